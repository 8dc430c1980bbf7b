import type { Brief, Phrase } from '#offline/writer/brief.ts';
import { capitalised, shorten } from '#offline/writer/grammar/sentence.ts';
import { nounsIn } from '#offline/writer/words/nouns.ts';
import { CREATURES, singular } from '#offline/writer/words/people.ts';
import { isKnownNoun, isPlace } from '#offline/writer/words/things.ts';
import { placeIn, timeIn } from './adverbials.ts';
import { firstSentence, withoutMarkup, withoutRequest } from './clean.ts';
import { deedFrom, verbAt } from './deed.ts';
import { AUXILIARY, capped, isDangling, isHandy, knownPhrase, QUESTION } from './known-phrase.ts';
import { literal, titleOf } from './literal.ts';
import { coreLength, personOf, phraseOf } from './noun-phrase.ts';
import { bare, PARTICIPLES, tokensOf } from './tokens.ts';

const WORD_CHARS = 32;
/** "In 1969, …": the narrator says it where it fits. */
const OPENING = /^(?:in|on|during|at|after|before|one|once upon a time)\b[^,.]{0,40},\s*(?=\S)/iu;
const QUESTION_CHARS = 90;

/** A question's subject when no known noun names it: "how does the internet work". */
const ASKED = /\b(?:do|does|did|is|are|was|were|can|will)\s+(the\s+[\p{L}-]+)/iu;
const LONG_WORD = /\S{41,}/gu;
/** Quotes an indirect question ("how vaccines work") verbatim. */
const CLAUSE = /^(?:how|why|what|when|where|who|whether)\b/iu;

/** A state without a person in it: "alone in the Arctic". */
const SOLITARY =
  /^(?:alone|lost|stranded|trapped|stuck|shipwrecked|marooned)(?= (?:in|on|at|with|under|inside|between)\b)/iu;

