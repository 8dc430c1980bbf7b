import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { LaidFilm } from '#web/ui/preview/laid-film.ts';

const MS = 1000;
/** As in the film: below the voice between words, and further below while it speaks. */
const LEVELS = { free: 0.32, ducked: 0.1 } as const;
const FADE_SECONDS = { down: 0.05, up: 0.35, end: 1.2 } as const;
/** Shorter pauses do not let the music rise. */
const BRIDGED_PAUSE_MS = 350;

interface Play {
  readonly context: AudioContext;
  readonly master: AudioNode;
  readonly signal: AbortSignal;
  /** When the film began, in seconds of the context. */
  readonly zero: number;
  readonly fromMs: number;
}

/** When somebody speaks, in milliseconds of the film; short pauses are passed over. */
export const spokenSpans = ({ scenes }: LaidFilm): [fromMs: number, toMs: number][] => {
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

/** Plays the music of a film, again and again, at the film's level. */
export const createMusic = () => {
  let element: HTMLAudioElement | undefined;
  let level: GainNode | undefined;

  return {
    /** Lets go of the file and of the context. */
    close: (): void => {
      element?.removeAttribute('src');
      element?.load();
      [element, level] = [undefined, undefined];
    },
    play: (address: string, laid: LaidFilm, { context, master, signal, zero, fromMs }: Play): void => {
      if (element === undefined || level === undefined) {
        element = new Audio();
        element.loop = true;
        level = context.createGain();
        context.createMediaElementSource(element).connect(level).connect(master);
      }
      const [audio, { gain }] = [element, level];
      const source = new URL(address, location.href).href;
      if (audio.src !== source) audio.src = source;
      const begin = (): void => {
        const length = audio.duration;
        if (Number.isFinite(length) && length > 0) audio.currentTime = (fromMs / MS) % length;
        audio.play().catch(() => undefined);
      };
      if (audio.readyState > 0) begin();
      else audio.addEventListener('loadedmetadata', begin, { once: true, signal });
      const now = context.currentTime;
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
      signal.addEventListener('abort', () => audio.pause(), { once: true });
    },
  };
};
