import { type Respellings, respellingsIn, withRespellings } from '@veilcast/reading';
import { z } from 'zod';
import { type Language as LanguageCode, PRONUNCIATIONS_MAX } from '#contract/catalogue.ts';
import { Language } from '#contract/schemas/choices.ts';
import type { SavePronunciation } from '#contract/schemas/pronunciations.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

/** How a word in an account’s scripts should be pronounced. */
export const Pronunciation = z.object({ word: z.string(), language: Language, says: z.string() });
export type Pronunciation = z.infer<typeof Pronunciation>;

const nameOf = ({ word, language }: Pick<Pronunciation, 'word' | 'language'>): string =>
  `${word.toLowerCase()} ${language}`;

/** The list with a word added, changed or removed. Throws a `Refusal` when it is full. */
export const withPronunciation = (
  before: readonly Pronunciation[],
  { says, ...word }: SavePronunciation,
): readonly Pronunciation[] => {
  const others = before.filter((one) => nameOf(one) !== nameOf(word));
  if (says === null) return others;
  if (others.length >= PRONUNCIATIONS_MAX)
    throw new Refusal(
      'conflict',
      `Your list has ${PRONUNCIATIONS_MAX} words, which is the most it holds. Remove one first.`,
    );
  return [...others, { ...word, says }].toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'en'),
  );
};

/** How a scene’s words are respelled. Stored with the scene; absent if none of the words is on the list. */
export const respelled = (
  narration: string,
  language: LanguageCode,
  listed: readonly Pronunciation[] = [],
): { readonly respellings?: Respellings } => {
  const own = listed
    .filter((one) => one.language === language)
    .map(({ word, says }) => [word, says] as const);
  const respellings = respellingsIn(narration, Object.fromEntries(own));
  return Object.keys(respellings).length === 0 ? {} : { respellings };
};

/**
 * A key that is equal for scenes with the same respellings, whatever their order in the stored map; empty if there
 * are none.
 */
export const respellingKey = (respellings: Respellings | undefined): string =>
  respellings === undefined
    ? ''
    : JSON.stringify(Object.entries(respellings).toSorted(([one], [other]) => (one < other ? -1 : 1)));

interface Told {
  readonly narration: string;
  readonly respellings?: Respellings | undefined;
}

/** A scene’s words, with those on the list respelled. */
export const heardOf = ({ narration, respellings }: Told): string =>
  respellings === undefined ? narration : withRespellings(narration, respellings);

/** A script as listeners hear it, with the words on the list respelled; empty if it contains none of them. */
export const heardIn = (scenes: readonly Told[]): readonly string[] =>
  scenes.some(({ respellings }) => respellings !== undefined) ? scenes.map(heardOf) : [];
