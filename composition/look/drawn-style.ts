import { type CaptionStyle, type CaptionStyleId, captionStyleOf } from '#contract/caption-styles.ts';
import type { CaptionLook, CaptionSize } from '#contract/look.ts';
import { recoloured } from './recolour.ts';

/** How large captions are, as a fraction of the style’s size. */
const SCALES = { small: 0.84, medium: 1, large: 1.22 } as const satisfies Record<CaptionSize, number>;

const tenths = (value: number): number => Math.round(value * 10) / 10;

const scaled = (style: CaptionStyle, scale: number): CaptionStyle => {
  if (scale === 1) return style;
  const { font, outline, shadow, glow } = style;
  return {
    ...style,
    font: { ...font, size: Math.round(font.size * scale) },
    outline: { ...outline, width: tenths(outline.width * scale) },
    shadow: { ...shadow, depth: tenths(shadow.depth * scale) },
    ...(glow && { glow: { ...glow, width: tenths(glow.width * scale) } }),
  };
};

/** A caption style with a look applied to it. */
export const styleOfLook = (look: CaptionLook): CaptionStyle => {
  const style = captionStyleOf(look.captionStyle);
  const own = look.colour === undefined ? style : recoloured(style, look.colour);
  const { size, position, wordsPerPage, upperCase } = look;
  const fitted = scaled(own, SCALES[size]);
  const font = { ...fitted.font, case: upperCase ? 'upper' : 'as-written' } as const;
  return { ...fitted, font, words: wordsPerPage, position };
};

/** The caption style of a video, with its look applied if it has one. */
export const drawnStyle = ({
  captionStyle,
  look,
}: {
  readonly captionStyle: CaptionStyleId;
  readonly look?: CaptionLook | undefined;
}): CaptionStyle => (look === undefined ? captionStyleOf(captionStyle) : styleOfLook(look));
