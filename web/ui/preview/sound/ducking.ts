import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { LaidFilm } from '#web/ui/preview/laid-film.ts';

const MS = 1000;
/** The same levels as in the film: below the voice between words, and lower still while the voice speaks. */
const LEVELS = { free: 0.32, ducked: 0.1 } as const;
const FADE_SECONDS = { down: 0.05, up: 0.35, end: 1.2 } as const;
/** Pauses shorter than this do not raise the level. */
const BRIDGED_PAUSE_MS = 350;

/** When the voice speaks, in milliseconds from the start of the film; short pauses are bridged. */
const spokenSpans = ({ scenes }: LaidFilm): [fromMs: number, toMs: number][] => {
  const spans: [number, number][] = [];
  for (const { scene, startFrame } of scenes) {
    if (scene.recording === undefined) continue;
    for (const { startMs, endMs } of scene.timeline.words) {
      const [from, to] = [framesToMs(startFrame) + startMs, framesToMs(startFrame) + endMs];
      const last = spans.at(-1);
      if (last !== undefined && from - last[1] < BRIDGED_PAUSE_MS) last[1] = to;
      else spans.push([from, to]);
    }
  }
  return spans;
};

/**
 * Lowers music or the sounds of clips under the voice, and fades them out at the end of the film. `zero`: when the
 * film started, in seconds on the audio context’s clock; `fromMs`: where in the film playback starts.
 */
export const duckUnderVoice = (
  gain: AudioParam,
  laid: LaidFilm,
  { now, zero, fromMs }: { readonly now: number; readonly zero: number; readonly fromMs: number },
): void => {
  gain.cancelScheduledValues(0);
  const spans = spokenSpans(laid);
  const isSpeaking = spans.some(([from, to]) => from <= fromMs && fromMs < to);
  gain.setValueAtTime(isSpeaking ? LEVELS.ducked : LEVELS.free, now);
  for (const [from, to] of spans) {
    if (to <= fromMs) continue;
    gain.setTargetAtTime(LEVELS.ducked, Math.max(now, zero + from / MS), FADE_SECONDS.down);
    gain.setTargetAtTime(LEVELS.free, zero + to / MS, FADE_SECONDS.up);
  }
  const end = zero + framesToMs(laid.frames) / MS - FADE_SECONDS.end;
  gain.setTargetAtTime(0, Math.max(now, end), FADE_SECONDS.end / 3);
};
