import * as z from 'zod/mini';
import type { Language } from '#contract/catalogue.ts';
import { Category, Language as LanguageSchema } from '#contract/schemas/choices.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { countWords } from '#contract/script.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { sentencesOf } from '#contract/sentences.ts';
import { spokenSeconds } from '#web/data/stories/reading.ts';
import { excerpt, formatWait } from '#web/lib/format.ts';

/** A story as its creator writes it. */
export const Script = z.object({
  title: z.string(),
  text: z.string(),
  category: Category,
  language: LanguageSchema,
});
export type Script = z.infer<typeof Script>;

export const scriptOf = ({ title, content, category, language }: Story): Script => ({
  title,
  text: content,
  category,
  language,
});

const TITLE_FROM_TEXT_CHARS = 60;

/** The title, or the first whole words of the text. */
export const titleOf = ({ title, text }: Pick<Script, 'title' | 'text'>): string => {
  const written = cleanText(title);
  if (written !== '') return written;
  const start = excerpt(cleanText(text), TITLE_FROM_TEXT_CHARS);
  return start.endsWith('…') ? start.replace(/\s+\S*…$/u, '…') : start;
};

/** Whether a stored story is this script: the server stores one kind of space, and a title for one that is missing. */
export const isStoredAs = (script: Script, story: Story): boolean =>
  titleOf(script) === story.title &&
  cleanText(script.text).replaceAll(/\s+/gu, ' ') === story.content &&
  script.category === story.category &&
  script.language === story.language;

/** A place in a text that its creator should look at. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** A sentence that takes longer is cut, and its pictures change in the middle of it. */
const LONGEST_SENTENCE_SECONDS = 10;

/** The sentences that are too long for one scene. */
export const longSentences = (text: string, language: Language): Mark[] => {
  const marks: Mark[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text, language)) {
    const seconds = spokenSeconds(countWords(sentence));
    const to = from + sentence.trimEnd().length;
    if (seconds > LONGEST_SENTENCE_SECONDS)
      marks.push({
        from,
        to,
        words: `This sentence takes about ${formatWait(seconds)} to say, so its picture changes halfway. Two shorter ones hold viewers better.`,
      });
    from += sentence.length;
  }
  return marks;
};

/** What keeps a script from being saved; nothing yet while there is no text. */
export const problemOf = ({ text }: Pick<Script, 'text'>): string | undefined =>
  cleanText(text) === '' ? undefined : scriptProblem(text);

export const isSavable = (script: Script): boolean =>
  cleanText(script.text) !== '' && problemOf(script) === undefined && titleOf(script) !== '';
