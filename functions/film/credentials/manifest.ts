import { sourceTypeOf } from '#functions/domain/credentials/disclosure.ts';
import { type FilmMakers, type Maker, makerName } from '#functions/domain/credentials/maker.ts';

const actionOf = (action: string, maker: Maker) => ({
  action,
  softwareAgent: { name: makerName(maker) },
  digitalSourceType: sourceTypeOf(maker),
});

/** A model first: a manifest has one maker that created it, and readers show that one. */
const trainedFirst = (makers: readonly Maker[]): readonly Maker[] =>
  makers.toSorted((one, other) => Number(other.kind === 'trained') - Number(one.kind === 'trained'));

/**
 * A C2PA manifest: what made a file, for its readers. The first painter created it, other painters edited it, and the
 * voices were dubbed. Own media of a creator will become ingredients.
 */
export const manifestOf = (title: string, { pictures, voices }: FilmMakers) => ({
  claim_generator_info: [{ name: 'Veilcast' }],
  title,
  assertions: [
    {
      label: 'c2pa.actions.v2',
      created: true,
      data: {
        actions: [
          ...trainedFirst(pictures).map((maker, index) =>
            actionOf(index === 0 ? 'c2pa.created' : 'c2pa.edited', maker),
          ),
          ...voices.map((maker) => actionOf('c2pa.dubbed', maker)),
        ],
      },
    },
  ],
});
