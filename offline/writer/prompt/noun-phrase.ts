import type { Person, Phrase, Pronoun } from '#offline/writer/brief.ts';
import { withArticle } from '#offline/writer/grammar/article.ts';
import { FEMALE_NAMES, MALE_NAMES } from '#offline/writer/words/names.ts';
import { CREATURES, isActor, MEN, singular, WOMEN } from '#offline/writer/words/people.ts';
import { isKnownNoun, isMass, isPlace } from '#offline/writer/words/things.ts';
import { verbForm } from '#offline/writer/words/verbs.ts';
import {
  ARTICLES,
  bare,
  DETERMINERS,
  isCapitalised,
  PARTICIPLES,
  PREPOSITIONS,
  RELATIVES,
} from './tokens.ts';

/** The end of a noun phrase's own words, where its modifiers ("of Atlantis", "who…") begin. */
export const coreLength = (tokens: readonly string[]): number => {
  const end = tokens.findIndex((token, at) => {
    const word = token.toLowerCase();
    const next = tokens[at + 1];
    const participle =
      PARTICIPLES.has(word) && (next === undefined || PREPOSITIONS.has(bare(next)) || isCapitalised(next));
    const trails = PREPOSITIONS.has(word) || RELATIVES.has(word) || ARTICLES.has(word) || participle;
    return at > 0 && (trails || /[,;:—–]$/u.test(tokens[at - 1] ?? ''));
  });
  return end === -1 ? tokens.length : end;
};

const clean = (tokens: readonly string[]): string => tokens.join(' ').replace(/[\s,;:.!?—–-]+$/u, '');

const MAX_SHORT_WORDS = 2;

const isProper = (core: readonly string[]): boolean => {
  const last = core.at(-1) ?? '';
  return isCapitalised(last) || /\d/u.test(last);
};

/** Parses a noun phrase; `undefined` when no word names the thing. */
export const phraseOf = (tokens: readonly string[]): Phrase | undefined => {
  const text = clean(tokens);
  if (text === '') return undefined;
  const lead = bare(tokens[0] ?? '');
  if (tokens.length > 1 && !isCapitalised(tokens[1] ?? '') && verbForm(lead)?.form === 'gerund') {
    const words = text.split(' ');
    const short = words.slice(0, ARTICLES.has(bare(words[1] ?? '')) ? 3 : 2).join(' ');
    return { first: text, full: text, short, plural: false };
  }
  const hasArticle = ARTICLES.has(lead);
  const body = hasArticle ? tokens.slice(1) : tokens;
  const bodyText = clean(body);
  if (bodyText === '') return undefined;
  const core = body.slice(0, coreLength(body)).map((word) => clean([word]));
  const head = singular(bare(core.at(-1) ?? ''));
  const proper = isProper(core);
  const plural = head.plural && !(proper && !hasArticle) && !isMass(bare(core.at(-1) ?? ''));
  const shortCore = core.slice(-MAX_SHORT_WORDS).join(' ');
  const determined = DETERMINERS.has(lead) && !hasArticle;
  if (lead === 'the')
    return {
      first: `the ${bodyText}`,
      full: `the ${bodyText}`,
      short: `the ${proper ? core.join(' ') : shortCore}`,
      plural,
    };
  if (determined)
    return {
      first: bodyText,
      full: bodyText,
      short: plural ? `the ${core.slice(1).join(' ')}` : core.join(' '),
      plural,
    };
  const isOf = body[core.length]?.toLowerCase() === 'of' && !hasArticle && !plural && !proper;
  if (isOf)
    return { first: `the ${bodyText}`, full: `the ${bodyText}`, short: `the ${core.join(' ')}`, plural };
  const alone = body.length === 1 && !hasArticle;
  const mass =
    (isMass(head.word) || (alone && !isActor(head.word) && !isKnownNoun(head.word))) &&
    !hasArticle &&
    !proper;
  const known = isActor(head.word) || isKnownNoun(head.word) || hasArticle;
  if (plural || mass || (proper && !known)) {
    const short = proper || body.length > core.length ? core.join(' ') : shortCore;
    return { first: bodyText, full: bodyText, short, plural };
  }
  if (proper && !hasArticle) return { first: bodyText, full: bodyText, short: core.join(' '), plural };
  return { first: withArticle(bodyText), full: `the ${bodyText}`, short: `the ${shortCore}`, plural };
};

/** Singular nouns for several people. */
const GROUPS = new Set(['crew', 'team', 'family', 'expedition', 'group', 'couple', 'class']);

const pronounOf = (head: string, plural: boolean, text: string): Pronoun => {
  if (plural) return 'they';
  if (WOMEN.has(head)) return 'she';
  if (MEN.has(head)) return 'he';
  if (/\b(?:she|her|hers|herself|female|woman)\b/iu.test(text)) return 'she';
  if (/\b(?:he|his|him|himself|male)\b/iu.test(text)) return 'he';
  if (CREATURES.has(head) || /^(?:robot|android|machine|dragon|alien|monster)$/u.test(head)) return 'it';
  return 'they';
};

const nameAfter = (tokens: readonly string[]): string | undefined => {
  const at = tokens.findIndex((token) => /^(?:named|called)$/iu.test(token));
  if (at === -1) return undefined;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token) => !isCapitalised(token));
  const name = clean(end === -1 ? rest : rest.slice(0, end));
  return name === '' ? undefined : name;
};

/** Parses a noun phrase as a character a story can follow, or `undefined` when it names none. */
export const personOf = (tokens: readonly string[], prompt: string, acts: boolean): Person | undefined => {
  const phrase = phraseOf(tokens);
  if (phrase === undefined) return undefined;
  const body = ARTICLES.has(bare(tokens[0] ?? '')) ? tokens.slice(1) : tokens;
  const core = body.slice(0, coreLength(body)).map((word) => clean([word]));
  const head = singular(bare(core.at(-1) ?? ''));
  const name = nameAfter(tokens);
  const givenName = core.map(bare).find((word) => FEMALE_NAMES.has(word) || MALE_NAMES.has(word));
  const gender = bare(name?.split(' ')[0] ?? givenName ?? '');
  const isObject = core.some((word) => isKnownNoun(bare(word)));
  const properActor = isProper(core) && !isObject && (givenName !== undefined || acts) && !isPlace(head.word);
  if (!isActor(head.word) && !properActor) return undefined;
  const pronoun: Pronoun = FEMALE_NAMES.has(gender)
    ? 'she'
    : MALE_NAMES.has(gender)
      ? 'he'
      : bare(name ?? '').endsWith('a')
        ? 'she'
        : pronounOf(head.word, phrase.plural || GROUPS.has(head.word), prompt);
  const age = /\b(?:old|elderly|aging|ageing|retired)\b/iu.test(phrase.full) ? 'old ' : '';
  const figure = isActor(head.word) ? `${age}${head.word}` : pronoun === 'she' ? 'woman' : 'man';
  const plural = phrase.plural || GROUPS.has(head.word);
  return { ...phrase, plural, ...(name === undefined ? {} : { short: name }), pronoun, figure };
};
