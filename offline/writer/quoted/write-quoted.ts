import type { Category } from '#contract/catalogue.ts';
import { SETTINGS } from '#offline/writer/english/banks/settings.ts';
import { fill, pickLine } from '#offline/writer/fill.ts';
import { asSentences, capitalised, shorten } from '#offline/writer/grammar/sentence.ts';
import { withoutMarkup, withoutRequest } from '#offline/writer/prompt/clean.ts';
import type { Seeded } from '#offline/writer/seeded.ts';
import type { Telling } from '#offline/writer/telling.ts';
import { nounsIn } from '#offline/writer/words/nouns.ts';
import { homeOf, nearestOf, settingOf } from '#offline/writer/words/places.ts';
import { nounsFrom } from '#offline/writer/words/translated.ts';
import { USUAL } from '#offline/writer/words/usual-settings.ts';
import type { Named, QuotedBank } from './quoted-bank.ts';

const TOPIC_CHARS = 44;
const TITLE_CHARS = 60;

/** German requests put their subject in the accusative; a title and a quotation need the nominative. */
const nominative = (words: string): string =>
  words
    .replace(/^einen (\p{Ll}+)en (?=\p{Lu})/u, 'ein $1er ')
    .replace(/^einen (?=\p{Lu})/u, 'ein ')
    .replace(/^den (\p{Ll}+)en (?=\p{Lu}\p{L}*(?:[^n\s]|$))/u, 'der $1e ');

/** The part of a prompt worth quoting: without the request, first sentence only, no closing full stop. */
export const subjectOf = (prompt: string, requests: readonly RegExp[]): string => {
  const text = (withoutMarkup(prompt) ?? prompt)
    .replace(/\s+/gu, ' ')
    .replace(/[«»„“”]/gu, '"')
    .trim();
  const stripped = requests.reduce((rest, request) => rest.replace(request, '').trim() || rest, text);
  const plain = stripped === text ? withoutRequest(text) : stripped;
  const sentence = plain.split(/(?<=[.!?…])\s+/u).find((part) => /[\p{L}\p{N}\p{S}]/u.test(part)) ?? plain;
  return nominative(sentence.replace(/[\s.,;:…]+$/u, '') || plain);
};

/** The bank's scenery that the prompt suggests, else a typical one for its category. */
const sceneOf = (bank: QuotedBank, nouns: readonly string[], category: Category, seed: Seeded): string => {
  const suggested = [settingOf, homeOf]
    .flatMap((find) => nouns.map((noun) => find(noun)))
    .flatMap((name) => (name === undefined ? [] : [name, nearestOf(name)]))
    .find((name) => bank.scenery[name] !== undefined);
  const usual = USUAL[category].filter((name) => bank.scenery[name] !== undefined);
  return suggested ?? seed.pick(usual.length === 0 ? Object.keys(bank.scenery) : usual);
};

/** Writes a story around the quoted words of the prompt in the bank's language. */
export const tellQuoted = (bank: QuotedBank, prompt: string, category: Category, seed: Seeded): Telling => {
  const words = subjectOf(prompt, bank.requests);
  const topic = bank.quote(shorten(words, TOPIC_CHARS));
  const isQuestion = words.endsWith('?');
  const nouns = [...new Set([...nounsFrom(words), ...nounsIn(words)])];
  const setting = sceneOf(bank, nouns, category, seed);
  const scenery = bank.scenery[setting] ?? { here: [], senses: [] };
  const hero = seed.pick(bank.heroes);
  const other = seed.pick(bank.others);
  const when = seed.pick(bank.times);
  const record = seed.pick(bank.records[category]);
  const senses = [...scenery.senses];
  const told = new Set<Named>();
  const mention = (named: Named): string => {
    if (told.has(named)) return named.short;
    told.add(named);
    return named.name;
  };
  const slot = (name: string): string => {
    switch (name) {
      case 'topic':
        return topic;
      case 'hero':
        return mention(hero);
      case 'other':
        return mention(other);
      case 'he':
        return hero.subject;
      case 'here':
        return seed.pick(scenery.here);
      case 'when':
        return when;
      case 'record':
        return record;
      case 'sense':
        return senses.splice(seed.below(senses.length), 1)[0] ?? '';
      default:
        throw new RangeError(`The bank has no slot {${name}}`);
    }
  };
  const archetype = seed.pick(bank.archetypes);
  const hook = {
    shot: 'wide',
    subject: 'place',
    lines: isQuestion ? bank.questionHooks : bank.hooks,
  } as const;
  const scenes = [hook, ...archetype.beats].map(({ shot, subject, lines }) => {
    const narration = asSentences(fill(pickLine(lines, seed), seed, slot));
    return { narration, nouns: nounsFrom(narration), shot, subject };
  });
  const thing = nouns.find((noun) => settingOf(noun) === undefined);
  return {
    title: shorten(bank.title(capitalised(words)), TITLE_CHARS),
    scenes,
    echoes: [topic],
    sameness: 0,
    absence: 0,
    stage: {
      setting,
      hero: { noun: hero.figure, pronoun: 'they', plural: false },
      other: other.figure,
      thing: thing === undefined ? 'a letter' : `a ${thing}`,
      nouns,
      subject: words,
      carried: thing === undefined,
      props: SETTINGS.find(({ name }) => name === setting)?.props ?? [],
    },
  };
};
