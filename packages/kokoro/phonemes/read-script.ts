import {
  clausesOf,
  espeakSpelling,
  phrasesOf,
  type Respellings,
  readingOf,
  sentencesOf,
} from '@veilcast/reading';
import type { Pronounce } from './espeak-phonemes.ts';
import { type ModelLanguage, modelPhonemes } from './model-phonemes.ts';

/** A word of the script (UTF-16 offsets), in the form in which the model reads it. */
export interface ReadWord {
  readonly start: number;
  readonly end: number;
  /** In the model’s symbols. */
  readonly phonemes: string;
  /** The punctuation that the model reads before and after the word. */
  readonly before: string;
  readonly after: string;
  /** What starts after the word if a long sentence may be split there. */
  readonly next?: 'clause' | 'phrase' | undefined;
}

/** The words of a sentence in order, and whether it ends a paragraph. */
export interface ReadSentence {
  readonly words: readonly ReadWord[];
  readonly endsParagraph: boolean;
  /**
   * Words from another script that continue the sentence: the model speaks them too, but they are cut off afterwards.
   */
  readonly goesOn?: readonly ReadWord[];
}

interface Part {
  readonly start: number;
  readonly end: number;
  /** The words that are read aloud, spelled so that eSpeak pronounces them correctly. */
  readonly spoken: string;
  readonly before: string;
  readonly after: string;
  readonly next?: ReadWord['next'];
  readonly endsSentence: boolean;
  readonly endsParagraph: boolean;
}

const SAME: Readonly<Record<string, string>> = {
  '«': '“',
  '„': '“',
  '»': '”',
  '[': '(',
  ']': ')',
  '–': '—',
  '―': '—',
};
const OPENING = /[“(]/gu;
const CLOSING = /[,;:.!?…)”]/gu;
const END_MARK = /[.!?…]/u;
const MOST_MARKS = 3;
/** Marks that end a word even if no space follows; each is a single character, so that offsets stay the same. */
const PARTING = /[—…]/gu;

/**
 * The marks between two words, split into those that belong to the word before and those that belong to the word
 * after.
 */
const marksIn = (gap: string): { after: string; before: string } => {
  const marks = gap
    // The dot in “use .NET” belongs to the word after it.
    .replaceAll(/(?<=\s)\.$/gu, '')
    .replaceAll(/\.{2,}/gu, '…')
    .replaceAll(/(?<=^|\s)--?(?=\s|$)/gu, '—')
    .replaceAll(/./gsu, (mark) => SAME[mark] ?? mark)
    .replaceAll(/([,;:.!?…—])\1+/gu, '$1');
  const closing = (marks.match(CLOSING) ?? []).slice(0, MOST_MARKS).join('');
  return {
    after: marks.includes('—') && !END_MARK.test(closing) ? `${closing} —` : closing,
    before: (marks.match(OPENING) ?? []).slice(0, MOST_MARKS).join(''),
  };
};

/** How a script is read. */
export interface ReadAs {
  /** How the given words are pronounced. */
  readonly respellings?: Respellings | undefined;
  /**
   * The words with which another script continues the last sentence, so that the voice doesn’t fall at the end of
   * this script.
   */
  readonly goesOn?: string | undefined;
}

/** The marks after a sentence that has no end mark: with a full stop, the voice falls; without one, it breaks off. */
const ended = (marks: string, goesOn: boolean): string => {
  if (goesOn) return marks === '' ? ',' : marks;
  return `${marks}.`;
};

/** The offset at which the text after each piece of a script starts. */
const startsAfter = (pieces: readonly string[]): readonly number[] => {
  let at = 0;
  return pieces.map((piece) => (at += piece.length));
};

