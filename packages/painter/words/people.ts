import type { Costume } from '#painter/figures/costume.ts';
import type { FigureName } from '#painter/figures/costumes.ts';
import { isFigureName } from '#painter/figures/costumes.ts';
import type { Tool } from '#painter/figures/drawing/hand-sketch.ts';
import type { Posture } from '#painter/figures/drawing/postures.ts';
import { dressed } from './clothes.ts';
import type { Hit } from './hits.ts';

/** A person in a picture, or several who look alike. */
export interface Person {
  readonly name: FigureName;
  readonly costume: Costume;
  readonly count: number;
  readonly posture: Posture;
  /** Whether the person is seen from behind. */
  readonly turned: boolean;
  /** Whether several people stand in a row. */
  readonly lined: boolean;
}

/** Hands seen up close. */
export interface Hands {
  readonly count: 1 | 2;
  readonly costume: Costume;
  readonly gloved: boolean;
  readonly tool: Tool | undefined;
}

export interface People {
  readonly people: readonly Person[];
  /** Whose shoulder the camera looks over. */
  readonly over: Person | undefined;
  readonly hands: Hands | undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  three: 3,
  few: 3,
  four: 4,
  several: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  row: 7,
  line: 7,
  rows: 9,
  ten: 10,
  dozen: 10,
  dozens: 12,
  thirty: 14,
  hundreds: 18,
  thousands: 18,
};
const ARTICLES = new Set(['a', 'an', 'the']);
const COUNT_REACH = 4;
const PLURAL = 3;
const RUNNERS = 7;

const SINGULAR_REACH = 2;

/** The number given by the words before a noun; some nouns, such as “deer”, have the same form in the plural. */
export const countBefore = (words: readonly string[], { at, plural }: Hit): number => {
  const before = words.slice(Math.max(0, at - (plural ? COUNT_REACH : SINGULAR_REACH)), at);
  const said = before.findLast((word) => NUMBERS[word] !== undefined || ARTICLES.has(word)) ?? '';
  return NUMBERS[said] ?? (plural ? PLURAL : 1);
};

export const unnumbered = (words: readonly string[], { at, plural }: Hit): boolean =>
  plural && !words.slice(Math.max(0, at - SINGULAR_REACH), at).some((word) => NUMBERS[word] !== undefined);

/** What a person is doing, according to the words about them; the first match wins. */
const POSTURES: readonly (readonly [RegExp, Posture])[] = [
  [/\bstumbl|\bstagger/u, 'stumble'],
  [/\brid(?:es?|ing)\b|\bon horseback/u, 'ride'],
  [/\b(?:runs?|running|flees?|fleeing)\b/u, 'run'],
  [/\bon (?:his|her|their) knees|\bkneel/u, 'kneel'],
  [/\bbends?\b|\bbending|\bties\b|\bpicks? up/u, 'bend'],
  [/\bpush|\brolls?\b|\bdrags?\b/u, 'push'],
  [/\bclimb(?:s|ing)?\b/u, 'climb'],
  [/\bwalk(?:s|ing)?\b|\bsteep stone|\bmarch|\bstaircase\b|\balone on a road|\bwander/u, 'walk'],
  [/\bhandset\b|\bat a telephone/u, 'call'],
  [/\bstands up/u, 'hold'],
  [
    /\bdraws?\b|\bwrites?\b|\breads?\b|\b(?:at|behind) (?:a|an|the|his|her) (?:\w+ ){0,2}(?:table|desk|counter)/u,
    'work',
  ],
  [/\basleep\b|\bsleeps?\b|\bdozes?\b/u, 'sleep'],
  [/\bsits? on the (?:deck|ground|floor|sand|grass|snow|ice)\b|\bcowers?\b|\bhuddles?\b/u, 'slump'],
  [/\bsalutes?\b/u, 'salute'],
  [/\btalks?\b|\bargues?\b|\bquarrels?\b/u, 'talk'],
  [
    /\bsits?\b|\bsitting|\bseated|\bon (?:a|the) (?:\w+ ){0,2}(?:stool|chair|bench|bed)\b|\bedge of a bed/u,
    'sit',
  ],
  [/\blifts?\b|\braises?\b|\bholds? up|\bspeaks?\b|\bwav(?:es?|ing)\b/u, 'lift'],
  [
    /\bholds?\b|\bholding|\bwith (?:a|an) (?:\w+ ){0,2}(?:book|map|cup|camera|pane|sextant|notebook|lantern|phone)/u,
    'hold',
  ],
];

const postureIn = (said: string): Posture => POSTURES.find(([words]) => words.test(said))?.[1] ?? 'stand';

