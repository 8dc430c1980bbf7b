import type { Heard } from '#composition/timeline/scene-timeline.ts';
import type { WordTime } from '#composition/timeline/word-times.ts';
import { HOP_MS } from '#functions/film/alignment/spectrum.ts';

/** The part of a recording that contains a scene. */
export interface SceneCut {
  /** Where in the recording the scene's part starts and ends. */
  readonly fromMs: number;
  readonly toMs: number;
  /** The sound in this part; times are relative to `fromMs`. */
  readonly heard: Heard;
  /** When the scene’s words are spoken; times are relative to `fromMs`, offsets to the scene’s start. */
  readonly words: readonly WordTime[];
}

/**
 * The longest pause kept on either side of a scene; it is longer than the scene is shown before and after its words.
 */
const LEAD_MS = 500;
const TAIL_MS = 1500;
/** If there is no pause between two scenes, the recording is cut at the quietest moment within this distance. */
const NEAR_MS = 100;

const softest = (levels: Float32Array, aroundMs: number): number => {
  const from = Math.max(0, Math.round((aroundMs - NEAR_MS) / HOP_MS));
  const near = levels.subarray(from, Math.round((aroundMs + NEAR_MS) / HOP_MS));
  const least = near.reduce((found, level) => Math.min(found, level), Infinity);
  return (from + Math.max(0, near.indexOf(least))) * HOP_MS;
};

/** Cuts a recording into its scenes, at the pauses between them. A scene keeps the pauses on both sides. */
export const cutScenes = (input: {
  /** The offsets of the scenes in the script. */
  readonly offsets: readonly number[];
  readonly words: readonly WordTime[];
  readonly levels: Float32Array;
  readonly lengthMs: number;
}): SceneCut[] => {
  const { offsets, levels, lengthMs } = input;
  const scenes = offsets.map((offset, index) =>
    input.words.filter(({ start }) => start >= offset && start < (offsets[index + 1] ?? Infinity)),
  );
  const edges = scenes.map((words, index) => {
    const endMs = words.at(-1)?.endMs ?? 0;
    const nextMs = scenes[index + 1]?.[0]?.startMs ?? lengthMs;
    if (nextMs > endMs) return { endMs, nextMs };
    const cutMs = softest(levels, nextMs);
    return { endMs: cutMs, nextMs: cutMs };
  });
  return scenes.map((words, index) => {
    const before = edges[index - 1];
    const startMs = index === 0 ? (words[0]?.startMs ?? 0) : (before?.nextMs ?? 0);
    const endMs = Math.max(startMs + HOP_MS, edges[index]?.endMs ?? lengthMs);
    const fromMs = Math.max(before?.endMs ?? 0, startMs - LEAD_MS);
    const toMs = Math.min(Math.max(endMs, edges[index]?.nextMs ?? lengthMs), endMs + TAIL_MS);
    const within = (ms: number): number => Math.min(Math.max(ms, startMs), endMs) - fromMs;
    return {
      fromMs,
      toMs,
      heard: { lengthMs: toMs - fromMs, fromMs: startMs - fromMs, toMs: endMs - fromMs },
      words: words.map((word) => ({
        start: word.start - (offsets[index] ?? 0),
        end: word.end - (offsets[index] ?? 0),
        startMs: within(word.startMs),
        endMs: within(word.endMs),
      })),
    };
  });
};
