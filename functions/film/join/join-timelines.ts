import { framesToMs, framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { TimelineImpossible } from '#composition/timeline/timeline-impossible.ts';
import { FILM_MAX_SECONDS, FILM_MIN_SECONDS } from '#contract/catalogue.ts';

/**
 * Lays scenes end to end. Each scene keeps its own frames, and the times within them. @throws TimelineImpossible if
 * the result exceeds the limits of a film.
 */
export const joinTimelines = (parts: readonly SceneTimeline[]): Timeline => {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { frames }) => sum + frames, 0));
  const startOf = (scene: number): number => starts[scene] ?? 0;
  const last = parts.at(-1);
  if (last === undefined) throw new TimelineImpossible({ measured: 'it has no scenes' });
  const frames = startOf(parts.length - 1) + last.frames;
  const seconds = framesToSeconds(frames);
  if (seconds < FILM_MIN_SECONDS || seconds > FILM_MAX_SECONDS)
    throw new TimelineImpossible({
      measured: `it lasts ${Math.round(seconds * 100) / 100} seconds, and a video needs ${FILM_MIN_SECONDS} to ${FILM_MAX_SECONDS}`,
      scene: undefined,
    });
  return {
    frames,
    narrationMs: framesToMs(startOf(parts.length - 1)) + last.endMs,
    scenes: parts.map((part, index) => ({ index, startFrame: startOf(index), frames: part.frames })),
    words: parts.flatMap(({ words }, scene) => {
      const offsetMs = framesToMs(startOf(scene));
      return words.map((word) => ({
        ...word,
        scene,
        startMs: word.startMs + offsetMs,
        endMs: word.endMs + offsetMs,
      }));
    }),
  };
};
