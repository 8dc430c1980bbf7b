import { z } from 'zod';
import { LANGUAGE_NAMES } from '#contract/catalogue.ts';
import { readingProblem } from '#contract/drawable.ts';
import { cleanText, isBlank } from '#contract/schemas/text.ts';
import { countWords } from '#contract/script.ts';
import type { SuggestionRequest } from '#functions/domain/providers/ports.ts';
import { jsonIn } from '#functions/domain/story/asking/json-in.ts';
import { isInAnother } from './in-language.ts';
import { WANTED } from './instructions.ts';

/** The usable part of an answer, and what is wrong with the rest. */
interface ReadSuggestions {
  readonly suggestions: readonly string[];
  readonly fault?: string;
}

const Answer = z.object({ suggestions: z.array(z.string()) });
/** List numbers and bullets that a model wrote at the start of its lines. */
const BULLET = /^(?:[-–•*]|\d{1,2}[.)])\s+/u;
const QUOTED = /^["“„«](?<inside>[^"“”„«»]*)["”“»]$/u;
/** The length of the longest word that fits in captions. */
const WORD_MAX_CHARS = 60;

const cleaned = (said: string, passage: string): string => {
  const line = cleanText(said).replaceAll(/\s+/gu, ' ').replace(BULLET, '');
  const inside = QUOTED.exec(line)?.groups?.['inside'];
  return inside === undefined || QUOTED.test(passage) ? line : inside.trim();
};

const numbersIn = (text: string): string[] => text.match(/\p{N}+/gu) ?? [];

const faultOf = (said: string, { text, passage, words, language }: SuggestionRequest): string | undefined => {
  if (isBlank(said)) return 'one suggestion is empty';
  if (said === text.slice(passage.from, passage.to)) return 'one suggestion is the passage itself';
  const count = countWords(said);
  if (count < words.least || count > words.most)
    return `one suggestion has ${count} words, and it may have ${words.least} to ${words.most}`;
  const known = new Set(numbersIn(text));
  if (numbersIn(said).some((number) => !known.has(number)))
    return 'one suggestion states a number that the text does not';
  if (readingProblem(said) !== undefined) return 'one suggestion is not written in Latin letters';
  if (isInAnother(said, text, language)) return `one suggestion is not in ${LANGUAGE_NAMES[language]}`;
  return said.split(' ').some((word) => Array.from(word).length > WORD_MAX_CHARS)
    ? 'one suggestion has an endless word'
    : undefined;
};

/** The suggestions in a model’s answer, cleaned up and without duplicates. */
export const readSuggestions = (answer: string, request: SuggestionRequest): ReadSuggestions => {
  const { text, passage, kind } = request;
  const parsed = Answer.safeParse(jsonIn(answer));
  if (!parsed.success) return { suggestions: [], fault: 'it is not JSON of the schema' };
  const old = text.slice(passage.from, passage.to);
  const said = [...new Set(parsed.data.suggestions.map((each) => cleaned(each, old)))];
  const suggestions = said.filter((each) => faultOf(each, request) === undefined);
  if (suggestions.length >= WANTED[kind]) return { suggestions: suggestions.slice(0, WANTED[kind]) };
  const [fault] = said.flatMap((each) => faultOf(each, request) ?? []);
  return { suggestions, fault: fault ?? `it has ${said.length} instead of ${WANTED[kind]} suggestions` };
};
