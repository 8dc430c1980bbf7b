import * as z from 'zod/mini';
import { PRONOUNCED_WORD_MAX_CHARS, PRONUNCIATIONS_MAX, RESPELLING_MAX_CHARS } from '#contract/catalogue.ts';
import { isWordless, readingProblem } from '#contract/drawable.ts';
import { Language, NamedLanguage } from './choices.ts';
import { writtenText } from './text.ts';

const isOneWord = (text: string): boolean => !/\s/u.test(text) && !isWordless(text);

/** Text that voices can read. */
const readable = (most: number, missing: string) =>
  writtenText(most, missing, () => `Use at most ${most} characters.`).check(
    z.refine((text) => readingProblem(text) === undefined, {
      error: ({ input }) => readingProblem(String(input)) ?? '',
    }),
  );

/** A short word may occur a hundred times in a scene, and voices are billed by the character. */
const isAsLong = (word: string, says: string): boolean => says.length <= 10 + 6 * word.length;

/** How voices say a word in scripts written in a given language. `says: null` removes the word from the list. */
export const SavePronunciation = z
  .strictObject({
    word: readable(PRONOUNCED_WORD_MAX_CHARS, 'Enter the word as it’s written in your scripts.').check(
      z.refine(isOneWord, 'Enter a single word, without spaces.'),
    ),
    language: Language,
    says: z.nullable(
      readable(RESPELLING_MAX_CHARS, 'Enter how the word sounds, in ordinary letters.').check(
        z.refine((text) => !isWordless(text), 'Enter how the word sounds, in ordinary letters.'),
      ),
    ),
  })
  .check(
    z.refine(({ word, says }) => says === null || isAsLong(word, says), {
      path: ['says'],
      error: 'This is far longer than the word. Enter only how the word sounds.',
    }),
  );
export type SavePronunciation = z.infer<typeof SavePronunciation>;

/** A word as it’s written in scripts, in upper or lower case, and a respelling that sounds right. */
export const Pronunciation = z.object({ word: z.string(), language: NamedLanguage, says: z.string() });
export type Pronunciation = z.infer<typeof Pronunciation>;

/** An account’s list, sorted by word. */
export const Pronunciations = z.object({
  entries: z.array(Pronunciation).check(z.maxLength(PRONUNCIATIONS_MAX)),
});
export type Pronunciations = z.infer<typeof Pronunciations>;
