import type { Local } from '#painter/canvas/tones.ts';
import type { Costume, Hat } from '#painter/figures/costume.ts';
import type { FigureName } from '#painter/figures/costumes.ts';
import { costumeOf } from '#painter/figures/costumes.ts';

const COLOURS: Readonly<Record<string, Local>> = {
  red: '#c2332f',
  blue: '#3b62a8',
  green: '#4f7d4a',
  black: '#2a2932',
  white: '#efece3',
  dark: '#34353f',
  grey: '#84868c',
  gray: '#84868c',
  brown: '#74503a',
  yellow: '#d9a53a',
  golden: '#d9a53a',
};
const COLOUR = Object.keys(COLOURS).join('|');
const FEMALE = new Set<FigureName>(['woman', 'old-woman', 'girl', 'queen', 'reader']);

/** Phrases for what people wear: “in a long black dress”, “with a white beard”. */
export const CLOTHES =
  /\b(?:in|and|with|wearing)(?: an?)?(?: \w+){0,3}? (?:coats?|dress(?:es)?|cloaks?|suits?|uniforms?|smocks?|hats?|caps?|gloves|boots|oilskins|waterproofs|beards?|moustaches?|glasses|spectacles|jackets?|shirts?|robes?)\b(?: with flowers)?|\bwith (?:a )?(?:guns?|rifles?)\b/giu;

const colourBefore = (said: string, garment: string): Local | undefined =>
  COLOURS[new RegExp(`\\b(${COLOUR})\\b(?: \\w+)? (?:${garment})`, 'u').exec(said)?.[1] ?? ''];

const hatIn = (said: string, name: FigureName): Hat | undefined => {
  if (/\bhats? with flowers|flowered hat/u.test(said)) return 'flowered';
  if (/\bcaps?\b/u.test(said)) return /officer|guard|keeper|captain|policeman/u.test(name) ? 'peaked' : 'cap';
  if (!/\bhats?\b/u.test(said) || name === 'emperor') return undefined;
  if (/\bwide(?: \w+)? hat/u.test(said)) return 'broad';
  return FEMALE.has(name) ? 'flowered' : 'bowler';
};

/** What people carry, according to the words that describe them. */
const gearIn = (said: string, name: FigureName): Pick<Costume, 'gear'> =>
  /\bpane of glass\b/u.test(said)
    ? { gear: 'pane' }
    : /\bunder (?:his|her) arm\b/u.test(said)
      ? { gear: 'parcel' }
      : /\bnewspapered\b/u.test(said)
        ? { gear: 'newspaper' }
        : /\bbasket\b/u.test(said) && name === 'farmer'
          ? { gear: 'basket' }
          : {};

/** A figure’s costume, adjusted to the words that describe the figure. */
export const dressed = (name: FigureName, said: string): Costume => {
  const base: Costume = costumeOf(name);
  const coat = /\b(?:coat|smock)s?\b/u.test(said);
  const dress = /\bdress(?:es)?\b/u.test(said);
  const suit = /\bsuits?\b/u.test(said);
  const cloak = /\bcloaks?\b/u.test(said);
  const garment = dress ? 'dress' : cloak ? 'cloak' : coat ? 'coat' : suit ? 'jacket' : base.garment;
  const worn = colourBefore(said, 'coats?|dress(?:es)?|suits?|uniforms?|cloaks?|smocks?|jackets?');
  const hat = hatIn(said, name);
  const bearded = /\bbeards?\b/u.test(said);
  const moustached = /\bmoustaches?\b/u.test(said);
  const grown = colourBefore(said, 'beard|moustache');
  const glasses = /\b(?:glasses|spectacles)\b/u.test(said) && base.trims?.includes('glasses') !== true;
  const trims = [
    ...(suit ? (['tie', 'collar'] as const) : (base.trims ?? [])),
    ...(glasses ? (['glasses'] as const) : []),
  ];
  return {
    ...base,
    garment,
    trims,
    ...(worn === undefined ? {} : { colour: worn }),
    ...(suit ? { legs: worn ?? base.colour, trimColour: COLOURS.white ?? base.colour } : {}),
    ...(hat === undefined ? {} : { hat }),
    ...(bearded ? { beard: 'full' } : moustached ? { beard: 'moustache' } : {}),
    ...(grown === undefined ? {} : { hairColour: grown === COLOURS.white ? '#dedbd4' : grown }),
    ...gearIn(said, name),
  };
};
