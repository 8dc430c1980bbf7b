import type { Language } from '#contract/catalogue.ts';

const LANGUAGES: Readonly<Record<string, Language>> = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de' };
/** With less text, the result would be a guess. */
const LEAST_CHARS = 40;

/** The language of a text; undefined when the text is too short or matches none of our languages. */
export const detectLanguage = async (text: string): Promise<Language | undefined> => {
  if (text.trim().length < LEAST_CHARS) return undefined;
  const { franc } = await import('franc-min');
  return LANGUAGES[franc(text, { only: Object.keys(LANGUAGES) })];
};
