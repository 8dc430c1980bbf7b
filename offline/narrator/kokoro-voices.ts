import type { KokoroVoice } from '@veilcast/kokoro';
import { LANGUAGES, type Language, type VoiceId } from '#contract/catalogue.ts';

const DORA: KokoroVoice = { voice: 'ef_dora', pace: 0.82 };
const ALEX: KokoroVoice = { voice: 'em_alex', pace: 0.82 };
const SIWIS: KokoroVoice = { voice: 'ff_siwis', pace: 0.82 };

/**
 * The model’s voice for each of our voices, by language. Where the model has no voice of the same gender, another
 * narrator is used. Decision 44 records how the voices were judged, and the pace that results in 140 to 175 words a
 * minute.
 */
export const KOKORO_VOICES: Readonly<Record<VoiceId, Readonly<Partial<Record<Language, KokoroVoice>>>>> = {
  adam: { en: { voice: 'am_onyx', pace: 0.86 }, es: ALEX },
  charlotte: { en: { voice: 'af_heart', pace: 0.84 }, es: DORA, fr: SIWIS },
  will: { en: { voice: 'am_puck', pace: 0.82 }, es: ALEX },
  bryan: { en: { voice: 'bm_fable', pace: 0.9 }, es: ALEX },
  audrey: { en: { voice: 'af_kore', pace: 0.84 }, es: DORA, fr: SIWIS },
};

/** The files of all the voices we use. */
export const KOKORO_VOICE_NAMES: readonly string[] = [
  ...new Set(Object.values(KOKORO_VOICES).flatMap((own) => Object.values(own).map(({ voice }) => voice))),
];

/** The languages in which this model can speak one of our voices. */
export const languagesOf = (voiceId: VoiceId): readonly Language[] =>
  LANGUAGES.filter((language) => KOKORO_VOICES[voiceId][language] !== undefined);