/**
 * What role someone has in this place: a sailor on a wooden ship looks different from one on a steamer. The first
 * match wins.
 */
const PLACED: readonly (readonly [said: FigureName, words: RegExp, meant: FigureName])[] = [
  ['sailor', /\b(?:wooden|warship|galleon|caravel|old sailing)\b/u, 'voyager'],
  ['sailor', /\b(?:ice|icebergs?|snow|antarctic)\b/u, 'polar'],
  ['sailor', /\blong coats|\boilskins?|\bstorm\b|\blighthouse\b/u, 'oilskin'],
  ['officer', /\b(?:candles?|wooden|warship)\b/u, 'merchant'],
  ['captain', /\bwooden\b/u, 'merchant'],
  ['explorer', /\b(?:ice|snow|snowy|antarctic|arctic)\b/u, 'polar'],
  ['guard', /\b(?:castle|fortress|king|queen)\b/u, 'sentry'],
  ['guard', /\bpalace\b/u, 'hunter'],
  ['gentleman', /\bpalace\b/u, 'courtier'],
  ['scientist', /\bpalace\b/u, 'courtier'],
];

const inPlace = (name: FigureName, all: string): FigureName =>
  PLACED.find(([said, words]) => said === name && words.test(all))?.[2] ?? name;

const BACK = /\b(?:looks? (?:at|out|after)|towards|walk away|before (?:a|an|the|one))\b/u;

/** “The desk of a gentleman” means that he is sitting at it. */
const BEHIND_DESK = /\b(?:desk|table|counter) of (?:an?|the) (?:\w+ )?$/u;

const NAMED = new Set<FigureName>(['emperor']);
const APPOSITION = 4;

const toolIn = (all: string): Tool | undefined =>
  /\bred (?:pen|pencil)\b/u.test(all)
    ? 'red-pen'
    : /\b(?:pen|quill|feather)\b/u.test(all)
      ? 'quill'
      : /\bhat ?pin\b/u.test(all)
        ? 'pin'
        : undefined;

/** The people in a description: who they are, how many, and in what clothes and posture. */
export const peopleIn = (words: readonly string[], hits: readonly Hit[], close: boolean): People => {
  const all = words.join(' ');
  const found = hits.flatMap((hit, index) => {
    const before = hits[index - 1];
    const named = before !== undefined && isFigureName(before.name) && NAMED.has(before.name);
    return isFigureName(hit.name) && !(named && hit.at - before.at <= APPOSITION)
      ? [{ ...hit, name: hit.name }]
      : [];
  });
  const people = found.map((hit, index): Person => {
    const end =
      found.slice(index + 1).find(({ name }) => hit.name !== 'crowd' || name !== 'crowd')?.at ?? words.length;
    const said = words.slice(hit.at, end).join(' ');
    const name = inPlace(hit.name, all);
    const before = words.slice(Math.max(0, hit.at - COUNT_REACH), hit.at);
    const posture = BEHIND_DESK.test(`${before.join(' ')} `) ? 'work' : postureIn(said);
    const shared = found.length === 2 && index === 0 && posture === 'stand';
    return {
      name,
      costume: dressed(name, said),
      count:
        hit.name === 'crowd'
          ? 1
          : Math.max(countBefore(words, hit), unnumbered(words, hit) && posture === 'run' ? RUNNERS : 0),
      turned: BACK.test(said),
      posture: shared ? sharedPosture(words, found[1]?.at ?? 0) : posture,
      lined: before.includes('line') || before.includes('row') || /\bin a (?:line|row)\b/u.test(said),
    };
  });
  const over = /\bover the shoulder of\b/u.test(all) ? people[0] : undefined;
  const handed = close && /\bhands?\b/u.test(all);
  const [owner] = people;
  const hands: Hands | undefined = handed
    ? {
        count: /\bhands\b/u.test(all) ? 2 : 1,
        costume: owner?.costume ?? dressed('man', all),
        gloved: /\bgloves?\b/u.test(all),
        tool: toolIn(all),
      }
    : undefined;
  const shown = over === undefined ? people : people.slice(1);
  return { people: handed ? [] : mergedCrowds(shown), over, hands };
};

/** “A woman and a boy push a carriage”: both of them push. */
const sharedPosture = (words: readonly string[], at: number): Posture =>
  words.slice(Math.max(0, at - 2), at).includes('and') ? postureIn(words.slice(at).join(' ')) : 'stand';

/** “A crowd of people” means one crowd. */
const mergedCrowds = (people: readonly Person[]): Person[] =>
  people.filter(
    ({ name }, index) => name !== 'crowd' || people.findIndex((other) => other.name === 'crowd') === index,
  );
