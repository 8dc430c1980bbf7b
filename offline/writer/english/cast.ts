import type { Category } from '#contract/catalogue.ts';
import type { Brief, Person, Phrase } from '#offline/writer/brief.ts';
import { withArticle } from '#offline/writer/grammar/article.ts';
import type { Seeded } from '#offline/writer/seeded.ts';
import { isActor } from '#offline/writer/words/people.ts';
import { ashoreOf, homeOf, settingOf } from '#offline/writer/words/places.ts';
import { USUAL } from '#offline/writer/words/usual-settings.ts';
import { LEADS, NAMES, OTHERS, OUTPOST } from './banks/people.ts';
import { CARRIERS, DEEDS_LATER, KEEPSAKES, MATTERS } from './banks/props.ts';
import { SETTINGS } from './banks/settings.ts';
import type { Setting } from './setting.ts';

/** The characters and objects of a story. */
export interface Cast {
  readonly hero: Person;
  readonly other: Person;
  /** The object the hero deals with; it can be looked at. */
  readonly thing: Phrase;
  /** The topic of the story; it can be talked about. */
  readonly matter: Phrase;
  readonly setting: Setting;
}

const indefinite = (noun: string): Phrase => ({
  first: withArticle(noun),
  full: `the ${noun}`,
  short: `the ${noun}`,
  plural: false,
});

const invented = (category: Category, seed: Seeded): Person => {
  const { name, pronoun } = seed.pick(NAMES);
  const { role, figure } = seed.pick(LEADS[category]);
  const short = name.split(' ')[0] ?? name;
  const drawn = pronoun === 'she' ? figure.replace(/\bman$/u, 'woman') : figure.replace(/\bwoman$/u, 'man');
  return { first: `${role} named ${name}`, full: name, short, plural: false, pronoun, figure: drawn };
};

/** Gives a role without a gender one, for the listener's ear; names keep "they". */
const settled = (hero: Person, seed: Seeded): Person => {
  const isRole = /^(?:an?|the) /u.test(hero.first);
  if (hero.pronoun !== 'they' || hero.plural || !isRole) return hero;
  return { ...hero, pronoun: seed.pick(['he', 'she']) };
};

/** Settings that listeners can imagine themselves in. */
const EVERYDAY = ['city street', 'village', 'room', 'rooftop', 'harbour', 'station', 'field', 'lake'];

const settingFor = (brief: Brief, category: Category, seed: Seeded, everyday: boolean): Setting => {
  const placeWords = (brief.place ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const fromPlace = placeWords
    .map((word) => settingOf(word) ?? settingOf(word.replace(/s$/u, '')))
    .find((name) => name !== undefined);
  const fromNouns = brief.nouns.map((noun) => settingOf(noun)).find((name) => name !== undefined);
  const fromHome = brief.nouns
    .toSorted((a, b) => Number(isActor(a)) - Number(isActor(b)))
    .map((noun) => homeOf(noun))
    .find((name) => name !== undefined);
  const fromTopic = brief.topic.full
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => settingOf(word) ?? homeOf(word))
    .find((name) => name !== undefined);
  const suggested =
    fromPlace ??
    fromNouns ??
    (brief.kind === 'question' ? undefined : (fromHome ?? fromTopic)) ??
    seed.pick(USUAL[category]);
  const reached = brief.hero === undefined ? ashoreOf(suggested) : suggested;
  const name = everyday && !EVERYDAY.includes(reached) ? seed.pick(EVERYDAY) : reached;
  return SETTINGS.find((setting) => setting.name === name) ?? seed.pick(SETTINGS);
};

const thingFor = (brief: Brief, category: Category, seed: Seeded): Phrase => {
  if (brief.thing !== undefined) return brief.thing;
  switch (brief.kind) {
    case 'thing':
      return brief.topic;
    case 'hero':
    case 'text':
      return indefinite(seed.pick(KEEPSAKES));
    case 'idea':
    case 'question': {
      const carrier = indefinite(seed.pick(CARRIERS[category]));
      return {
        ...carrier,
        first: `${carrier.first} about ${brief.topic.short === 'the answer' ? brief.topic.full : brief.topic.short}`,
      };
    }
  }
};

const matterFor = (brief: Brief, thing: Phrase, seed: Seeded): Phrase => {
  if (brief.kind !== 'hero') return brief.topic;
  if (brief.thing !== undefined) return thing;
  const [first, short] = seed.pick(brief.deed === undefined ? MATTERS : DEEDS_LATER);
  return { first, full: first, short, plural: false };
};

/** Chooses all characters and objects that the prompt leaves open; an everyday cast stays in familiar places. */
export const castFor = (brief: Brief, category: Category, seed: Seeded, everyday: boolean): Cast => {
  const hero = brief.hero === undefined ? invented(category, seed) : settled(brief.hero, seed);
  const setting = settingFor(brief, category, seed, everyday);
  const others = (OUTPOST[setting.name] ?? OTHERS).filter(
    ({ role }) => !hero.first.includes(role.replace(/^an? /u, '').split(' ').at(-1) ?? role),
  );
  const { role, figure } = seed.pick(others);
  const other: Person = {
    first: role,
    full: role.replace(/^an?/u, 'the'),
    short: role.replace(/^an?/u, 'the'),
    plural: false,
    pronoun: 'they',
    figure,
  };
  const thing = thingFor(brief, category, seed);
  return { hero, other, thing, matter: matterFor(brief, thing, seed), setting };
};
