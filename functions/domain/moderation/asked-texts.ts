import { asRead } from './as-read.ts';

/** Words to be judged. */
export interface Words {
  /** What is read by itself, such as a title. */
  readonly alone?: readonly string[];
  /** What is read one after the other, such as the scenes of a script. */
  readonly told?: readonly string[];
}

/**
 * Words of a window, and how many of them the next one repeats. A long text hides a few words; much shorter windows have
 * harmless sentences taken for something else, torn from what explains them.
 */
const WINDOW_WORDS = 60;
const OVERLAP_WORDS = 30;

const SENTENCE = /[^.!?…]+[.!?…]*/gu;

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** The sentences of a text as lists of words; a long one in parts that overlap. */
const sentencesOf = (text: string): (readonly string[])[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const words = wordsIn(sentence);
    const starts = Math.max(1, Math.ceil((words.length - OVERLAP_WORDS) / (WINDOW_WORDS - OVERLAP_WORDS)));
    return Array.from({ length: words.length === 0 ? 0 : starts }, (_, part) => {
      const from = part * (WINDOW_WORDS - OVERLAP_WORDS);
      return words.slice(from, from + WINDOW_WORDS);
    });
  });

/** Where the run of sentences ends that begins at one: after as many as fit into so many words, and at least one. */
const endOf = (sentences: readonly (readonly string[])[], from: number): number => {
  let [end, words] = [from, 0];
  while (end < sentences.length) {
    words += sentences[end]?.length ?? 0;
    if (end > from && words > WINDOW_WORDS) break;
    end += 1;
  }
  return end;
};

/** Where the run of sentences begins that ends at one. */
const startOf = (sentences: readonly (readonly string[])[], end: number, most: number): number => {
  let [from, words] = [end, 0];
  for (; from > 0; from -= 1) {
    words += sentences[from - 1]?.length ?? 0;
    if (words > most) break;
  }
  return from;
};

/** Whole sentences, as many as fit into a window; each window begins with the last ones of the window before. */
export const windowsOf = (text: string): readonly string[] => {
  const sentences = sentencesOf(text);
  const windows: string[] = [];
  for (let from = 0; from < sentences.length; ) {
    const end = endOf(sentences, from);
    const isLast = end === sentences.length;
    // The last one is as long as the others.
    const begin = isLast ? Math.min(from, startOf(sentences, end, WINDOW_WORDS)) : from;
    windows.push(sentences.slice(begin, end).flat().join(' '));
    if (isLast) break;
    from = Math.max(from + 1, startOf(sentences, end, OVERLAP_WORDS));
  }
  return windows;
};

/**
 * What a moderator is asked about words: what stands alone by itself, everything as one text, and what is told in
 * windows, across the borders of scenes. The same once more as people read it, where that is something else.
 */
export const askedTexts = ({ alone = [], told = [] }: Words): readonly string[] => {
  const whole = [...alone, ...told];
  const running = told.join(' ');
  const read = asRead(running);
  return [
    ...new Set([
      ...alone,
      ...alone.map(asRead),
      whole.join('\n'),
      ...windowsOf(running),
      ...(read === running ? [] : [read, ...windowsOf(read)]),
    ]),
  ].filter((text) => text.trim() !== '');
};
