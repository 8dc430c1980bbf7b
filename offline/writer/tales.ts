import type { Language } from '#contract/catalogue.ts';
import type { Tale, Translation } from './tale.ts';
import { ENGLISH } from './texts/english.ts';
import { FRENCH } from './texts/french.ts';
import { GERMAN } from './texts/german.ts';
import { SPANISH } from './texts/spanish.ts';

/** Translated tales keep the pictures of their English originals. Throws a RangeError for an unknown one. */
const translated = (translations: readonly Translation[]): Tale[] =>
  translations.map(({ id, title, narrations }) => {
    const original = ENGLISH.find((tale) => tale.id === id);
    if (original?.scenes.length !== narrations.length)
      throw new RangeError(`The translation ${id} does not match its original`);
    return {
      ...original,
      title,
      scenes: original.scenes.map(([picture], at) => [picture, narrations[at] ?? '']),
    };
  });

export const TALES: Readonly<Record<Language, readonly Tale[]>> = {
  en: ENGLISH,
  es: translated(SPANISH),
  fr: translated(FRENCH),
  de: translated(GERMAN),
};
