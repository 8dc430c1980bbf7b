import type { CaptionStyle, Colour } from '#contract/caption-styles.ts';
import { contrastOf, levelsApart, mixed } from './levels.ts';

const WHITE = '#ffffff';
const BLACK = '#101010';
/** The contrast that makes letters of any size readable (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;
const STEP = 0.05;
/** Colours closer than this look alike, and the certificate can’t tell them apart. */
const LEAST_APART = 40;
/**
 * The colour of unspoken words when their own colour would nearly match the highlight: on a dark background, and on a
 * light one.
 */
const FADED = { light: '#a2a2a8', dark: '#84848c' } as const satisfies Record<string, Colour>;
/** How much white is mixed into glowing letters, because a light looks brightest in the middle. */
const GLOW_CORE = 0.45;

/** The colour around a style’s letters. */
export const surroundOf = ({ panel, outline }: CaptionStyle): Colour => panel?.colour ?? outline.colour;

/** The closest colour to this one that is legible on the surround. */
const readable = (colour: Colour, surround: Colour): Colour => {
  const target = contrastOf(WHITE, surround) > contrastOf(BLACK, surround) ? WHITE : '#000000';
  let [share, found]: [number, Colour] = [0, colour];
  while (contrastOf(found, surround) < LEAST_CONTRAST && share < 1) {
    share += STEP;
    found = mixed(colour, target, Math.min(1, share));
  }
  return found;
};

/** Fades unspoken words whose colour nearly matches the highlight. */
const setApart = (style: CaptionStyle, highlight: Colour): CaptionStyle => {
  const { waiting, said } = style.letters;
  if (waiting.opacity === 0 || levelsApart(waiting.colour, highlight) >= LEAST_APART) return style;
  const colour = style.panel === undefined ? FADED.light : FADED.dark;
  return {
    ...style,
    letters: { ...style.letters, waiting: { ...waiting, colour }, said: { ...said, colour } },
  };
};

/** A style with another highlight colour, adjusted only as far as legibility requires. */
export const recoloured = (style: CaptionStyle, wanted: Colour): CaptionStyle => {
  const { letters, box, underline, glow, alternate: _, ...rest } = style;
  if (box !== undefined) {
    // Letters on a box keep their outline, which contrasts with a box of any colour.
    const changed = {
      ...style,
      box: { ...box, colour: wanted },
      letters: { ...letters, said: letters.waiting },
    };
    return setApart(changed, wanted);
  }
  if (underline !== undefined) {
    const colour = readable(wanted, style.outline.colour);
    return setApart({ ...style, underline: { ...underline, colour } }, colour);
  }
  const core = glow === undefined ? wanted : mixed(wanted, WHITE, GLOW_CORE);
  const colour = readable(core, surroundOf(style));
  return setApart(
    {
      ...rest,
      letters: { ...letters, spoken: { ...letters.spoken, colour } },
      ...(glow && { glow: { ...glow, colour: wanted } }),
    },
    colour,
  );
};
