import { settleEnds, settleStarts } from '#functions/film/alignment/settle-words.ts';
import { HOP_MS } from '#functions/film/alignment/spectrum.ts';
import { compareNarration, type ReadScript } from './compare-narration.ts';
import { cutScenes, type SceneCut } from './cut-scenes.ts';
import { listen } from './listening/listen.ts';
import { UnfitRecording } from './unfit-recording.ts';

/** A recording that matches its script. */
export interface AlignedNarration {
  readonly seconds: number;
  /** The part of the recording for each scene. */
  readonly scenes: readonly SceneCut[];
  /** The cost of each sentence: about 0.7 when the sentence is read as written. */
  readonly costs: readonly number[];
}

/**
 * Finds each scene’s part of one long recording, and when the scene’s words are spoken. Nothing is transcribed: the
 * words come from the script. @throws UnfitRecording when the recording isn’t a reading of the script; its `fault`
 * says why and where.
 */
export const alignNarration = async (
  input: ReadScript & { readonly path: string },
): Promise<AlignedNarration> => {
  const { seconds, levels, pauses, shortened } = await listen(input.path);
  const compared = await compareNarration(shortened, input);
  if (compared.fault !== undefined) throw new UnfitRecording(compared.fault);
  const lengthMs = levels.length * HOP_MS;
  const last = pauses.at(-1);
  const endMs = last !== undefined && last.toMs >= lengthMs - HOP_MS ? last.fromMs : lengthMs;
  const placed = compared.speech.words.map((word) => ({ ...word, startMs: compared.saidMs(word.startMs) }));
  const words = settleEnds(settleStarts(placed, pauses, endMs), pauses, endMs);
  return {
    seconds,
    scenes: cutScenes({ offsets: compared.offsets, words, levels, lengthMs }),
    costs: compared.sentences.map(({ cost }) => cost),
  };
};
