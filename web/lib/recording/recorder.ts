import { FILM_MAX_SECONDS } from '#contract/catalogue.ts';
import { levelOf } from './level.ts';
import { MICROPHONE_LOST, microphoneProblem, NO_RECORDER, NOTHING_RECORDED } from './microphone-problem.ts';
import { recordingType } from './recording-type.ts';

/** A finished recording. */
export interface Take {
  readonly file: File;
  /** For playing it back, until it is dropped. */
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
/** Sound reaches us in parts, so that what was recorded is there when the microphone is lost. */
const PART_MS = 1000;
const TOO_LONG = `A video lasts ${FILM_MAX_SECONDS / 60} minutes at most, so the recording stopped. Listen to it, or record again.`;

/** Records the microphone into one take at a time. Knows nothing about screens. */
export class Recorder {
  readonly #listeners = new Set<() => void>();
  #state: RecorderState = IDLE;
  #stop: ((problem?: string) => void) | undefined;
  #level: (() => Level) | undefined;
  /** Counts the wishes to record: an answer of the browser to an earlier one is ignored. */
  #wish = 0;

  readonly state = (): RecorderState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** How loud the microphone is now; undefined while nothing is recorded. */
  readonly level = (): Level | undefined => this.#level?.();

  /** `name`: what the file is called, without its ending. */
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

  /** Forgets the take, and stops what is being recorded. */
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
