import type { Language } from '#contract/catalogue.ts';

/** The line in a video's picture that says a machine made the video, in the language of its story. */
export const AI_LINE = {
  en: 'AI-generated',
  es: 'Generado con IA',
  fr: 'Généré par IA',
  de: 'KI-generiert',
} as const satisfies Record<Language, string>;
