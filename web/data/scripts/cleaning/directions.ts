/*
 * Directions in round or curly brackets or between asterisks: how something is said, and what is heard and seen
 * meanwhile.
 */

import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';
import { DIRECTION_WORDS, type DirectionWords } from './direction-words.ts';

const AND = anyOf(',|,? (?:and|und|et|y|then|dann|puis|luego|and then|und dann|et puis|y luego)');
const ARTICLE = anyOf('the|die|la|une|una|an?');
const PRONOUN = anyOf('he|she|they|er|sie|ils?|elles?|on|él|ella|ellos');
const ADVERB = anyOf(
  'loudly|twice|again|outside|softly|shut|open|laut|leise|zweimal|wieder|auf|zu|fort|encore|au loin|deux fois|fuerte|otra vez|a lo lejos|afuera|dehors|draußen|in the (?:background|distance)|im hintergrund',
);

/** The directions in a language, each matched as a whole. */
const directionsIn = (words: DirectionWords): string => {
  const { done, noise, said, telling } = words;
  const unit = String.raw`(?:${anyOf(words.before)}\s+){0,2}${anyOf(`${done}|${noise}|${said}`)}(?:\s+${anyOf(words.after)}){0,2}`;
  const noun = String.raw`(?!${anyOf(telling)}(?!\p{L}))\p{L}+`;
  const [article, heard] = words.heard;
  const [adjective, tune, changes, ends] = words.music;
  const music = String.raw`(?:${anyOf(adjective)}\s+){0,3}${anyOf(tune)}`;
  const change = String.raw`\s+${anyOf(changes)}(?:\s+(?!an?\s|une?\s|eine?\s|una\s)\p{L}+){0,2}`;
  return [
    String.raw`${unit}(?:${AND}\s+${unit}){0,2}`,
    String.raw`(?:(?:${PRONOUN}|${anyOf(article)}?${noun}(?:\s+${noun})?)\s+${anyOf(done)}|${anyOf(article)}${noun}(?:\s+${noun})?\s+${anyOf(heard)})(?:\s+${ADVERB})?`,
    String.raw`${music}(?:${change}|(?:\s+${anyOf(ends)}){1,2})?|${ARTICLE}\s+${music}${change}`,
    anyOf(words.shown),
  ].join('|');
};
const SURE = new RegExp(`^(?:${DIRECTION_WORDS.map(directionsIn).join('|')})[.!…]?$`, 'iu');
const UNSURE = new RegExp(`^(?:${DIRECTION_WORDS.map(({ unsure }) => anyOf(unsure)).join('|')})$`, 'u');

const ROUND = /\s?\((?<words>[^()\n]{1,90})\)/gu;
const CURLY = /\s?\{(?<words>[^{}\n]+)\}/gu;
/** “*laughs*”; with punctuation at the end, it would be a sentence in italics. */
const STARRED = /\s?(?<![*\p{L}\p{N}])\*(?<words>[^\s*](?:[^*\n]*[^\s*.!?…])?)\*(?![*\p{L}\p{N}])/gu;
const SENTENCE_END = /(?:^|[.!?…:;]["”»’]?|[“„«—–-])\s*$/u;
const SENTENCE_START = /^\s*(?:$|["“„«¿¡—–-]*\s*\p{Lu})/u;

export const isSure = (words: string): boolean => SURE.test(words.trim());
/** Whether a position in a line is between two sentences rather than inside one. */
const isBetweenSentences = (before: string, after: string): boolean =>
  SENTENCE_END.test(before) && SENTENCE_START.test(after);

/** Whether a text has directions; if so, anything that may be a direction is treated as one. */
export const hasDirections = (text: string): boolean =>
  Array.from(text.matchAll(ROUND)).some(({ groups }) => isSure(groups?.['words'] ?? ''));

/** A line without its directions in brackets or between asterisks. Asterisks within a sentence emphasise a word. */
export const withoutDirections = (line: string, isDirected: boolean, taking: Taking): string => {
  const starless = line.replaceAll(STARRED, (whole: string, words: string, at: number) => {
    const isBetween = isBetweenSentences(line.slice(0, at), line.slice(at + whole.length));
    return isBetween && isSure(words) ? taking.take('direction') : whole;
  });
  const round = starless.replaceAll(ROUND, (whole: string, words: string, at: number) => {
    const isBetween = isBetweenSentences(starless.slice(0, at), starless.slice(at + whole.length));
    const isDirection = isSure(words) || ((isDirected || isBetween) && UNSURE.test(words.trim()));
    return isDirection ? taking.take('direction') : whole;
  });
  return round.replaceAll(CURLY, (whole: string, words: string) =>
    isSure(words) ? taking.take('direction') : whole,
  );
};
