import { type Language, VOICES } from '#contract/catalogue.ts';

/** A provider’s name for each of our voices: either one name for all languages, or one per language. */
export type SpeechVoices = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The provider’s name for a voice in a language; an unknown id falls back to the first voice. */
export const speechVoice = (voices: SpeechVoices, voiceId: string, language: Language): string => {
  const named = voices[voiceId] ?? voices[VOICES[0].id];
  const name = typeof named === 'object' ? named[language] : named;
  if (name === undefined) throw new Error(`The stage names no voice for ${voiceId} in ${language}.`);
  return name;
};
