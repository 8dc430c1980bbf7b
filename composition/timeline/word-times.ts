import { CLOSING_MARKS, leadingWords, sentencesOf, wordDots } from '@veilcast/reading';
import * as z from 'zod/mini';
import type { Language } from '#contract/catalogue.ts';

/** When the narrator speaks part of the script. Offsets are UTF-16 units in `contentOf(scenes)`. */
export const WordTime = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  startMs: z.number().check(z.nonnegative()),
  endMs: z.number().check(z.nonnegative()),
});
export type WordTime = z.infer<typeof WordTime>;

/** A word of the script as written, with punctuation, and when it is spoken. */
export const TimedWord = z.object({
  text: z.string(),
  scene: z.int().check(z.nonnegative()),
  startMs: z.number(),
  endMs: z.number(),
  /** The word ends in a mark that doesn’t end a sentence, as in “Dr.”, or in “Really?” followed by “she said”. */
  isDotted: z.optional(z.boolean()),
  /** There is no space before the next word, as in “man—which”. */
  isJoined: z.optional(z.boolean()),
  /** The word belongs with the next one, like an article or a number. */
  leads: z.optional(z.boolean()),
  /** The word starts a phrase even though the previous word belongs with it, like “am” in “und am 3. Mai”. */
  begins: z.optional(z.boolean()),
  /** A long word with a soft hyphen wherever a caption may split it. */
  hyphenated: z.optional(z.string()),
});
export type TimedWord = z.infer<typeof TimedWord>;

/** Marks that end a sentence, with the quotation marks and brackets that close it. */
const SENTENCE_END = new RegExp(String.raw`[.!?…][${CLOSING_MARKS}\s]*$`, 'u');

/** Whether a sentence ends with this word. */
export const endsSentence = ({ text, isDotted }: Pick<TimedWord, 'text' | 'isDotted'>): boolean =>
  isDotted !== true && SENTENCE_END.test(text);

type Token = Omit<TimedWord, 'startMs' | 'endMs'> & { start: number; end: number };
type Known = { startMs: number; endMs: number } | undefined;

/**
 * A word, together with any unspoken marks that follow or precede it after a space, such as French quotation marks
 * and exclamation marks. A dash or an ellipsis between letters separates two words.
 */
const WORD =
  /(?:[«‹„“¿¡([–—-]+\s+)?\S+?(?:(?<=\p{L}[—…])(?=\p{L})|(?=\s|$)(?:\s+(?:[»›”)\]!?:;.,…%–—-]+)(?=\s|$))*)/gu;

/** Where each sentence of a text ends, not counting the space after it. */
const endsIn = (text: string, language: Language): ReadonlySet<number> => {
  let at = 0;
  return new Set(
    sentencesOf(text, language).map((sentence) => {
      at += sentence.length;
      return at - (sentence.length - sentence.trimEnd().length);
    }),
  );
};

/** The words of the script, each with its position in the joined text. */
const tokensOf = (narrations: readonly string[], language: Language): Token[] => {
  let offset = 0;
  return narrations.flatMap((narration, scene) => {
    const base = offset;
    offset += narration.length + 1;
    const dots = wordDots(narration, language);
    const ends = endsIn(narration, language);
    const leading = leadingWords(narration, language, dots);
    return [...narration.matchAll(WORD)].map(({ 0: text, index }) => ({
      text,
      scene,
      start: base + index,
      end: base + index + text.length,
      ...(SENTENCE_END.test(text) && !ends.has(index + text.length) && { isDotted: true }),
      ...(/\S/u.test(narration.charAt(index + text.length)) && { isJoined: true }),
      ...(leading.has(index + text.length) && { leads: true }),
      ...(leading.get(index + text.length) === true && { begins: true }),
    }));
  });
};

/** The spoken words of a text, with the details that captions need about each. */
export const markedWords = <Word extends Pick<TimedWord, 'text'>>(
  text: string,
  language: Language,
  words: readonly Word[],
): Word[] => {
  const tokens = tokensOf([text], language);
  return words.map((word, index) => {
    const token = tokens[index];
    if (token?.text !== word.text) return word;
    const { start: _start, end: _end, scene: _scene, ...marks } = token;
    return { ...word, ...marks };
  });
};

const knownTime = (token: Token, marks: readonly WordTime[]): Known => {
  const inside = marks.filter((mark) => mark.start < token.end && mark.end > token.start);
  if (inside.length === 0) return undefined;
  return {
    startMs: Math.min(...inside.map((mark) => mark.startMs)),
    endMs: Math.max(...inside.map((mark) => mark.endMs)),
  };
};

/** Spreads a stretch of time over words that have no speech mark, in proportion to their length. */
const spread = (tokens: readonly Token[], fromMs: number, toMs: number): TimedWord[] => {
  const total = tokens.reduce((sum, token) => sum + token.text.length, 0);
  let passed = 0;
  return tokens.map(({ start: _start, end: _end, ...word }) => {
    const startMs = fromMs + ((toMs - fromMs) * passed) / total;
    passed += word.text.length;
    return { ...word, startMs, endMs: fromMs + ((toMs - fromMs) * passed) / total };
  });
};

/** Assigns times to every word of the narrations. The times never go backwards or past the end of the narration. */
export const timeWords = (
  narrations: readonly string[],
  language: Language,
  marks: readonly WordTime[],
  narrationMs: number,
): TimedWord[] => {
  const tokens = tokensOf(narrations, language);
  const known = tokens.map((token) => knownTime(token, marks));
  const words: TimedWord[] = [];
  while (words.length < tokens.length) {
    const at = words.length;
    const floorMs = words.at(-1)?.endMs ?? 0;
    const found = known.findIndex((time, index) => index >= at && time !== undefined);
    const next = found < 0 ? tokens.length : found;
    const time = known[next];
    const startMs = Math.min(narrationMs, Math.max(words.at(-1)?.startMs ?? 0, time?.startMs ?? narrationMs));
    words.push(...spread(tokens.slice(at, next), Math.min(floorMs, startMs), startMs));
    const token = tokens[next];
    if (token === undefined || time === undefined) break;
    const endMs = Math.min(narrationMs, Math.max(startMs, time.endMs));
    const { start: _start, end: _end, ...word } = token;
    words.push({ ...word, startMs, endMs });
  }
  return words.map((word, index) => {
    const nextMs = words[index + 1]?.startMs ?? narrationMs;
    return { ...word, endMs: Math.max(word.startMs, Math.min(word.endMs, nextMs)) };
  });
};
