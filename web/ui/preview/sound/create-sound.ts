import { clipStartMs } from '#composition/camera/clip-moment.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { LaidFilm } from '#web/ui/preview/laid-film.ts';
import { createMusic } from './create-music.ts';
import { duckUnderVoice } from './ducking.ts';
import { loadRecordings } from './recordings.ts';

const MS = 1000;
/** How far ahead sound must be scheduled. */
const HEAD_START_MS = 60;

interface Part {
  readonly fromMs: number;
  readonly toMs: number;
  readonly isMuted: boolean;
}

/** Plays a film's available recordings, with its music and the sounds of its clips under them. */
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
    /** Starts at a time in the film and returns a clock of the film's time, which the sound follows. */
    start: (laid: LaidFilm, { fromMs, toMs, isMuted }: Part): (() => number) => {
      playing?.abort();
      const run = new AbortController();
      playing = run;
      const { scenes, film } = laid;
      const hasClipSound = scenes.some(({ scene }) => scene.clip?.isHeard);
      const isSpoken = scenes.some(({ scene }) => scene.recording !== undefined);
      if (film.music === undefined && !hasClipSound && !isSpoken) {
        const began = performance.now();
        return () => fromMs + performance.now() - began;
      }
      const out = open(isMuted);
      const zero = out.context.currentTime + (HEAD_START_MS - fromMs) / MS;
      const clips = new GainNode(out.context);
      if (hasClipSound) {
        clips.connect(out.master);
        duckUnderVoice(clips.gain, laid, { now: out.context.currentTime, zero, fromMs });
      }
      for (const { scene, startFrame } of scenes) {
        const { recording, clip, timeline } = scene;
        const beginsMs = framesToMs(startFrame);
        const endsMs = beginsMs + framesToMs(timeline.frames);
        if (endsMs <= fromMs || beginsMs >= toMs) continue;
        const part = {
          context: out.context,
          signal: run.signal,
          from: zero + Math.max(fromMs, beginsMs) / MS,
          to: zero + endsMs / MS,
        };
        /** When the first sample of a file plays, or would have played, if the scene begins at this time of it. */
        const firstHeard = (fileMs: number): number => zero + (beginsMs - fileMs) / MS;
        if (recording !== undefined)
          void recordings.play(recording, {
            ...part,
            master: out.master,
            zero: firstHeard(timeline.recordingMs),
          });
        if (clip?.isHeard) {
          const startMs = clipStartMs(clip);
          void recordings.play(clip.address, {
            ...part,
            master: clips,
            zero: firstHeard(startMs),
            repeats: { from: startMs / MS, to: clip.clipMs / MS },
          });
        }
      }
      if (film.music !== undefined)
        music.play(film.music, laid, { ...out, signal: run.signal, zero, fromMs });
      return () => Math.max(fromMs, (out.context.currentTime - zero) * MS);
    },
    stop,
    /** Stops and releases all sound; a later start opens it again. */
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
