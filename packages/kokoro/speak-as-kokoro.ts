import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { readingOf } from '@veilcast/reading';
import { kokoroFolder } from './folder.ts';
import { loadEspeakPhonemes, type Pronounce } from './phonemes/espeak-phonemes.ts';
import type { ModelLanguage } from './phonemes/model-phonemes.ts';
import { type ReadAs, type ReadSentence, readScript } from './phonemes/read-script.ts';
import { KOKORO_SAMPLE_RATE, loadModel, type Synthesise } from './speech/model.ts';
import { type SaidWord, speak } from './speech/speak.ts';
import { styleOf } from './speech/styles.ts';
import { wavOf } from './speech/wav.ts';

/** Thrown for a script without a speakable word (only emoji, for example), or one longer than any film. */
export class Unspeakable extends Error {
  override readonly name = 'Unspeakable';
}

/** The model, and its source of phonemes. */
interface Engine {
  readonly synthesise: Synthesise;
  readonly pronounce: Pronounce;
}

/** One of the model’s voices, by its file name, and the speaking pace as a multiple of the voice’s natural pace. */
export interface KokoroVoice {
  readonly voice: string;
  readonly pace: number;
}

export interface KokoroRequest extends KokoroVoice, ReadAs {
  readonly script: string;
  readonly language: ModelLanguage;
}

/** Longer texts take too long to process, whatever they contain. */
const MOST_CHARACTERS = 20_000;
/** The maximum number of characters to speak, which is about six minutes of speech. */
const MOST_SAID = 6000;

const read = (
  { script, language, respellings, goesOn }: KokoroRequest,
  pronounce: Pronounce,
): readonly ReadSentence[] => {
  const tooLong = new Unspeakable('The text is longer than any film.');
  if (script.length > MOST_CHARACTERS) throw tooLong;
  const said = readingOf(script, language, respellings).reduce((sum, { spoken }) => sum + spoken.length, 0);
  if (said > MOST_SAID) throw tooLong;
  const sentences = readScript(script, language, pronounce, { respellings, goesOn });
  if (sentences.length === 0) throw new Unspeakable('The text has no word that is said.');
  return sentences;
};

/** Each process shares one model among all voices, because a model takes about 400 MB. */
const engines = new Map<string, Promise<Engine>>();

const start = async (folder: string): Promise<Engine> => {
  const [synthesise, pronounce] = await Promise.all([
    loadModel(folder, availableParallelism()),
    loadEspeakPhonemes(),
  ]);
  return { synthesise, pronounce };
};

/** The speech engine for a folder; if loading fails, it is retried with the next text. */
const engineOf = (folder: string): Promise<Engine> => {
  const engine = engines.get(folder) ?? start(folder);
  engines.set(folder, engine);
  engine.catch(() => engines.delete(folder));
  return engine;
};

/**
 * Turns a script into speech as WAV (24 kHz, mono), with word timings. Throws `Unspeakable`, or whatever the runtime
 * throws when the folder’s files are unusable.
 */
export const speakAsKokoro = async (
  folder: string,
  request: KokoroRequest,
): Promise<{ readonly audio: Uint8Array; readonly words: readonly SaidWord[] }> => {
  const { synthesise, pronounce } = await engineOf(folder);
  const sentences = read(request, pronounce);
  const { voice, pace } = request;
  const styles = await readFile(kokoroFolder(folder).voice(voice));
  const { samples, words } = await speak(sentences, (tokens) =>
    synthesise({ tokens, style: styleOf(styles, tokens.length), speed: pace }),
  );
  return { audio: wavOf(samples, KOKORO_SAMPLE_RATE), words };
};
