import { ESPEAK_SAMPLE_RATE } from '#functions/film/alignment/espeak.ts';
import type { Narration, Timed } from './narration.ts';
import type { Script } from './script.ts';

export type MarkType = 'sentence' | 'word' | 'ssml';

/**
 * A speech mark in Polly’s format: the time in milliseconds, and byte offsets into the submitted text (end
 * exclusive).
 */
export interface SpeechMark {
  time: number;
  type: MarkType;
  start: number;
  end: number;
  value: string;
}

const ORDER: readonly MarkType[] = ['ssml', 'sentence', 'word'];

function toMs(sample: number): number {
  return Math.round((sample * 1000) / ESPEAK_SAMPLE_RATE);
}

/** The marks of the requested types, in chronological order. */
export function speechMarks(
  text: string,
  { chars }: Script,
  narration: Narration,
  wanted: readonly MarkType[],
): SpeechMark[] {
  const bytes = Buffer.from(text, 'utf8');
  const spoken =
    (type: 'sentence' | 'word') =>
    (timed: Timed): SpeechMark => {
      const start = chars[timed.from]?.start ?? 0;
      const end = chars[timed.to - 1]?.end ?? start;
      const value = bytes.subarray(start, end).toString('utf8');
      return { time: toMs(timed.sample), type, start, end, value };
    };
  const all: SpeechMark[] = [
    ...narration.marks.map(
      ({ sample, name, start, end }): SpeechMark => ({
        time: toMs(sample),
        type: 'ssml',
        start,
        end,
        value: name,
      }),
    ),
    ...narration.sentences.map(spoken('sentence')),
    ...narration.words.map(spoken('word')),
  ];
  return all
    .filter((mark) => wanted.includes(mark.type))
    .toSorted(
      (a, b) => a.time - b.time || ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.start - b.start,
    );
}
