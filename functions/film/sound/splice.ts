import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { spliceTimeline } from '#functions/film/timeline/splice-timeline.ts';
import type { Timeline } from '#functions/film/timeline/timeline.ts';
import type { WordTime } from '#functions/film/timeline/word-times.ts';
import { timeWords } from '#functions/film/timeline/word-times.ts';
import { CHANNELS, readSound, SAMPLE_RATE, type Sound } from './sound.ts';
import { writeSound } from './sound-file.ts';
import { soundEndMs, spliceSound } from './splice-sound.ts';

const MS_PER_SECOND = 1000;

const read = async (path: string): Promise<Sound> => {
  try {
    return await readSound(path);
  } catch {
    throw new NarrationUnreadable(path, 'it is not a sound file');
  }
};

/**
 * Splices a scene that was recorded separately into a narration, and writes the result losslessly (FLAC). `times` are
 * its words' times in its own recording.
 * @throws NarrationUnreadable, TimelineImpossible
 */
export const splice = async (input: {
  timeline: Timeline;
  scene: number;
  narration: string;
  recording: string;
  text: string;
  times: readonly WordTime[];
  path: string;
}): Promise<Timeline> => {
  const [narration, recording] = [await read(input.narration), await read(input.recording)];
  const endMs = soundEndMs(recording);
  if (endMs === 0) throw new NarrationUnreadable(input.recording, 'it is silent');
  const recordedMs = (recording.length / CHANNELS / SAMPLE_RATE) * MS_PER_SECOND;
  const words = timeWords([input.text], input.times, recordedMs);
  const plan = spliceTimeline(input.timeline, input.scene, {
    words,
    endMs: Math.max(endMs, words.at(-1)?.startMs ?? 0),
  });
  await writeSound(spliceSound(narration, recording, plan), 'flac', input.path);
  return plan.timeline;
};
