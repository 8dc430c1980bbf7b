import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { kokoroFolder } from './kokoro-folder.ts';
import { loadEspeakPhonemes, type Pronounce } from './phonemes/espeak-phonemes.ts';
import type { ModelLanguage } from './phonemes/model-phonemes.ts';
import { readScript } from './phonemes/read-script.ts';
import { loadModel, type Synthesise } from './speech/model.ts';
import { type SaidWord, speak } from './speech/speak.ts';
import { styleOf } from './speech/styles.ts';
import { wavOf } from './speech/wav.ts';

/** A script without a word that is said, such as one of emoji only. */
export class NothingToSay extends Error {
  override readonly name = 'NothingToSay';
}

/** What speaks: the model, and what pronounces for it. */
interface Engine {
  readonly synthesise: Synthesise;
  readonly pronounce: Pronounce;
}

export interface KokoroRequest {
  readonly script: string;
  /** One of the model’s voices, as its file is named. */
  readonly voice: string;
  readonly language: ModelLanguage;
}

/** Of the voices’ own pace, some 230 words a minute without pauses: a story has 140 to 175 with them. */
const SPEED = 0.82;

/** A process holds one model, for all voices: it takes some 400 MB. */
const engines = new Map<string, Promise<Engine>>();

const start = async (folder: string): Promise<Engine> => {
  const [synthesise, pronounce] = await Promise.all([
    loadModel(folder, availableParallelism()),
    loadEspeakPhonemes(),
  ]);
  return { synthesise, pronounce };
};

/** The engine of a folder; a failure to load it is tried again with the next text. */
const engineOf = (folder: string): Promise<Engine> => {
  const engine = engines.get(folder) ?? start(folder);
  engines.set(folder, engine);
  engine.catch(() => engines.delete(folder));
  return engine;
};

/**
 * Speaks a script as WAV (24 kHz, mono) and tells when each of its words is said. Throws `NothingToSay`, or whatever
 * the runtime throws when the folder’s files are unusable.
 */
export const speakAsKokoro = async (
  folder: string,
  { script, voice, language }: KokoroRequest,
): Promise<{ readonly audio: Uint8Array; readonly words: readonly SaidWord[] }> => {
  const { synthesise, pronounce } = await engineOf(folder);
  const sentences = readScript(script, language, pronounce);
  if (sentences.length === 0) throw new NothingToSay('The text has no word that is said.');
  const styles = await readFile(kokoroFolder(folder).voice(voice));
  const { samples, words } = await speak(sentences, (tokens) =>
    synthesise({ tokens, style: styleOf(styles, tokens.length), speed: SPEED }),
  );
  return { audio: wavOf(samples), words };
};
