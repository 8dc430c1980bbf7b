import type { CaptionStyle, Colour, Letters, WordPhase } from '#contract/caption-styles.ts';

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** Blue, green, red: the order in which ASS writes colours. */
const bgr = (colour: Colour): string =>
  (colour.slice(1).match(/../gu) ?? []).toReversed().join('').toUpperCase();

/** A colour of an ASS style, which starts with its transparency. */
export const styleColour = (colour: Colour, opacity = 1): string => `&H${byte(1 - opacity)}${bgr(colour)}`;

/** The tag that fills the following text with a colour. */
export const fillTag = (colour: Colour): string => `\\1c&H${bgr(colour)}&`;

/** The tag that outlines the following text with a colour. */
export const strokeTag = (colour: Colour): string => `\\3c&H${bgr(colour)}&`;

/** The tag of the opacity of fill (1) or outline (3). */
export const opacityTag = (layer: 1 | 3, opacity: number): string =>
  opacity === 1 ? '' : `\\${layer}a&H${byte(1 - opacity)}&`;

const percent = (share: number): number => Math.round(share * 100);

const growthTags = ({ from, to, ms }: NonNullable<CaptionStyle['growth']>): string =>
  `\\fscx${percent(from)}\\fscy${percent(from)}\\t(0,${ms},\\fscx${percent(to)}\\fscy${percent(to)})`;

const lettersTags = ({ colour, opacity, outlineOpacity }: Letters): string =>
  fillTag(colour) + opacityTag(1, opacity) + opacityTag(3, outlineOpacity);

/** The tags of a word in one phase of its style. */
export const phaseTags = ({ letters, growth }: CaptionStyle, phase: WordPhase): string =>
  lettersTags(letters[phase]) + (phase === 'spoken' && growth !== undefined ? growthTags(growth) : '');
