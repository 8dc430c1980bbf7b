import { FILM_MAX_SECONDS } from '#contract/catalogue.ts';
import { paths } from './paths.ts';

/**
 * Whether this page may ask for the microphone. Only a page that was loaded at a storyboard’s path may, even if the
 * app has navigated elsewhere since. See `RECORDING_PATH` in `infra/security-headers.ts`.
 */
export const mayRecordHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname.startsWith(`${paths.studio}/`);
};

interface Container {
  /** The media type to request from the recorder. */
  readonly asked: string;
  readonly type: string;
  readonly ending: string;
}

/** In order of preference: Chrome and Firefox record Opus, Safari AAC. */
const CONTAINERS: readonly Container[] = [
  { asked: 'audio/webm;codecs=opus', type: 'audio/webm', ending: 'webm' },
  { asked: 'audio/mp4', type: 'audio/mp4', ending: 'm4a' },
  { asked: 'audio/ogg;codecs=opus', type: 'audio/ogg', ending: 'ogg' },
];

/** The format that this browser records; undefined when it can’t record. */
const recordingType = (isSupported: (type: string) => boolean): Container | undefined =>
  CONTAINERS.find(({ asked }) => isSupported(asked));

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** What to tell the creator when the browser provides no microphone. */
const microphoneProblem = (error: unknown): string => {
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Your browser doesn’t let this page use the microphone. Allow it in the address bar, then try again, or upload a recording.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'We couldn’t find a microphone. Plug one in and try again, or upload a recording.';
    case 'NotReadableError':
    case 'AbortError':
      return 'Another program is using the microphone. Close it and try again, or upload a recording.';
    default:
      return 'We couldn’t start the recording. Try again, or upload a recording.';
  }
};

const NO_RECORDER = 'This browser can’t record sound. Upload a recording, or use another browser.';
const MICROPHONE_LOST =
  'The microphone was disconnected, so the recording stopped. Listen to it, or record again.';
const NOTHING_RECORDED = 'Nothing was recorded. Check your microphone and record again.';

/** A word for how loud the microphone is. */
type LevelName = 'quiet' | 'good' | 'loud';

const QUIETEST_DB = -60;
const GOOD_FROM_DB = -34;
const LOUD_FROM_DB = -4;

const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-6));

/**
 * The current level as a fraction of the meter, and whether it is right for a narration. `samples`: full scale ±1.
 */
const levelOf = (samples: Float32Array): { readonly share: number; readonly name: LevelName } => {
  let [energy, peak] = [0, 0];
  for (const sample of samples) {
    energy += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const db = decibels(Math.sqrt(energy / Math.max(1, samples.length)));
  const share = Math.min(1, Math.max(0, 1 - db / QUIETEST_DB));
  if (decibels(peak) > LOUD_FROM_DB / 2) return { share, name: 'loud' };
  return { share, name: db < GOOD_FROM_DB ? 'quiet' : 'good' };
};

/** A finished recording. */
export interface Take {
  readonly file: File;
  /** The URL for playing back the take, valid until the take is dropped. */
  readonly url: string;
  readonly seconds: number;
}

export type RecorderState =
  | { readonly stage: 'idle' | 'asking'; readonly problem?: string | undefined }
  | { readonly stage: 'recording'; readonly startedAt: number }
  | { readonly stage: 'recorded'; readonly take: Take; readonly problem?: string | undefined };

export type Level = ReturnType<typeof levelOf>;

const IDLE: RecorderState = { stage: 'idle' };
const SECOND_MS = 1000;
/** The sound arrives in chunks, so that the recording survives if the microphone is lost. */
const PART_MS = 1000;
const TOO_LONG = `A video lasts ${FILM_MAX_SECONDS / 60} minutes at most, so the recording stopped. Listen to it, or record again.`;

/** Records one take at a time from the microphone. Independent of any screen. */
export class Recorder {
  readonly #listeners = new Set<() => void>();
  #state: RecorderState = IDLE;
  #stop: ((problem?: string) => void) | undefined;
  #level: (() => Level) | undefined;
  /** Counts recording requests, so that the browser’s answer to an earlier request is ignored. */
  #wish = 0;

  readonly state = (): RecorderState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** How loud the microphone is now; undefined while not recording. */
  readonly level = (): Level | undefined => this.#level?.();

  /** `name`: the file’s name, without its extension. */
  async start(name: string): Promise<void> {
    if (this.#state.stage === 'asking' || this.#state.stage === 'recording') return;
    this.drop();
    const wish = this.#wish;
    const container =
      typeof MediaRecorder === 'undefined'
        ? undefined
        : recordingType((type) => MediaRecorder.isTypeSupported(type));
    if (container === undefined || navigator.mediaDevices === undefined) {
      this.#show({ stage: 'idle', problem: NO_RECORDER });
      return;
    }
    this.#show({ stage: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true, echoCancellation: false },
      });
      const release = (): void => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (wish !== this.#wish) return release();
      try {
        this.#record(stream, container, name);
      } catch (error) {
        release();
        throw error;
      }
    } catch (error) {
      if (wish === this.#wish) this.#show({ stage: 'idle', problem: microphoneProblem(error) });
    }
  }

  stop(): void {
    this.#stop?.();
  }

  /** Drops the take, and stops a running recording. */
  drop(): void {
    this.#wish += 1;
    if (this.#state.stage === 'recorded') URL.revokeObjectURL(this.#state.take.url);
    this.#show(IDLE);
    this.#stop?.();
  }

  #show(state: RecorderState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #record(stream: MediaStream, container: NonNullable<ReturnType<typeof recordingType>>, name: string): void {
    const recorder = new MediaRecorder(stream, { mimeType: container.asked });
    const context = new AudioContext();
    void context.resume().catch(() => undefined);
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const parts: Blob[] = [];
    const startedAt = Date.now();
    const wish = this.#wish;
    let problem: string | undefined;
    const end = (why?: string): void => {
      if (recorder.state === 'inactive') return;
      problem = why;
      recorder.stop();
    };
    const timer = setTimeout(() => end(TOO_LONG), FILM_MAX_SECONDS * SECOND_MS);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('error', () => end(MICROPHONE_LOST));
    for (const track of stream.getTracks()) track.addEventListener('ended', () => end(MICROPHONE_LOST));
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      if (wish !== this.#wish) return;
      [this.#stop, this.#level] = [undefined, undefined];
      const file = new File(parts, `${name}.${container.ending}`, { type: container.type });
      if (file.size === 0) this.#show({ stage: 'idle', problem: problem ?? NOTHING_RECORDED });
      else {
        const seconds = (Date.now() - startedAt) / SECOND_MS;
        this.#show({ stage: 'recorded', take: { file, url: URL.createObjectURL(file), seconds }, problem });
      }
    });
    this.#stop = end;
    this.#level = () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    };
    recorder.start(PART_MS);
    this.#show({ stage: 'recording', startedAt });
  }
}
