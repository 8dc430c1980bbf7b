import type { CaptionStyle, CaptionWeight } from '#contract/caption-styles.ts';
import { drawnAlike } from '#contract/drawable.ts';
import type { Fonts } from './font.ts';

const WHITESPACE = /\s/u;
/** Emoji, and the marks that join, colour and vary them: captions omit them instead of drawing boxes. */
const EMOJI_PART =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0E}\u{FE0F}\u{20E3}]/u;
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}]/u;

/** The code points of a text, which are what fonts map to glyphs. */
const charactersOf = (text: string): string[] => Array.from(text);

const isDrawable = (fonts: Fonts, character: string): boolean =>
  fonts(800).glyphOf(character.codePointAt(0) ?? 0) !== 0;

/**
 * The characters of a text that the caption font cannot draw, each listed once. Excludes white space, emoji
 * and invisible control characters, which captions omit.
 */
export const undrawableCharacters = (fonts: Fonts, text: string): string[] => [
  ...new Set(
    charactersOf(drawnAlike(text)).filter(
      (character) =>
        !isDrawable(fonts, character) &&
        !WHITESPACE.test(character) &&
        !EMOJI_PART.test(character) &&
        !INVISIBLE.test(character),
    ),
  ),
];

/**
 * A word as a caption shows it: in the style's letter case, without characters that the font cannot draw. May be
 * empty.
 */
export const captionText = (fonts: Fonts, word: string, { font }: Pick<CaptionStyle, 'font'>): string =>
  charactersOf(drawnAlike(font.case === 'upper' ? word.toUpperCase() : word))
    .filter((character) => isDrawable(fonts, character) && !INVISIBLE.test(character))
    .join('');

/** Width of a text in ems of its font. */
export const widthInEms = (fonts: Fonts, text: string, weight: CaptionWeight): number => {
  const font = fonts(weight);
  return (
    charactersOf(text).reduce(
      (sum, character) => sum + font.advanceOf(font.glyphOf(character.codePointAt(0) ?? 0)),
      0,
    ) / font.unitsPerEm
  );
};
