import { asRead } from './as-read.ts';

/** Words to be judged. */
export interface AskedWords {
  /** Texts that are read on their own, such as a title. */
  readonly alone?: readonly string[];
  /** Texts that are read one after another, such as a script’s scenes. */
  readonly told?: readonly string[];
  /** The same texts as listeners hear them, if any words have been respelled. */
  readonly heard?: readonly string[];
  /** Descriptions of the pictures, judged separately from the spoken words. */
  readonly described?: readonly string[];
}

/**
 * The length of a window in characters, and how many of them the next window repeats (about sixty words). In a long
 * text a few words are easily overlooked; in much shorter windows, harmless sentences lose their context and are
 * misjudged.
 */
export const WINDOW_CHARS = 360;
const OVERLAP_CHARS = 180;

const PART = /[^.!?…]+[.!?…]*/gu;

/** The parts of a text between punctuation marks that may end a sentence, in any language. */
export const partsOf = (text: string): readonly string[] =>
  (text.match(PART) ?? []).map((part) => part.trim()).filter((part) => part !== '');

/** Where the longest run of parts starts that ends at `end` and is at most `most` characters long. */
const startOf = (parts: readonly string[], end: number, most: number): number => {
  let [from, chars] = [end, 0];
  for (; from > 0; from -= 1) {
    chars += (parts[from - 1]?.length ?? 0) + 1;
    if (chars > most) break;
  }
  return from;
};

/** The end of a window that starts at `from`; a window has at least one part. */
const endOf = (parts: readonly string[], from: number): number => {
  let [end, chars] = [from, 0];
  for (; end < parts.length; end += 1) {
    chars += (parts[end]?.length ?? 0) + 1;
    if (end > from && chars > WINDOW_CHARS) break;
  }
  return end;
};

/** Fits as many whole parts as possible into each window; a window starts with the last parts of the previous one. */
const windowed = (parts: readonly string[]): readonly string[] => {
  const windows: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const end = endOf(parts, from);
    const isLast = end === parts.length;
    // The last window reaches back to be as long as the others.
    const begin = isLast ? Math.min(from, startOf(parts, end, WINDOW_CHARS)) : from;
    windows.push(parts.slice(begin, end).join(' '));
    if (isLast) break;
    from = Math.max(from + 1, startOf(parts, end, OVERLAP_CHARS));
  }
  return windows;
};

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Splits a long text into windows of whole sentences; a sentence too long for a window is cut between words. */
export const windowsOf = (text: string): readonly string[] =>
  text.length <= WINDOW_CHARS
    ? []
    : windowed(
        partsOf(text)
          .map((sentence) => wordsIn(sentence))
          .flatMap((words) => windowed(words)),
      );

/**
 * The texts that a moderator receives: each separate text by itself, everything as one text, and a long text
 * in windows across scene boundaries. A text that people would read differently from how it is written is added again
 * as they would read it.
 */
export const askedTexts = ({
  alone = [],
  told = [],
  heard = [],
  described = [],
}: AskedWords): readonly string[] => {
  const whole = [...alone, ...told].join('\n');
  const read = asRead(whole);
  const running = told.join(' ');
  return [
    ...new Set([
      ...alone,
      ...alone.map(asRead),
      whole,
      ...windowsOf(running),
      ...(read === whole ? [] : [read, ...windowsOf(asRead(running))]),
      ...(heard.length > 0 ? askedTexts({ told: heard }) : []),
      ...(described.length > 0 ? askedTexts({ told: described }) : []),
    ]),
  ].filter((text) => text.trim() !== '');
};
