import { sentencesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';

/** A sentence in a scene, or part of one if the scene ends mid-sentence. */
export interface ScriptSentence {
  readonly text: string;
  readonly scene: number;
  /** UTF-16 offsets into the script. */
  readonly start: number;
  readonly end: number;
}

/** The script for all scenes, and the sentences in it. */
export const scriptOf = (
  narrations: readonly string[],
  language: Language,
): {
  readonly script: string;
  readonly offsets: readonly number[];
  readonly sentences: readonly ScriptSentence[];
} => {
  const offsets: number[] = [];
  const sentences: ScriptSentence[] = [];
  let offset = 0;
  for (const [scene, narration] of narrations.entries()) {
    offsets.push(offset);
    let start = offset;
    for (const text of sentencesOf(narration, language)) {
      sentences.push({ text: text.trim(), scene, start, end: start + text.length });
      start += text.length;
    }
    offset += narration.length + 1;
  }
  return { script: narrations.join(' '), offsets, sentences };
};
