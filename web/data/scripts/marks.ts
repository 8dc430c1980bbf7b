import { sentencesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { leftOut, unreadSentence, unreadWords } from '#contract/drawable.ts';
import { LONGEST_SENTENCE_SECONDS, spokenSeconds } from '#contract/pace.ts';
import { formatWait } from '#web/lib/format.ts';
import type { Script } from './script.ts';

/** A place in a text that its creator should look at. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** The sentences that are too long for one scene. */
export const longSentences = (text: string, language: Language): Mark[] => {
  const marks: Mark[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text, language)) {
    const seconds = spokenSeconds(sentence, language);
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

/** Any more marks than this would only point out the same mistake again. */
const MOST_ALIKE = 3;

/** The first words that no voice reads. */
const unread = (text: string): Mark[] =>
  unreadWords(text)
    .slice(0, MOST_ALIKE)
    .map(({ word, from }) => ({ from, to: from + word.length, words: unreadSentence(word) }));

/** What becomes of signs that are left out. */
export const leftOutSentence = (signs: readonly string[]): string => {
  const quoted = signs.slice(0, MOST_ALIKE).map((sign) => `“${sign}”`);
  return signs.length === 1
    ? `${quoted.join('')} is left out: no voice says it, and captions don’t show it.`
    : `${quoted.join(', ')} are left out: no voice says them, and captions don’t show them.`;
};

/** The first signs that are left out, each where it first is. */
const leftOutSigns = (text: string): Mark[] =>
  leftOut(text)
    .slice(0, MOST_ALIKE)
    .flatMap((sign) => {
      const from = text.indexOf(sign);
      return from === -1 ? [] : [{ from, to: from + sign.length, words: leftOutSentence([sign]) }];
    });

/** The words that moderation quotes in its refusal. */
const QUOTED = /^This looks like [^“]+: “(?<words>[^”]+?)…?”/u;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The words that moderation refused, if the refusal quotes them. */
const refusedWords = (text: string, problem: string | undefined): Mark[] => {
  const quoted = problem === undefined ? undefined : QUOTED.exec(problem)?.groups?.['words'];
  if (quoted === undefined) return [];
  // The text may have line breaks where the quotation has spaces.
  const found = new RegExp(quoted.trim().split(/\s+/u).map(escaped).join(String.raw`\s+`), 'u').exec(text);
  if (found === null) return [];
  return [{ from: found.index, to: found.index + found[0].length, words: 'We don’t make videos with this.' }];
};

/** The places in a script that its creator should look at. `problem` is why the server refused it. */
export const marksOf = ({ text, language }: Script, problem?: string): Mark[] => [
  ...refusedWords(text, problem),
  ...unread(text),
  ...leftOutSigns(text),
  ...longSentences(text, language),
];
