import { type Language, VOICES, type VoiceId } from '#contract/catalogue.ts';

/** The eSpeak NG settings for one of our voices. */
export interface SimpleVoice {
  /** eSpeak’s voice and variant, such as `en-us+f2`. */
  readonly espeak: string;
  /** From 0 to 100; 50 is the variant’s default. */
  readonly pitch: number;
  readonly range: number;
  readonly wordsPerMinute: number;
}

const ACCENTS: Readonly<Record<Language, string>> = { en: 'en-us', es: 'es', fr: 'fr', de: 'de' };

const VARIANTS: Readonly<Record<VoiceId, Omit<SimpleVoice, 'espeak'> & { readonly variant: string }>> = {
  adam: { variant: 'adam', pitch: 44, range: 52, wordsPerMinute: 160 },
  charlotte: { variant: 'f2', pitch: 64, range: 58, wordsPerMinute: 164 },
  will: { variant: 'Reed', pitch: 55, range: 56, wordsPerMinute: 165 },
  bryan: { variant: 'quincy', pitch: 34, range: 44, wordsPerMinute: 155 },
  audrey: { variant: 'f4', pitch: 36, range: 48, wordsPerMinute: 158 },
};

/** The simple voice for one of our voices in a language; an unknown id maps to the first voice. */
export const simpleVoice = (voiceId: string, language: Language): SimpleVoice => {
  const id = VOICES.find((each) => each.id === voiceId)?.id ?? VOICES[0].id;
  const { variant, ...sound } = VARIANTS[id];
  return { espeak: `${ACCENTS[language]}+${variant}`, ...sound };
};
