import type { CaptionMark, GlowMark, WordMark } from '#composition/captions/caption-marks.ts';
import type { Fonts } from '#composition/captions/font.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { type Sprite, textSheet } from './sprite.ts';

type TextMark = WordMark | GlowMark;

/** The maximum number of words kept; others are redrawn when needed. A page has about ten. */
const MOST_SPRITES = 160;
/** How far in advance words may be drawn. */
const SOON_FRAMES = 60;
/** Space around the drawing, for soft edges. */
const SLACK = 2;

const keyOf = (mark: TextMark): string => {
  const look = mark.kind === 'glow' ? 'glow' : `${mark.phase} ${mark.letters.colour}`;
  return `${look} ${mark.size} ${mark.text}`;
};

/** Whether a mark grows the way spoken words do. */
export const isGrowing = (mark: TextMark): boolean => mark.kind === 'glow' || mark.phase === 'spoken';

/**
 * Returns a function that draws a word or its glow. Letters, outline, shadow and glow are as libass draws them in
 * the film.
 */
const wordDrawer = (fonts: Fonts, style: CaptionStyle, scale: number): ((mark: TextMark) => Sprite) => {
  const { font, outline, shadow, growth, glow } = style;
  const sheetOf = (mark: TextMark, room: number) =>
    textSheet(fonts, {
      text: mark.text,
      weight: font.weight,
      size: mark.size,
      scale: scale * (isGrowing(mark) ? Math.max(1, growth?.to ?? 1) : 1),
      room,
    });
  const drawGlow = (mark: GlowMark): Sprite => {
    const { width = 0, blur = 0, colour = '#ffffff', opacity = 0 } = glow ?? {};
    const sheet = sheetOf(mark, width + blur + SLACK);
    sheet.layer((on) => sheet.outline(on, colour, width), { opacity, blur });
    return sheet.sprite();
  };
  const drawWord = (mark: WordMark): Sprite => {
    const { colour, opacity, outlineOpacity } = mark.letters;
    const { width, blur = 0 } = outline;
    const sheet = sheetOf(mark, width + blur + shadow.depth + SLACK);
    sheet.layer((on) => sheet.outline(on, shadow.colour, width), {
      opacity: shadow.opacity,
      by: shadow.depth,
      blur,
    });
    sheet.layer(
      (on) => {
        sheet.outline(on, outline.colour, width);
        if (opacity === 1) return;
        // Translucent letters have no outline under them.
        on.globalCompositeOperation = 'destination-out';
        sheet.fill(on, outline.colour);
      },
      { opacity: outlineOpacity, blur },
    );
    sheet.layer((on) => sheet.fill(on, colour), { opacity });
    return sheet.sprite();
  };
  return (mark) => (mark.kind === 'glow' ? drawGlow(mark) : drawWord(mark));
};

/**
 * Draws each word once per phase and keeps it, so that each frame only has to place the words. `scale`: screen pixels
 * per pixel of the 1080×1920 canvas.
 */
export const createSprites = (fonts: Fonts, style: CaptionStyle, scale: number) => {
  const draw = wordDrawer(fonts, style, scale);
  const sprites = new Map<string, Sprite>();
  const of = (mark: TextMark): Sprite => {
    const key = keyOf(mark);
    const known = sprites.get(key);
    if (known !== undefined) return known;
    const drawn = draw(mark);
    const [oldest] = sprites.keys();
    if (sprites.size >= MOST_SPRITES && oldest !== undefined) sprites.delete(oldest);
    sprites.set(key, drawn);
    return drawn;
  };
  return {
    scale,
    style,
    of,
    /** Draws one word that will be shown soon after a frame, so that a new page is not drawn all at once. */
    prepare: (marks: readonly CaptionMark[], frame: number): void => {
      const soon = marks.find(
        (mark): mark is TextMark =>
          mark.kind !== 'box' &&
          mark.from > frame &&
          mark.from <= frame + SOON_FRAMES &&
          !sprites.has(keyOf(mark)),
      );
      if (soon !== undefined) of(soon);
    },
  };
};
export type Sprites = ReturnType<typeof createSprites>;