/** The words of a script that are spoken, each with its punctuation. */
const partsOf = (script: string, language: ModelLanguage, { respellings, goesOn }: ReadAs): Part[] => {
  const parted = script.replaceAll(PARTING, ' ');
  const spoken = readingOf(parted, language, respellings).filter((part) => part.spoken !== '');
  const written = sentencesOf(script, language);
  const sentences = startsAfter(written);
  const clauses = startsAfter(written.flatMap((sentence) => clausesOf(sentence, language)));
  const phrases = startsAfter(written.flatMap((sentence) => phrasesOf(sentence, language)));
  return spoken.map((part, index) => {
    const next = spoken[index + 1];
    const gap = script.slice(part.end, next?.start ?? script.length);
    const marks = marksIn(gap);
    const endsParagraph = /\n\s*\n/u.test(gap);
    const isEnded = END_MARK.test(marks.after);
    const isBefore = (starts: readonly number[]): boolean =>
      next !== undefined && starts.some((start) => start > part.end && start <= next.start);
    const endsSentence = next === undefined || endsParagraph || isBefore(sentences);
    const begins = isBefore(phrases) ? 'phrase' : undefined;
    return {
      ...part,
      next: isBefore(clauses) ? 'clause' : begins,
      spoken: espeakSpelling(part.spoken, language),
      after:
        endsSentence && !isEnded
          ? ended(marks.after, goesOn !== undefined && next === undefined)
          : marks.after,
      before: marksIn(script.slice(spoken[index - 1]?.end ?? 0, part.start)).before,
      endsSentence,
      endsParagraph,
    };
  });
};

/**
 * The punctuation mark given to eSpeak after a word. It shapes the clause; without it, eSpeak would read a dot inside
 * a sentence aloud.
 */
const pauseOf = ({ after, endsSentence }: Part): string => {
  if (endsSentence && END_MARK.test(after)) return after.includes('?') ? '?' : '.';
  return after === '' ? '' : ',';
};

const lengthOf = (text: string): number => Array.from(text).length;

/**
 * The phonemes of each word in a sentence. Where eSpeak reads several words as one, the phonemes are divided in
 * proportion to the number that each word has when read alone.
 */
const phonemesOf = (parts: readonly Part[], language: ModelLanguage, pronounce: Pronounce): string[][] => {
  const starts: number[] = [];
  let text = '';
  for (const part of parts) {
    starts.push(lengthOf(text));
    text += `${part.spoken}${pauseOf(part)} `;
  }
  const said = parts.map((): string[] => []);
  for (const { position, phonemes } of pronounce(text, language)) {
    const index = starts.findLastIndex((start) => start <= position);
    said[Math.max(0, index)]?.push(...phonemes);
  }
  const alone = (part: Part): number =>
    pronounce(part.spoken, language).reduce((sum, { phonemes }) => sum + phonemes.length, 0);
  for (let first = 0; first < parts.length; first += 1) {
    let next = first + 1;
    while (next < parts.length && said[next]?.length === 0) next += 1;
    if (next === first + 1) continue;
    const group = parts.slice(first, next).map(alone);
    const total = group.reduce((sum, count) => sum + count, 0);
    const together = said[first] ?? [];
    let passed = 0;
    for (const [offset, count] of group.entries()) {
      const from = Math.round((together.length * passed) / total);
      passed += count;
      said[first + offset] = together.slice(from, Math.round((together.length * passed) / total));
    }
  }
  return said;
};

/** The sentences of a script with the phonemes of their words; words that aren’t spoken are left out. */
export const readScript = (
  script: string,
  language: ModelLanguage,
  pronounce: Pronounce,
  readAs: ReadAs = {},
): readonly ReadSentence[] => {
  const parts = partsOf(script, language, readAs);
  const sentences: ReadSentence[] = [];
  let first = 0;
  for (const [index, { endsSentence, endsParagraph }] of parts.entries()) {
    if (!endsSentence) continue;
    const own = parts.slice(first, index + 1);
    first = index + 1;
    const said = phonemesOf(own, language, pronounce);
    const words = own
      .map(({ start, end, before, after, next }, at) => ({
        start,
        end,
        before,
        after,
        next,
        phonemes: modelPhonemes(said[at] ?? [], language),
      }))
      .filter(({ phonemes }) => phonemes !== '');
    if (words.length > 0) sentences.push({ words, endsParagraph });
  }
  const last = sentences.at(-1);
  if (readAs.goesOn === undefined || last === undefined) return sentences;
  const following = readScript(readAs.goesOn, language, pronounce, { respellings: readAs.respellings });
  return [...sentences.slice(0, -1), { ...last, goesOn: following.flatMap(({ words }) => words) }];
};
