import type { Passage } from '#contract/passage.ts';
import { cleanText } from '#contract/schemas/text.ts';

/** A text as the server stores it: with only one kind of space character. */
const stored = (text: string): string => cleanText(text).replaceAll(/\s+/gu, ' ');

/** Maps a passage of the typed text to the stored text. */
export const storedPassage = (text: string, { from, to }: Passage): Passage => ({
  from: stored(text.slice(0, from)).length,
  to: stored(text.slice(0, to)).length,
});

/** The minimum number of typed characters that end up as `length` stored characters. */
const typedLength = (text: string, length: number): number => {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (stored(text.slice(0, middle)).length >= length) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * Maps a passage of the stored text `content` to the typed text; undefined if the two texts differ in more than their
 * spaces.
 */
export const typedPassage = (text: string, content: string, passage: Passage): Passage | undefined => {
  const place = { from: typedLength(text, passage.from + 1) - 1, to: typedLength(text, passage.to) };
  const isSame = stored(text.slice(place.from, place.to)) === content.slice(passage.from, passage.to);
  return isSame ? place : undefined;
};
