import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';

export const ESPEAK_SAMPLE_RATE = 22_050;

const LEVEL = 70;
const FULL_SCALE = 32_768;
/** At either end of an utterance, a sample below this amplitude counts as silence. */
const SILENCE = 0.003;
const MARGIN_SECONDS = 0.015;

export interface EspeakVoice {
  /** eSpeak voice and variant, such as `en-us+f2`. */
  readonly espeak: string;
  /** 0 to 100, with 50 being the variant's own pitch. */
  readonly pitch: number;
  readonly range: number;
}

/**
 * Where a word of the utterance starts: `position` is the index of a code point, and `sample` counts from the
 * start of the utterance.
 */
export interface WordStart {
  position: number;
  sample: number;
}

export interface Spoken {
  samples: Float32Array<ArrayBuffer>;
  words: WordStart[];
}

/** Speaks `text` and returns the sound, with the silence at both ends trimmed off. */
export type Speak = (text: string, wordsPerMinute: number) => Spoken;

const trim = (samples: Float32Array, words: readonly WordStart[]): Spoken => {
  const margin = Math.round(MARGIN_SECONDS * ESPEAK_SAMPLE_RATE);
  const first = samples.findIndex((x) => Math.abs(x) > SILENCE);
  const last = samples.findLastIndex((x) => Math.abs(x) > SILENCE);
  if (first === -1) return { samples: new Float32Array(0), words: [] };
  const from = Math.max(0, first - margin);
  const kept = samples.slice(from, last + margin);
  return {
    samples: kept,
    words: words.map(({ position, sample }) => ({
      position,
      sample: Math.min(Math.max(0, sample - from), kept.length),
    })),
  };
};

const speakWith = (worker: EspeakWorker, text: string): Spoken => {
  const chunks: Int16Array[] = [];
  const words: WordStart[] = [];
  worker.synthesize(text, (audio, events) => {
    if (audio) chunks.push(audio);
    for (const event of events) {
      if (event.type !== 'word') continue;
      const sample = Math.round((event.audio_position * ESPEAK_SAMPLE_RATE) / 1000);
      words.push({ position: event.text_position - 1, sample });
    }
    return false;
  });
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.length; index++)
      samples[offset + index] = (chunk[index] ?? 0) / FULL_SCALE;
    offset += chunk.length;
  }
  return trim(samples, words);
};

/**
 * Loads eSpeak NG, which is imported here so that only functions that speak need its package. Returns a function that
 * selects a voice and throws if eSpeak doesn’t have it.
 */
export const loadEspeak = async (): Promise<(voice: EspeakVoice) => Speak> => {
  const { default: initialize } = await import('@echogarden/espeak-ng-emscripten');
  const { eSpeakNGWorker } = await initialize();
  const worker = new eSpeakNGWorker();
  return ({ espeak, pitch, range }) => {
    if (worker.set_voice(espeak) !== 0) throw new Error(`eSpeak has no voice ${espeak}`);
    worker.set_pitch(pitch);
    worker.set_range(range);
    worker.set_volume(LEVEL);
    return (text, wordsPerMinute) => {
      worker.set_rate(Math.round(wordsPerMinute));
      return speakWith(worker, text);
    };
  };
};
