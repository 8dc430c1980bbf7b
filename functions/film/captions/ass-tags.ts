import { SWEEP_FROM } from '#composition/captions/caption-marks.ts';
import type { CaptionStyle, CaptionWeight, Colour, Letters, WordPhase } from '#contract/caption-styles.ts';
import { FONTS, shippedFont } from './font.ts';

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** Blue, green, red: the order in which ASS writes colours. */
const bgr = (colour: Colour): string =>
  (colour.slice(1).match(/../gu) ?? []).toReversed().join('').toUpperCase();

/** A colour as an ASS style states it, with the transparency first. */
export const styleColour = (colour: Colour, opacity = 1): string => `&H${byte(1 - opacity)}${bgr(colour)}`;

/** The tag that fills the following text with a colour. */
export const fillTag = (colour: Colour): string => `\\1c&H${bgr(colour)}&`;

/** The tag that outlines the following text in a colour. */
export const strokeTag = (colour: Colour): string => `\\3c&H${bgr(colour)}&`;

/** The tag that sets the opacity of the fill (1) or the outline (3). */
export const opacityTag = (layer: 1 | 3, opacity: number): string =>
  opacity === 1 ? '' : `\\${layer}a&H${byte(1 - opacity)}&`;

const percent = (share: number): number => Math.round(share * 100);

const growthTags = ({ from, to, ms }: NonNullable<CaptionStyle['growth']>): string =>
  `\\fscx${percent(from)}\\fscy${percent(from)}\\t(0,${ms},\\fscx${percent(to)}\\fscy${percent(to)})`;

const lettersTags = ({ colour, opacity, outlineOpacity }: Letters): string =>
  fillTag(colour) + opacityTag(1, opacity) + opacityTag(3, outlineOpacity);

/** The tags for a word in one phase of its style. */
export const phaseTags = ({ growth, outline }: CaptionStyle, phase: WordPhase, letters: Letters): string =>
  (outline.blur === undefined ? '' : `\\blur${outline.blur}`) +
  lettersTags(letters) +
  (phase === 'spoken' && growth !== undefined ? growthTags(growth) : '');

/** The tags for the glow around a spoken word, which is drawn as an outline without letters. */
export const glowTags = ({ growth }: CaptionStyle, glow: NonNullable<CaptionStyle['glow']>): string =>
  edgeTags(glow) + opacityTag(1, 0) + (growth === undefined ? '' : growthTags(growth));

/** The tag that makes a drawing grow from its left edge. */
export const sweepTags = (ms: number): string => `\\fscx${percent(SWEEP_FROM)}\\t(0,${ms},\\fscx100)`;

/** The tags for a shipped font at a given em size. */
export const faceTags = (weight: CaptionWeight, size: number): string => {
  const { family, isBoldOfFamily } = FONTS[weight];
  const { sizeHeight, unitsPerEm } = shippedFont(weight);
  return `\\fn${family}\\b${isBoldOfFamily ? 1 : 0}\\fs${((size * sizeHeight) / unitsPerEm).toFixed(2)}`;
};

/** The tags for a soft edge around letters, without a shadow. */
export const edgeTags = (edge: {
  readonly width: number;
  readonly blur: number;
  readonly colour: Colour;
  readonly opacity: number;
}): string =>
  `\\bord${edge.width}\\blur${edge.blur}\\shad0${strokeTag(edge.colour)}${opacityTag(3, edge.opacity)}`;
