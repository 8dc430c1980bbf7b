import type { Category } from '#contract/catalogue.ts';
import type { Archetype } from '#offline/writer/bank.ts';
import type { Brief } from '#offline/writer/brief.ts';
import { fill, pickLine, samenessOf } from '#offline/writer/fill.ts';
import { asSentences } from '#offline/writer/grammar/sentence.ts';
import { SMALL } from '#offline/writer/pictures/drawn.ts';
import type { Seeded } from '#offline/writer/seeded.ts';
import type { Telling } from '#offline/writer/telling.ts';
import { nounsIn } from '#offline/writer/words/nouns.ts';
import { isState } from '#offline/writer/words/verbs.ts';
import { DOUBTERS, PRICE } from './banks/deeds-one.ts';
import { HEIR, INQUEST } from './banks/deeds-two.ts';
import { ENDINGS } from './banks/endings.ts';
import { HOOKS } from './banks/hooks.ts';
import { MYTH, WHAT_IF } from './banks/inquiries.ts';
import { ARCHIVE, LESSON } from './banks/studies.ts';
import { WITNESS } from './banks/tales-four.ts';
import { BARGAIN, DISCOVERY, LETTER, WRONG_DOOR } from './banks/tales-one.ts';
import { ONE_DAY, RETURN, SIGNAL } from './banks/tales-three.ts';
import { COUNTDOWN, EXPERIMENT, RUMOUR } from './banks/tales-two.ts';
import { type Cast, castFor } from './cast.ts';
import { hooksNaming, linesFor } from './choose-lines.ts';
import { englishSlots } from './slots.ts';

export const ENGLISH: readonly Archetype[] = [
  DISCOVERY,
  LETTER,
  BARGAIN,
  WRONG_DOOR,
  COUNTDOWN,
  EXPERIMENT,
  RUMOUR,
  WITNESS,
  ONE_DAY,
  RETURN,
  SIGNAL,
  PRICE,
  DOUBTERS,
  HEIR,
  INQUEST,
  MYTH,
  WHAT_IF,
  LESSON,
  ARCHIVE,
];

/** How many scenes name the hero's object, where the words allow. */
const OBJECT_SCENES = 4;
/** One in this many stories keeps its spare beat. */
const SHORT_IN = 3;

const hooksFor = (brief: Brief): readonly string[] => {
  if (brief.deed !== undefined) return isState(brief.deed) ? HOOKS.state : HOOKS.event;
  return HOOKS[brief.kind];
};

const suits = (archetype: Archetype, brief: Brief, category: Category): boolean => {
  const kinds = archetype.kinds;
  if (
    archetype === BARGAIN &&
    brief.kind === 'thing' &&
    !SMALL.has(brief.topic.short.split(' ').at(-1) ?? '')
  )
    return false;
  if (archetype === WHAT_IF && category === 'Adventure' && brief.kind !== 'question') return false;
  const kind = brief.deed === undefined ? brief.kind : 'deed';
  return (
    (kinds.length === 0 || kinds.includes(kind)) &&
    (archetype.categories.length === 0 || archetype.categories.includes(category))
  );
};

/** The story's object for the painter, who paints a symbol of an intangible subject without the subject's words. */
const pictured = (brief: Brief, { thing }: Cast): string => {
  switch (brief.kind) {
    case 'text':
      return 'a note';
    case 'idea':
    case 'question':
      return brief.thing === undefined ? (thing.first.split(' about ')[0] ?? thing.first) : thing.first;
    case 'hero':
    case 'thing':
      return thing.first;
  }
};

/** Words by which a listener recognises the prompt's subject once it has been introduced. */
const echoesOf = (brief: Brief, cast: Cast): string[] => {
  const phrases =
    brief.hero === undefined
      ? [brief.topic, ...(brief.kind === 'thing' ? [cast.thing] : [])]
      : [cast.hero, ...(brief.thing === undefined ? [] : [brief.thing])];
  return [
    ...phrases.map(({ short }) => short.replace(/^the /u, '')),
    ...(brief.deed === undefined ? [] : [brief.deed]),
  ];
};

/** How many scenes should still name the hero's object. */
const absenceOf = (brief: Brief, scenes: readonly { readonly narration: string }[]): number => {
  const { thing } = brief;
  if (brief.hero === undefined || thing === undefined) return 0;
  const name = thing.short.replace(/^the /u, '').toLowerCase();
  const told = scenes.filter(({ narration }) => narration.toLowerCase().includes(name));
  return Math.max(0, OBJECT_SCENES - told.length);
};

/** Writes the prompt's story in English; `turn` chooses its course, `seed` everything else. */
export const tellEnglish = (brief: Brief, category: Category, seed: Seeded, turn: number): Telling => {
  const fitting = ENGLISH.filter((archetype) => suits(archetype, brief, category));
  const archetype = fitting[turn % Math.max(1, fitting.length)] ?? DISCOVERY;
  const cast = castFor(brief, category, seed, archetype === WHAT_IF);
  const short = archetype.spare !== undefined && seed.below(SHORT_IN) > 0;
  const beats = short ? archetype.beats.filter((_, at) => at !== archetype.spare) : archetype.beats;
  const ending = archetype === WHAT_IF ? undefined : beats.at(-1);
  const slot = englishSlots(brief, category, cast, seed);
  const hook = {
    shot: 'wide',
    subject: brief.kind === 'thing' ? 'thing' : 'hero',
    lines: hooksNaming(hooksFor(brief), brief),
  } as const;
  const chosen = [hook, ...beats].map((step) => ({
    ...step,
    line: pickLine(
      linesFor(step === ending ? [...step.lines, ...ENDINGS] : step.lines, brief, cast.hero),
      seed,
    ),
  }));
  const scenes = chosen.map(({ line, shot, subject }) => {
    const narration = asSentences(fill(line, seed, slot));
    return { narration, nouns: nounsIn(narration), shot, subject };
  });
  return {
    title: brief.title,
    scenes,
    echoes: echoesOf(brief, cast),
    absence: absenceOf(brief, scenes),
    sameness: chosen.reduce((sum, { line }) => sum + samenessOf(line), 0),
    stage: {
      setting: cast.setting.name,
      hero: { noun: cast.hero.figure, pronoun: cast.hero.pronoun, plural: cast.hero.plural },
      other: cast.other.figure,
      thing: pictured(brief, cast),
      nouns: brief.nouns,
      subject: `${brief.title} ${brief.topic.full}`,
      props: cast.setting.props,
      carried: brief.thing === undefined && (brief.kind === 'idea' || brief.kind === 'question'),
      ...(brief.place === undefined ? {} : { place: brief.place }),
      ...(brief.when === undefined ? {} : { when: brief.when }),
    },
  };
};
