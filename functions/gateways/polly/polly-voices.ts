import type { LanguageCode, VoiceId as PollyVoiceId } from '@aws-sdk/client-polly';
import type { Language, VoiceId } from '#contract/catalogue.ts';
import { VOICES } from '#contract/catalogue.ts';

interface PollyVoice {
  readonly voice: PollyVoiceId;
  readonly language: LanguageCode;
}

const ENGLISH: Record<VoiceId, PollyVoiceId> = {
  adam: 'Matthew',
  charlotte: 'Danielle',
  will: 'Stephen',
  bryan: 'Gregory',
  audrey: 'Ruth',
};
const FEMALE: ReadonlySet<VoiceId> = new Set(['charlotte', 'audrey']);
const LOCAL: Record<
  Exclude<Language, 'en'>,
  { male: PollyVoiceId; female: PollyVoiceId; language: LanguageCode }
> = {
  es: { male: 'Sergio', female: 'Lucia', language: 'es-ES' },
  fr: { male: 'Remi', female: 'Lea', language: 'fr-FR' },
  de: { male: 'Daniel', female: 'Vicki', language: 'de-DE' },
};

/** The neural voice that stands for one of our voices in a language; for an unknown id, the first voice. */
export const pollyVoice = (voiceId: string, language: Language): PollyVoice => {
  const id = VOICES.find((voice) => voice.id === voiceId)?.id ?? VOICES[0].id;
  if (language === 'en') return { voice: ENGLISH[id], language: 'en-US' };
  const local = LOCAL[language];
  return { voice: FEMALE.has(id) ? local.female : local.male, language: local.language };
};
