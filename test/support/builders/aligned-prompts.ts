import type { Language } from '#contract/catalogue.ts';

export const ALIGNED_PROMPTS: Readonly<Record<Language, string>> = {
  en: 'A lighthouse keeper whose lamp is answered from the sea',
  es: 'Un faro que responde desde el mar',
  fr: 'Un phare qui répond depuis la mer',
  de: 'Ein Leuchtturm, der aus dem Meer Antwort bekommt',
};
