import { FILM_MAX_SECONDS } from '#contract/catalogue.ts';
import type { Pause } from '#functions/film/alignment/pauses.ts';
import { readSpeech, SPEECH_RATE } from '#functions/film/alignment/read-speech.ts';
import { UnfitRecording } from '#functions/film/narration/unfit-recording.ts';
import { audioFrames } from '#functions/film/sound/sound.ts';
import { levelsOf, loudnessOf, pausesAmid } from './voiced.ts';
import { type Shortened, withoutPauses } from './without-pauses.ts';

/**
 * The decoded length of an audio file, in seconds. Stops decoding beyond `most`. Rejects when the file isn’t audio.
 */
const soundSeconds = async (path: string, most: number): Promise<number> => {
  let seconds = 0;
  for await (const frame of audioFrames(path)) {
    seconds += frame.nbSamples / frame.sampleRate;
    if (seconds > most) break;
  }
  return seconds;
};

/** A recording that contains a voice. */
export interface Listened {
  readonly seconds: number;
  /** The level in each `HOP_MS`, in decibels below full scale. */
  readonly levels: Float32Array;
  readonly pauses: readonly Pause[];
  readonly shortened: Shortened;
}

/** Below the first level, a recording contains no voice; below the second, the voice is too quiet to use. */
const SILENT_DB = -62;
const QUIET_DB = -50;
/** How far a voice must stand out above the room noise. */
const LEAST_RISE_DB = 8;

const unreadable = (): never => {
  throw new UnfitRecording({ kind: 'unreadable' });
};

/**
 * Reads a recording and finds its voice and its pauses. @throws UnfitRecording when it isn’t audio, is longer than a
 * film, is silent, contains only noise, or is too quiet.
 */
export const listen = async (path: string): Promise<Listened> => {
  const seconds = await soundSeconds(path, FILM_MAX_SECONDS).catch(unreadable);
  if (seconds > FILM_MAX_SECONDS) throw new UnfitRecording({ kind: 'long' });
  const samples = await readSpeech(path).catch(unreadable);
  const levels = levelsOf(samples, SPEECH_RATE);
  const { voiceDb, roomDb } = loudnessOf(levels);
  if (voiceDb < SILENT_DB || voiceDb - roomDb < LEAST_RISE_DB) throw new UnfitRecording({ kind: 'silent' });
  if (voiceDb < QUIET_DB) throw new UnfitRecording({ kind: 'quiet' });
  const pauses = pausesAmid(levels);
  return { seconds, levels, pauses, shortened: withoutPauses(samples, SPEECH_RATE, pauses) };
};
