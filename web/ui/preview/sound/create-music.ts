import type { LaidFilm } from '#web/ui/preview/laid-film.ts';
import { duckUnderVoice } from './ducking.ts';

const MS = 1000;

interface Play {
  readonly context: AudioContext;
  readonly master: AudioNode;
  readonly signal: AbortSignal;
  /** When the film started, in seconds on the audio context’s clock. */
  readonly zero: number;
  readonly fromMs: number;
}

/** Plays a film’s music in a loop, at the same level as in the film. */
export const createMusic = () => {
  let element: HTMLAudioElement | undefined;
  let level: GainNode | undefined;

  return {
    /** Releases the music file and the audio context. */
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
      duckUnderVoice(gain, laid, { now: context.currentTime, zero, fromMs });
      signal.addEventListener('abort', () => audio.pause(), { once: true });
    },
  };
};
