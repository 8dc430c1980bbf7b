import { sentencesOf, stretchesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { spokenSeconds } from '#contract/pace.ts';
import { layScene, type SceneTimeline } from './scene-timeline.ts';
import type { WordTime } from './word-times.ts';

const MS = 1000;

/** Estimated timings for words that haven’t been spoken yet, based on the language’s pace. */
const estimatedTimes = (text: string, language: Language): WordTime[] => {
  let [offset, passedMs] = [0, 0];
  return sentencesOf(text, language).flatMap((sentence) => {
    const [start, startMs] = [offset, passedMs];
    offset += sentence.length;
    // Includes the pause after the sentence. At the end of the scene, no pause is added, because the picture stays on
    // screen for a while anyway.
    const spokenMs = MS * spokenSeconds(sentence, language);
    passedMs += spokenMs;
    const pauseMs = MS * spokenSeconds('', language);
    const words = stretchesOf(sentence);
    const total = words.reduce((sum, { text: word }) => sum + word.length, 0);
    let said = 0;
    return words.map(({ text: word, start: index }) => {
      const [from, to] = [said / total, (said + word.length) / total];
      said += word.length;
      return {
        start: start + index,
        end: start + index + word.length,
        startMs: startMs + (spokenMs - pauseMs) * from,
        endMs: startMs + (spokenMs - pauseMs) * to,
      };
    });
  });
};

/** The shortest time to show a scene without words. */
const SILENT_FRAMES = 30;

/** A scene with word timings estimated from the language’s pace, for use until a narrator has spoken the words. */
export const estimatedScene = (text: string, language: Language, isLast: boolean): SceneTimeline => {
  const words = estimatedTimes(text, language);
  const toMs = words.at(-1)?.endMs;
  if (toMs === undefined) return { frames: SILENT_FRAMES, recordingMs: 0, endMs: 0, words: [] };
  return layScene({ text, language, words, heard: { lengthMs: toMs, fromMs: 0, toMs }, isLast });
};
