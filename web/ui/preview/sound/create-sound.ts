import { clipStartMs } from '#composition/camera/clip-moment.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { LaidFilm, LaidScene } from '#web/ui/preview/laid-film.ts';
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

/**
 * A part of the film being played. Times are in seconds on the audio context’s clock, except those in
 * milliseconds.
 */
interface Run extends Omit<Part, 'isMuted'> {
  readonly context: AudioContext;
  readonly master: AudioNode;
  /** The audio node that the clips’ sound goes to. */
  readonly clips: AudioNode;
  readonly signal: AbortSignal;
  /** When the film began. */
  readonly zero: number;
}

/** Plays the part of one scene's recording and clip that the run covers. */
const playScene = (
  { play }: ReturnType<typeof loadRecordings>,
  { scene, startFrame }: LaidScene,
  { context, master, clips, signal, zero, fromMs, toMs }: Run,
): void => {
  const { recording, clip, timeline } = scene;
  const beginsMs = framesToMs(startFrame);
  const endsMs = beginsMs + framesToMs(timeline.frames);
  if (endsMs <= fromMs || beginsMs >= toMs) return;
  const part = { context, signal, from: zero + Math.max(fromMs, beginsMs) / MS, to: zero + endsMs / MS };
  /** When the first sample of a file plays or would have played, given where in the file the scene starts. */
  const firstHeard = (fileMs: number): number => zero + (beginsMs - fileMs) / MS;
  if (recording !== undefined)
    void play(recording, { ...part, master, zero: firstHeard(timeline.recordingMs) });
  if (clip?.isHeard) {
    const startMs = clipStartMs(clip);
    void play(clip.address, {
      ...part,
      master: clips,
      zero: firstHeard(startMs),
      repeats: { from: startMs / MS, to: clip.clipMs / MS },
    });
  }
};

/** The audio path to the speakers, opened when the first sound plays. */
const createOutput = () => {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  return {
    open: (isMuted: boolean): { context: AudioContext; master: GainNode } => {
      context ??= new AudioContext();
      if (master === undefined) {
        master = context.createGain();
        master.connect(context.destination);
      }
      master.gain.value = isMuted ? 0 : 1;
      void context.resume().catch(() => undefined);
      return { context, master };
    },
    close: (): void => {
      void context?.close();
      [context, master] = [undefined, undefined];
    },
    mute: (isMuted: boolean): void => {
      if (master !== undefined) master.gain.value = isMuted ? 0 : 1;
    },
  };
};

/** Plays the recordings that a film has so far, with its music and the sound of its clips under them. */
export const createSound = (renew: () => Promise<void>) => {
  let playing: AbortController | undefined;
  const recordings = loadRecordings(renew);
  const music = createMusic();
  const output = createOutput();

  const stop = (): void => {
    playing?.abort();
    playing = undefined;
  };

  return {
    /** Starts at a given time in the film, and returns a clock that shows the film’s time, in step with the sound. */
    start: (laid: LaidFilm, { fromMs, toMs, isMuted }: Part): (() => number) => {
      playing?.abort();
      playing = new AbortController();
      const { signal } = playing;
      const { scenes, film } = laid;
      const hasClipSound = scenes.some(({ scene }) => scene.clip?.isHeard);
      const isSpoken = scenes.some(({ scene }) => scene.recording !== undefined);
      if (film.music === undefined && !hasClipSound && !isSpoken) {
        const began = performance.now();
        return () => fromMs + performance.now() - began;
      }
      const out = output.open(isMuted);
      const zero = out.context.currentTime + (HEAD_START_MS - fromMs) / MS;
      const clips = new GainNode(out.context);
      if (hasClipSound) {
        clips.connect(out.master);
        duckUnderVoice(clips.gain, laid, { now: out.context.currentTime, zero, fromMs });
      }
      const run: Run = { ...out, clips, signal, zero, fromMs, toMs };
      for (const scene of scenes) playScene(recordings, scene, run);
      if (film.music !== undefined) music.play(film.music, laid, run);
      return () => Math.max(fromMs, (out.context.currentTime - zero) * MS);
    },
    stop,
    /** Stops and releases all sound; a later start opens it again. */
    close: (): void => {
      stop();
      music.close();
      output.close();
    },
    mute: output.mute,
  };
};
