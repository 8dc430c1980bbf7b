import * as z from 'zod/mini';
import { Category, Language as LanguageSchema } from '#contract/schemas/choices.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { cleanLines, cleanText } from '#contract/schemas/text.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { excerpt } from '#web/lib/format.ts';

/** A story in the creator’s own words. */
export const Script = z.object({
  title: z.string(),
  text: z.string(),
  category: Category,
  language: LanguageSchema,
  /** Whether each line of the text is a scene; absent means yes. */
  linesAreScenes: z.optional(z.boolean()),
});
export type Script = z.infer<typeof Script>;

export const scriptOf = ({ title, content, category, language, linesAreScenes }: Story): Script => ({
  title,
  text: content,
  category,
  language,
  ...(linesAreScenes === undefined ? {} : { linesAreScenes }),
});

const TITLE_FROM_TEXT_CHARS = 60;

/** The title, or the first whole words of the text. */
export const titleOf = ({ title, text }: Pick<Script, 'title' | 'text'>): string => {
  const written = cleanText(title);
  if (written !== '') return written;
  const start = excerpt(cleanText(text), TITLE_FROM_TEXT_CHARS);
  return start.endsWith('…') ? start.replace(/\s+\S*…$/u, '…') : start;
};

/**
 * Whether a stored story matches this script, allowing for the server’s changes: it stores one kind of space
 * and fills in a missing title.
 */
export const isStoredAs = (script: Script, story: Story): boolean =>
  titleOf(script) === story.title &&
  cleanLines(script.text) === story.content &&
  (script.linesAreScenes ?? true) === (story.linesAreScenes ?? true) &&
  script.category === story.category &&
  script.language === story.language;

/** What prevents a script from being saved; undefined while there is no text. */
export const problemOf = ({ text }: Pick<Script, 'text'>): string | undefined =>
  cleanText(text) === '' ? undefined : scriptProblem(text);

export const isSavable = (script: Script): boolean =>
  cleanText(script.text) !== '' && problemOf(script) === undefined && titleOf(script) !== '';
