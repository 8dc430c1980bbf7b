import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { LaidFilm } from '#web/ui/preview/laid-film.ts';
import { createMusic } from './create-music.ts';
import { loadRecordings } from './recordings.ts';

const MS = 1000;
/** What has to be planned before it can be heard. */
const HEAD_START_MS = 60;

interface Part {
  readonly fromMs: number;
  readonly toMs: number;
  readonly isMuted: boolean;
}

/** Plays the recordings of a film that are there, and its music under them. */
export const createSound = (renew: () => Promise<void>) => {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let playing: AbortController | undefined;
  const recordings = loadRecordings(renew);
  const music = createMusic();

  const open = (isMuted: boolean): { context: AudioContext; master: GainNode } => {
    context ??= new AudioContext();
    if (master === undefined) {
      master = context.createGain();
      master.connect(context.destination);
    }
    master.gain.value = isMuted ? 0 : 1;
    void context.resume().catch(() => undefined);
    return { context, master };
  };

  const stop = (): void => {
    playing?.abort();
    playing = undefined;
  };

  return {
    /** Starts at a time of the film; returns a clock of the film's time, which the sound keeps to. */
    start: (laid: LaidFilm, { fromMs, toMs, isMuted }: Part): (() => number) => {
      playing?.abort();
      const run = new AbortController();
      playing = run;
      const { scenes, film } = laid;
      const isSilent = film.music === undefined && scenes.every(({ scene }) => scene.recording === undefined);
      if (isSilent) {
        const began = performance.now();
        return () => fromMs + performance.now() - began;
      }
      const out = open(isMuted);
      const zero = out.context.currentTime + (HEAD_START_MS - fromMs) / MS;
      for (const { scene, startFrame } of scenes) {
        const beginsMs = framesToMs(startFrame);
        const endsMs = beginsMs + framesToMs(scene.timeline.frames);
        if (scene.recording === undefined || endsMs <= fromMs || beginsMs >= toMs) continue;
        void recordings.play(scene.recording, {
          ...out,
          signal: run.signal,
          // The first sample of the recording, in the time of the context.
          zero: zero + (beginsMs - scene.timeline.recordingMs) / MS,
          from: zero + Math.max(fromMs, beginsMs) / MS,
          to: zero + endsMs / MS,
        });
      }
      if (film.music !== undefined)
        music.play(film.music, laid, { ...out, signal: run.signal, zero, fromMs });
      return () => Math.max(fromMs, (out.context.currentTime - zero) * MS);
    },
    stop,
    /** Stops and lets go of what sounds; a later start opens it again. */
    close: (): void => {
      stop();
      music.close();
      void context?.close();
      [context, master] = [undefined, undefined];
    },
    mute: (isMuted: boolean): void => {
      if (master !== undefined) master.gain.value = isMuted ? 0 : 1;
    },
  };
};
