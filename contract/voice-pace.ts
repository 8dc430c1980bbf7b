import type { Language, VoiceId } from './catalogue.ts';
import { textSeconds } from './pace.ts';

/**
 * The length of a whole film relative to its planned scenes (`pace.ts`), by voice and language, including
 * leads, pauses and the last picture. Measured on a finished story of about 140 words; decision 68 has the figures.
 */
const NEURAL: Readonly<Record<VoiceId, Readonly<Partial<Record<Language, number>>>>> = {
  adam: { en: 1.245, es: 1.246 },
  charlotte: { en: 1.109, es: 1.214, fr: 1.202 },
  will: { en: 1.041, es: 1.246 },
  bryan: { en: 1.283, es: 1.246 },
  audrey: { en: 1.068, es: 1.214, fr: 1.202 },
};
/** The factors for the simple voices, which hardly differ. Other narrators are assumed to have the same factors. */
const OTHERS: Readonly<Record<Language, number>> = { en: 1.135, es: 1.125, fr: 1.045, de: 1.06 };

interface Speaker {
  readonly voiceId: string;
  readonly language: Language;
  /** Whether the voice is one of this machine’s neural voices. */
  readonly isNeural: boolean;
}

const isMeasured = (voiceId: string): voiceId is VoiceId => Object.hasOwn(NEURAL, voiceId);

/** About how many seconds a video lasts when a voice speaks this text; 0 if it has no words. */
export const videoSeconds = (text: string, { voiceId, language, isNeural }: Speaker): number => {
  const measured = isNeural && isMeasured(voiceId) ? NEURAL[voiceId][language] : undefined;
  return textSeconds(text, language) * (measured ?? OTHERS[language]);
};
