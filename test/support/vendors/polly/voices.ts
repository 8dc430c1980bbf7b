import type { EspeakVoice } from '#functions/film/alignment/espeak.ts';

/** What a Polly voice sounds like here: an eSpeak voice and its settings. */
export interface SpeechVoice extends EspeakVoice {
  id: string;
  gender: 'Male' | 'Female';
  languageCode: string;
  languageName: string;
  engines: readonly string[];
  wordsPerMinute: number;
}

const NEURAL = ['neural'] as const;
const NEURAL_AND_STANDARD = ['neural', 'standard'] as const;
const ENGLISH = { languageCode: 'en-US', languageName: 'US English' } as const;
const SPANISH = { languageCode: 'es-ES', languageName: 'Castilian Spanish' } as const;
const US_SPANISH = { languageCode: 'es-US', languageName: 'US Spanish' } as const;
const FRENCH = { languageCode: 'fr-FR', languageName: 'French' } as const;
const GERMAN = { languageCode: 'de-DE', languageName: 'German' } as const;
const MALE = { gender: 'Male' } as const;
const FEMALE = { gender: 'Female' } as const;

export const SPEECH_VOICES: readonly SpeechVoice[] = [
  {
    id: 'Matthew',
    ...MALE,
    ...ENGLISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'en-us+adam',
    pitch: 44,
    range: 52,
    wordsPerMinute: 160,
  },
  {
    id: 'Stephen',
    ...MALE,
    ...ENGLISH,
    engines: NEURAL,
    espeak: 'en-us+Reed',
    pitch: 55,
    range: 56,
    wordsPerMinute: 165,
  },
  {
    id: 'Gregory',
    ...MALE,
    ...ENGLISH,
    engines: NEURAL,
    espeak: 'en-us+quincy',
    pitch: 34,
    range: 44,
    wordsPerMinute: 155,
  },
  {
    id: 'Joey',
    ...MALE,
    ...ENGLISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'en-us+ed',
    pitch: 60,
    range: 58,
    wordsPerMinute: 165,
  },
  {
    id: 'Joanna',
    ...FEMALE,
    ...ENGLISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'en-us+f1',
    pitch: 52,
    range: 54,
    wordsPerMinute: 162,
  },
  {
    id: 'Ruth',
    ...FEMALE,
    ...ENGLISH,
    engines: NEURAL,
    espeak: 'en-us+f4',
    pitch: 36,
    range: 48,
    wordsPerMinute: 158,
  },
  {
    id: 'Danielle',
    ...FEMALE,
    ...ENGLISH,
    engines: NEURAL,
    espeak: 'en-us+f2',
    pitch: 64,
    range: 58,
    wordsPerMinute: 164,
  },
  {
    id: 'Salli',
    ...FEMALE,
    ...ENGLISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'en-us+linda',
    pitch: 62,
    range: 56,
    wordsPerMinute: 165,
  },
  {
    id: 'Sergio',
    ...MALE,
    ...SPANISH,
    engines: NEURAL,
    espeak: 'es+adam',
    pitch: 46,
    range: 52,
    wordsPerMinute: 160,
  },
  {
    id: 'Lucia',
    ...FEMALE,
    ...SPANISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'es+f2',
    pitch: 54,
    range: 54,
    wordsPerMinute: 162,
  },
  {
    id: 'Pedro',
    ...MALE,
    ...US_SPANISH,
    engines: NEURAL,
    espeak: 'es-419+Reed',
    pitch: 52,
    range: 52,
    wordsPerMinute: 162,
  },
  {
    id: 'Lupe',
    ...FEMALE,
    ...US_SPANISH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'es-419+f1',
    pitch: 54,
    range: 54,
    wordsPerMinute: 162,
  },
  {
    id: 'Remi',
    ...MALE,
    ...FRENCH,
    engines: NEURAL,
    espeak: 'fr+adam',
    pitch: 46,
    range: 52,
    wordsPerMinute: 160,
  },
  {
    id: 'Lea',
    ...FEMALE,
    ...FRENCH,
    engines: NEURAL_AND_STANDARD,
    espeak: 'fr+f2',
    pitch: 52,
    range: 52,
    wordsPerMinute: 160,
  },
  {
    id: 'Daniel',
    ...MALE,
    ...GERMAN,
    engines: NEURAL,
    espeak: 'de+adam',
    pitch: 46,
    range: 52,
    wordsPerMinute: 158,
  },
  {
    id: 'Vicki',
    ...FEMALE,
    ...GERMAN,
    engines: NEURAL_AND_STANDARD,
    espeak: 'de+f2',
    pitch: 52,
    range: 52,
    wordsPerMinute: 158,
  },
];
