import { STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { countWords } from '#contract/script.ts';
import { TOLD_STORIES } from '../told-stories.ts';

/** The first sentences of a text, as few as make a video. */
export const firstSentences = (text: string): string =>
  text
    .split(/(?<=[.!?]) /u)
    .reduce((kept, sentence) => (countWords(kept) < STORY_MIN_WORDS ? `${kept} ${sentence}` : kept), '')
    .trim();

/** English scripts that have little in common and are barely longer than the minimum for a film. */
export const shortScripts = (count: number) =>
  TOLD_STORIES.filter(({ language }) => language === 'en')
    .slice(0, count)
    .map(({ told: { title, content } }) => ({ title, script: firstSentences(content) }));

/** The scripts in a semicolon-separated table. */
export const tableOf = (scripts: ReturnType<typeof shortScripts>): string =>
  ['title;script', ...scripts.map(({ title, script }) => `${title};"${script}"`)].join('\n');
