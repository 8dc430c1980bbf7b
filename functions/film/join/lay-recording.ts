import type { Respellings } from '@veilcast/reading';
import { withHyphens } from '#composition/captions/long-words.ts';
import { layScene, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { WordTime } from '#composition/timeline/word-times.ts';
import type { Language } from '#contract/catalogue.ts';
import { quoted } from '#functions/domain/storyboard/recording-fault.ts';
import { NarrationUnreadable } from '#functions/film/files/film-errors.ts';
import { voiceBoundsOf } from '#functions/film/sound/voice-bounds.ts';

interface Recording {
  readonly path: string;
  readonly script: string;
  readonly language: Language;
  readonly respellings?: Respellings | undefined;
  /** The narrator's word timings; without them, the words are located in the recording. */
  readonly words?: readonly WordTime[] | undefined;
  readonly isLast: boolean;
}

/** FFmpeg and eSpeak are only loaded for a voice without word timings. */
const findWords = async (recording: Recording): Promise<readonly WordTime[]> => {
  const { alignWords } = await import('#functions/film/alignment/align-words.ts');
  return alignWords(recording);
};

/**
 * Computes a scene’s timeline, in frames, from its recording. Throws `NarrationUnreadable` for an incomplete
 * recording.
 */
export const layRecording = async (recording: Recording): Promise<SceneTimeline> => {
  const { path, script, language, isLast } = recording;
  const heard = await voiceBoundsOf(path);
  const words = recording.words ?? (await findWords(recording));
  // A recording that ends before its last word starts was truncated.
  const lost = words.find(({ startMs }) => startMs >= heard.lengthMs);
  if (lost !== undefined)
    throw new NarrationUnreadable(
      path,
      `it ends before ${quoted(script.slice(lost.start, lost.end))} is spoken`,
    );
  return withHyphens(layScene({ text: script, language, words, heard, isLast }), language);
};
