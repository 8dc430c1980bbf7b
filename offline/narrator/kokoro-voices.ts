import { LANGUAGES, type Language, type VoiceId } from '#contract/catalogue.ts';

/** The model’s voice for each of ours, by language; a missing pair has none of its gender, so another narrator speaks. */
export const KOKORO_VOICES: Readonly<Record<VoiceId, Readonly<Partial<Record<Language, string>>>>> = {
  adam: { en: 'am_fenrir', es: 'em_alex' },
  charlotte: { en: 'af_heart', es: 'ef_dora', fr: 'ff_siwis' },
  will: { en: 'am_puck', es: 'em_alex' },
  bryan: { en: 'bm_george', es: 'em_alex' },
  audrey: { en: 'af_bella', es: 'ef_dora', fr: 'ff_siwis' },
};

/** The languages that one of our voices speaks here. */
export const languagesOf = (voiceId: VoiceId): readonly Language[] =>
  LANGUAGES.filter((language) => KOKORO_VOICES[voiceId][language] !== undefined);
