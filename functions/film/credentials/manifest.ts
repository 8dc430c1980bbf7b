import { sourceTypeOf, sourceTypeOfAll } from '#functions/domain/credentials/disclosure.ts';
import {
  type FilmMakers,
  type GeneratingMaker,
  isGenerating,
  makerName,
} from '#functions/domain/credentials/maker.ts';

const actionOf = (action: string, maker: GeneratingMaker) => ({
  action,
  softwareAgent: { name: makerName(maker) },
  digitalSourceType: sourceTypeOf(maker),
});

/** Puts a model first, because a manifest names one maker as the file’s creator, and readers display that one. */
const trainedFirst = (makers: readonly GeneratingMaker[]): readonly GeneratingMaker[] =>
  makers.toSorted((one, other) => Number(other.kind === 'trained') - Number(one.kind === 'trained'));

/**
 * A film that contains a creator’s own media is declared as composed by us and edited by the models that made its
 * other pictures.
 */
const pictureActions = ({ pictures, voices }: FilmMakers) => {
  const generating = trainedFirst(pictures.filter(isGenerating));
  const hasOwn = generating.length < pictures.length;
  const composed = {
    action: 'c2pa.created',
    softwareAgent: { name: 'Veilcast' },
    digitalSourceType: sourceTypeOfAll([...pictures, ...voices]),
  };
  return [
    ...(hasOwn ? [composed] : []),
    ...generating.map((maker, index) =>
      actionOf(index === 0 && !hasOwn ? 'c2pa.created' : 'c2pa.edited', maker),
    ),
  ];
};

/**
 * A C2PA manifest, which tells readers what made a file. It lists the first painter as having created the file, any
 * other painters as having edited it, and the voices as having dubbed it. It never claims that a creator’s own media
 * were generated.
 */
export const manifestOf = (title: string, makers: FilmMakers) => ({
  claim_generator_info: [{ name: 'Veilcast' }],
  title,
  assertions: [
    {
      label: 'c2pa.actions.v2',
      created: true,
      data: {
        actions: [
          ...pictureActions(makers),
          ...makers.voices.filter(isGenerating).map((maker) => actionOf('c2pa.dubbed', maker)),
        ],
      },
    },
  ],
});
