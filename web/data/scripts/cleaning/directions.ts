/* Directions in round brackets: how something is said, what is heard and seen meanwhile. */

import type { Taking } from '../taken.ts';
import { DIRECTION_WORDS, type DirectionWords } from './direction-words.ts';

/** Alternatives over several lines, with any spaces between their words. */
const any = (alternatives: string): string => {
  const line = alternatives.replaceAll(/\s*\n\s*/gu, '');
  return `(?:${line.replaceAll(' ?', String.raw`\s*`).replaceAll(' ', String.raw`\s+`)})`;
};

const AND = any(',|,? (?:and|und|et|y|then|dann|puis|luego|and then|und dann|et puis|y luego)');
const ARTICLE = any('the|die|la|une|una|an?');
const PRONOUN = any('he|she|they|er|sie|ils?|elles?|on|él|ella|ellos');
const ADVERB = any(
  'loudly|twice|again|outside|softly|shut|open|laut|leise|zweimal|wieder|auf|zu|fort|encore|au loin|deux fois|fuerte|otra vez|a lo lejos|afuera|dehors|draußen|in the (?:background|distance)|im hintergrund',
);

/** The directions of a language, each as a whole. */
const directionsIn = (words: DirectionWords): string => {
  const { done, noise, said, telling } = words;
  const unit = String.raw`(?:${any(words.before)}\s+){0,2}${any(`${done}|${noise}|${said}`)}(?:\s+${any(words.after)}){0,2}`;
  const noun = String.raw`(?!${any(telling)}(?!\p{L}))\p{L}+`;
  const [article, heard] = words.heard;
  const [adjective, tune, changes, ends] = words.music;
  const music = String.raw`(?:${any(adjective)}\s+){0,3}${any(tune)}`;
  const change = String.raw`\s+${any(changes)}(?:\s+(?!an?\s|une?\s|eine?\s|una\s)\p{L}+){0,2}`;
  return [
    String.raw`${unit}(?:${AND}\s+${unit}){0,2}`,
    String.raw`(?:(?:${PRONOUN}|${any(article)}?${noun}(?:\s+${noun})?)\s+${any(done)}|${any(article)}${noun}(?:\s+${noun})?\s+${any(heard)})(?:\s+${ADVERB})?`,
    String.raw`${music}(?:${change}|(?:\s+${any(ends)}){1,2})?|${ARTICLE}\s+${music}${change}`,
    any(words.shown),
  ].join('|');
};
const SURE = new RegExp(`^(?:${DIRECTION_WORDS.map(directionsIn).join('|')})[.!…]?$`, 'iu');
const UNSURE = new RegExp(`^(?:${DIRECTION_WORDS.map(({ unsure }) => any(unsure)).join('|')})$`, 'u');

const ROUND = /\s?\((?<words>[^()\n]{1,90})\)/gu;
const SENTENCE_END = /(?:^|[.!?…:;]["”»’]?|[“„«—–-])\s*$/u;
const SENTENCE_START = /^\s*(?:$|["“„«¿¡—–-]*\s*\p{Lu})/u;

const isSure = (words: string): boolean => SURE.test(words.trim());
/** Whether a text has directions, so that what may be one is one. */
export const hasDirections = (text: string): boolean =>
  Array.from(text.matchAll(ROUND)).some(({ groups }) => isSure(groups?.['words'] ?? ''));

/** A line without its directions in round brackets. */
export const withoutDirections = (line: string, isDirected: boolean, taking: Taking): string =>
  line.replaceAll(ROUND, (whole: string, words: string, at: number) => {
    const isBetween =
      SENTENCE_END.test(line.slice(0, at)) && SENTENCE_START.test(line.slice(at + whole.length));
    const isDirection = isSure(words) || ((isDirected || isBetween) && UNSURE.test(words.trim()));
    return isDirection ? taking.take('direction') : whole;
  });