/** A first-person prompt rewritten in the third person, so that the narrator stays outside. */
const inThirdPerson = (said: string): string => {
  const text = said
    .replace(/^(?:someone|somebody)\b/iu, 'a stranger')
    .replace(SOLITARY, (word) => `a traveller ${word.toLowerCase()}`);
  return /^I\b/u.test(text)
    ? text
        .replace(/^I(?:'m| am)\b/u, 'a stranger is')
        .replace(/^I(?:'ve)?\b/u, 'a stranger who')
        .replace(
          /\b(my|me|myself|I)\b/gu,
          (word) => ({ my: 'her', me: 'her', myself: 'herself', I: 'she' })[word] ?? word,
        )
    : text.replace(/^(?:my|our) (?=\p{Ll})/iu, 'a ');
};

/** A phrase without the place and the time, which the narrator says elsewhere. */
const trimmed = (text: string, ...adverbials: readonly (string | undefined)[]): string => {
  const less = adverbials.reduce<string>(
    (rest, adverbial) =>
      adverbial !== undefined && rest.endsWith(` ${adverbial}`) ? rest.slice(0, -adverbial.length - 1) : rest,
    text,
  );
  return less.split(' ').length > 1 &&
    !isDangling(less.split(' ').at(-1) ?? '') &&
    !PARTICIPLES.has(bare(less.split(' ').at(-1) ?? ''))
    ? less
    : text.replace(/^(?:my|our) (?=\p{Ll})/iu, 'a ');
};
const without = <T extends Phrase>(phrase: T, ...adverbials: readonly (string | undefined)[]): T => ({
  ...phrase,
  first: trimmed(phrase.first, ...adverbials),
  full: trimmed(phrase.full, ...adverbials),
});

/** Parses an English prompt. Never throws; quotes what it cannot parse. */
export const parsePrompt = (prompt: string): Brief => {
  const plain = withoutMarkup(prompt.replace(LONG_WORD, (word) => shorten(word, WORD_CHARS)));
  const text = plain === undefined ? undefined : inThirdPerson(plain);
  if (text === undefined || !/\p{Script=Latin}{2}/u.test(text)) return literal(prompt);
  const sentence = firstSentence(text).replace(OPENING, '');
  const interrogative = text
    .trim()
    .split(/(?<=[.!?])\s+|\n/u)
    .map(withoutRequest)
    .find((part) => QUESTION.test(part) && part.endsWith('?'));
  const tokens = tokensOf(sentence);
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  const foreign =
    (sentence.match(/\p{L}/gu) ?? []).length > 2 * (sentence.match(/[\p{Script=Latin}]/gu) ?? []).length;
  if (words.length === 0 || foreign || words.every((word) => word.length < 2)) return literal(prompt);
  const when = timeIn(text);
  const place = placeIn(tokensOf(text).slice(0, 120));
  const nouns = nounsIn(text);
  const title = titleOf(tokensOf(firstSentence(plain ?? text)).join(' '));
  const shared = {
    nouns,
    title,
    ...(when === undefined ? {} : { when }),
    ...(place === undefined ? {} : { place }),
  };

  const auxiliaryNext = AUXILIARY.test(tokens[1] ?? '');
  if (
    (QUESTION.test(sentence) && (interrogative !== undefined || auxiliaryNext)) ||
    /^what if\b/iu.test(sentence)
  ) {
    const question = `${capitalised(shorten(sentence.replace(/[?]+$/u, ''), QUESTION_CHARS)).replace(/…$/u, '')}?`;
    const asked = ASKED.exec(tokens.join(' '))?.[1];
    const topic = knownPhrase(tokens) ??
      phraseOf(asked?.split(' ') ?? []) ?? {
        first: 'that question',
        full: 'that question',
        short: 'the question',
        plural: false,
      };
    return {
      kind: 'question',
      topic,
      question,
      nouns,
      title: titleOf(question),
      ...(when === undefined ? {} : { when }),
    };
  }
  const at = QUESTION.test(sentence) ? -1 : verbAt(tokens);
  const subject =
    at === -1
      ? tokens
      : tokens
          .slice(0, at)
          .filter((token, i, all) => i < all.length - 1 || !/^(?:who|that|which|\p{L}+ly)$/iu.test(token));
  const joined = subject.findIndex((word, i) => i > 0 && /^(?:and|or|but|vs\.?|versus)$/iu.test(word));
  const alone = joined === -1 ? subject : subject.slice(0, joined);
  const found = QUESTION.test(sentence) ? undefined : personOf(capped(alone), text, at !== -1);
  const hero = found === undefined ? undefined : without(found, when, place);
  const isKindOfBeing = hero !== undefined && at === -1 && (hero.plural || CREATURES.has(hero.figure));
  if (isKindOfBeing) return { kind: hero.plural ? 'idea' : 'thing', topic: hero, ...shared };
  if (hero !== undefined && !/^(?:i|we|you|it|he|she|they)$/iu.test(hero.first)) {
    const deed =
      at === -1
        ? undefined
        : trimmed(
            deedFrom(tokens, tokens[at - 1]?.endsWith('ly') === true ? at - 1 : at),
            place,
            when,
            place,
          );
    const thing = knownPhrase(
      tokens.slice(at === -1 ? coreLength(alone) : at + 1),
      (token) => isHandy(token) && singular(bare(token)).word !== hero.figure,
    );
    return {
      kind: 'hero',
      topic: hero,
      hero,
      ...shared,
      ...(deed === undefined ? {} : { deed }),
      ...(thing === undefined ? {} : { thing }),
    };
  }
  if (CLAUSE.test(sentence)) {
    const clause = capped(tokens)
      .join(' ')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    const known = knownPhrase(tokens.slice(1));
    const topic: Phrase = {
      first: clause,
      full: clause,
      short: known?.short ?? 'the answer',
      plural: known?.plural ?? false,
    };
    return { kind: 'idea', topic, nouns, title };
  }
  const relative = tokens
    .slice(Math.max(0, at - 2), at)
    .some((token) => /^(?:who|that|which)$/iu.test(token));
  const clause =
    at === -1 || relative ? tokens : [...tokens.slice(0, at), 'that', ...deedFrom(tokens, at).split(' ')];
  const whole = phraseOf(capped(clause));
  const topic = whole ?? knownPhrase(tokens);
  if (topic === undefined) return literal(prompt);
  const core = (at === -1 ? tokens : subject).slice(0, coreLength(at === -1 ? tokens : subject));
  const head = singular(bare(core.at(-1) ?? '')).word;
  const concrete = isKnownNoun(head) || isPlace(head);
  const told = place !== undefined && topic.first.includes(place);
  return {
    kind: concrete ? 'thing' : 'idea',
    topic,
    nouns,
    title,
    ...(when === undefined ? {} : { when }),
    ...(place === undefined || told ? {} : { place }),
  };
};
