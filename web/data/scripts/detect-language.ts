import type { Language } from '#contract/catalogue.ts';

const LANGUAGES: Readonly<Record<string, Language>> = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de' };
/** Less text is guesswork. */
const LEAST_CHARS = 40;

/** The language that a text is written in, or undefined when it is too short or none of ours. */
export const detectLanguage = async (text: string): Promise<Language | undefined> => {
  if (text.trim().length < LEAST_CHARS) return undefined;
  const { franc } = await import('franc-min');
  return LANGUAGES[franc(text, { only: Object.keys(LANGUAGES) })];
};
