import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KokoroVoice, type ModelLanguage, speakAsKokoro } from '@veilcast/kokoro';
import { alignWords } from '#functions/film/alignment/align-words.ts';
import { readWave, type Samples } from '#functions/film/sound/wave.ts';

/** A script as spoken by a neural voice, and how far the word timings are from the actual sound, in milliseconds. */
export interface HeardScript {
  readonly sound: Samples;
  readonly words: Awaited<ReturnType<typeof speakAsKokoro>>['words'];
  /** How far each word’s start in the narration is from the same word’s start in the alignment. */
  readonly errorsMs: readonly number[];
  /** How far the start of the first word is from the onset of the sound. */
  readonly onsetMs: number;
}

/** Loud enough to be heard: no more than 34 dB below the loudest 12 ms, which is one period of the deepest voice. */
const AUDIBLE = 0.02;
const BLOCK_MS = 12;
const STEP_MS = 1;
const MS_PER_SECOND = 1000;

const loudness = ({ values, rate }: Samples, fromMs: number): number => {
  const from = Math.round((fromMs * rate) / MS_PER_SECOND);
  const block = values.subarray(from, from + Math.round((BLOCK_MS * rate) / MS_PER_SECOND));
  return Math.sqrt(block.reduce((sum, x) => sum + x * x, 0) / block.length);
};

/** For each step of a sound, whether it can be heard. */
const heardIn = (sound: Samples): boolean[] => {
  const steps = Math.floor((sound.values.length * MS_PER_SECOND) / sound.rate) - BLOCK_MS;
  const levels = Array.from({ length: steps }, (_, step) => loudness(sound, step * STEP_MS));
  const least = AUDIBLE * levels.reduce((most, level) => Math.max(most, level), 0);
  return levels.map((level) => level >= least);
};

/** When the sound starts. The narrator detects the onset differently, using other blocks. */
export const onsetOf = (sound: Samples): number =>
  heardIn(sound).indexOf(true) * STEP_MS + BLOCK_MS - STEP_MS;

/** The longest silence between two moments, in milliseconds. */
export const silenceMs = (sound: Samples, fromMs: number, toMs: number): number => {
  let [longest, length] = [0, 0];
  for (const isHeard of heardIn(sound).slice(Math.round(fromMs / STEP_MS), Math.round(toMs / STEP_MS))) {
    length = isHeard ? 0 : length + STEP_MS;
    longest = Math.max(longest, length);
  }
  return longest;
};

/** Makes a neural voice say a script, and compares its word timings with an alignment of the recording. */
export const hearScript = async (
  files: { readonly voices: string; readonly scratch: string },
  script: string,
  voice: KokoroVoice,
  language: ModelLanguage,
): Promise<HeardScript> => {
  const { audio, words } = await speakAsKokoro(files.voices, { ...voice, script, language });
  const path = join(files.scratch, 'script.wav');
  await writeFile(path, audio);
  const sound = readWave(audio);
  const [first] = words;
  if (sound === undefined || first === undefined) throw new Error(`No word of “${script}” was said.`);
  const aligned = await alignWords({ path, script, language });
  return {
    sound,
    words,
    errorsMs: words.flatMap(({ start, startMs }) => {
      const other = aligned.find((word) => word.start === start);
      return other === undefined ? [] : [Math.abs(other.startMs - startMs)];
    }),
    onsetMs: Math.abs(first.startMs - onsetOf(sound)),
  };
};
