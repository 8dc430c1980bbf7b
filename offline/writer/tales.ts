import type { Language } from '#contract/catalogue.ts';
import type { Tale, Translation } from './tale.ts';
import { ADVENTURE } from './texts/english-adventure.ts';
import { GENERAL } from './texts/english-general.ts';
import { HISTORY } from './texts/english-history.ts';
import { MYSTERY } from './texts/english-mystery.ts';
import { SCIENCE } from './texts/english-science.ts';
import { TECHNOLOGY } from './texts/english-technology.ts';
import { FRENCH } from './texts/french.ts';
import { GERMAN } from './texts/german.ts';
import { SPANISH } from './texts/spanish.ts';

const ENGLISH = [...GENERAL, ...HISTORY, ...SCIENCE, ...TECHNOLOGY, ...ADVENTURE, ...MYSTERY];

/**
 * Translated tales keep the pictures of their English originals. Throws a RangeError if a translation does not match
 * its original.
 */
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
