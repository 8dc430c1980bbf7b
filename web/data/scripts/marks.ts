import { sentencesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { unreadSentence, unreadWords } from '#contract/drawable.ts';
import { isSilent, LONGEST_SENTENCE_SECONDS, spokenSeconds } from '#contract/pace.ts';
import { namedSigns } from '#contract/script-problem.ts';
import { formatWait } from '#web/lib/format.ts';
import type { Script } from './script.ts';
import { MOST_ALIKE, signNotes, signSentence } from './sign-notes.ts';

/** A place in a text that the creator should look at. */
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

/** The first words that no voice reads. */
const unread = (text: string): Mark[] =>
  unreadWords(text)
    .slice(0, MOST_ALIKE)
    .map(({ word, from }) => ({ from, to: from + word.length, words: unreadSentence(word) }));

/** The first symbols that viewers don’t see or don’t hear, each marked where it first occurs. */
const signs = ({ text, language }: Script): Mark[] =>
  signNotes(text, language).map(({ sign, from, lack }) => ({
    from,
    to: from + sign.length,
    words: signSentence([sign], lack),
  }));

/** The first lines that aren’t scenes, because they contain nothing that a voice can read. */
const silentLines = ({ text, linesAreScenes = true }: Script): Mark[] => {
  const lines = [...text.matchAll(/\S[^\r\n]*/gu)].map(({ 0: line, index }) => ({
    line: line.trimEnd(),
    index,
  }));
  if (!linesAreScenes || lines.length < 2) return [];
  return lines
    .flatMap(({ line, index }, number) => {
      if (!isSilent(line) || unreadWords(line).length > 0) return [];
      const to = number === 0 ? 'the next one' : 'the one before it';
      const named = namedSigns(line);
      const words = `No voice says ${named === '' ? 'invisible characters' : named}, so this line shares a scene with ${to}.`;
      return [{ from: index, to: index + line.length, words }];
    })
    .slice(0, MOST_ALIKE);
};

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

/** The places in a script that the creator should look at. `problem` is why the server refused it. */
export const marksOf = (script: Script, problem?: string): Mark[] => [
  ...refusedWords(script.text, problem),
  ...unread(script.text),
  ...signs(script),
  ...silentLines(script),
  ...longSentences(script.text, script.language),
];
