import type { CaptionStyle } from '#contract/caption-styles.ts';

/** The film width that a style’s pixel sizes are based on. */
const FILM_WIDTH = 1080;
/** Letters on a card are larger than in the film, to stay readable. */
const MAGNIFICATION = 1.8;
/** The largest size that lets wide capitals fit on a card, in hundredths of the card’s width. */
const MOST_UPPER = 13.5;
/** The space on each side of a word that has no box. */
const PADDING_EMS = 0.13;

const ems = (length: number): string => `${length.toFixed(3)}em`;

/**
 * A caption style as an inline style: custom properties for `caption-style-cards.css`. `magnification`: how
 * much larger letters are than in the film.
 */
export const captionVariables = (style: CaptionStyle, magnification = MAGNIFICATION) => {
  const { font, outline, letters, growth, box, panel, underline, glow } = style;
  const size = (100 * magnification * font.size) / FILM_WIDTH;
  return {
    fontWeight: font.weight,
    textTransform: font.case === 'upper' ? ('uppercase' as const) : ('none' as const),
    '--size': `${(font.case === 'upper' ? Math.min(size, MOST_UPPER) : size).toFixed(2)}cqi`,
    // Half of a stroke lies inside the letter; in the film, the whole outline lies outside.
    '--outline-width': ems((2 * outline.width) / font.size),
    '--outline': outline.colour,
    // On a card, the box provides enough contrast, and an outline would make small letters hard to read.
    '--boxed': box === undefined ? 0 : 1,
    '--waiting': letters.waiting.colour,
    '--waiting-opacity': letters.waiting.opacity,
    '--spoken': letters.spoken.colour,
    '--spoken-opacity': letters.spoken.opacity,
    '--said-letters': letters.said.colour,
    // On a one-word page, no other word is visible.
    '--said-opacity': style.words === 1 ? 0 : letters.said.opacity,
    '--growth': growth?.to ?? 1,
    '--box': box?.colour ?? 'transparent',
    '--box-padding': ems(box === undefined ? PADDING_EMS : box.acrossEms / 2),
    '--box-corner': ems(box?.cornerEms ?? 0),
    '--panel': panel?.colour ?? 'transparent',
    '--panel-corner': ems((panel?.cornerEms ?? 0) / 2),
    '--underline': underline?.colour ?? 'transparent',
    '--underline-height': ems(underline?.heightEms ?? 0),
    '--glow': glow?.colour ?? 'transparent',
    '--glow-blur': ems(glow === undefined ? 0 : (glow.width + glow.blur) / font.size),
  };
};
