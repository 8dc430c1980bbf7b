import type { KokoroVoice, ModelLanguage } from '@veilcast/kokoro';
import { type Language, VOICES } from '#contract/catalogue.ts';
import { KOKORO_VOICES } from './kokoro-voices.ts';

/**
 * The model’s voice that corresponds to one of our voices in a language, if any; an unknown id maps to the first
 * voice.
 */
export const kokoroVoice = (
  voiceId: string,
  language: Language,
): (KokoroVoice & { readonly language: ModelLanguage }) | undefined => {
  const id = VOICES.find((each) => each.id === voiceId)?.id ?? VOICES[0].id;
  const own = KOKORO_VOICES[id][language];
  return own === undefined || language === 'de' ? undefined : { ...own, language };
};
