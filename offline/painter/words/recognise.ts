import type { Shot } from '#contract/picture.ts';
import { SHOTS } from '#contract/picture.ts';
import type { Weather } from '#offline/painter/canvas/easel.ts';
import type { Time } from '#offline/painter/canvas/palettes.ts';
import type { FigureName } from '#offline/painter/figures/costumes.ts';
import { isFigureName } from '#offline/painter/figures/costumes.ts';
import type { SettingName } from '#offline/painter/settings/settings.ts';
import { SETTING_NAMES } from '#offline/painter/settings/settings.ts';
import { ELEMENT_WORDS } from './lexicon-elements.ts';
import { OBJECT_WORDS } from './lexicon-objects.ts';
import {
  FIGURE_WORDS,
  IMPLIED_PLACE,
  SETTING_WORDS,
  SHOT_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './lexicon-places.ts';
import { singular } from './singular.ts';

/** What the painter recognised in a description; `undefined` where the description does not say. */
export interface Recognised {
  readonly setting: SettingName | undefined;
  /** In the order of mention: objects with their own drawing, and parts of sky and land. */
  readonly objects: string[];
  readonly figures: FigureName[];
  readonly time: Time | undefined;
  readonly weather: Weather | undefined;
  readonly shot: Shot | undefined;
  /** Names mentioned in the plural. */
  readonly many: ReadonlySet<string>;
  /** Whether a person rides, drives or sits in the object. */
  readonly riding: boolean;
  /** Whether the description puts the people far away. */
  readonly farOff: boolean;
}

const LONGEST_PHRASE_WORDS = 4;
const FAR_OFF = /\b(?:far off|far away|in the distance|distant)\b/iu;
const MAX_WORDS = 400;
/** Words that name a place only when no clearer word does. */
const WEAK = new Set([
  'lab',
  'desk',
  'table',
  'sky',
  'cloud',
  'clouds',
  'snow',
  'snowy',
  'sand',
  'road',
  'war',
  'ice',
  'hill',
  'hills',
  'egypt',
  'rome',
  'greece',
  'london',
  'paris',
  'plain',
  'garden',
  'stage',
  'space',
  'wood',
  'bar',
  'lane',
  'rail',
  'cell',
  'grave',
  'roof',
  'mine',
]);
const RIDING =
  /\b(?:rid(?:es?|ing|er)|mounted|astride|gallop(?:s|ing)?|on (?:a|an|his|her|the|its) (?:\w+ )?(?:horse|camel|elephant|pony|steed|mare|stallion))\b/iu;

const indexOf = (lists: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([name, words]) =>
      words.split(',').map((word): [string, string] => [word, name]),
    ),
  );

const INDEX = {
  object: indexOf({ ...ELEMENT_WORDS, ...OBJECT_WORDS }),
  setting: indexOf(SETTING_WORDS),
  figure: indexOf(FIGURE_WORDS),
  time: indexOf(TIME_WORDS),
  weather: indexOf(WEATHER_WORDS),
  shot: indexOf(SHOT_WORDS),
} as const;
type Kind = keyof typeof INDEX;

interface Hit {
  readonly name: string;
  readonly at: number;
  readonly words: number;
  readonly plural: boolean;
}

const hitsOf = (kind: Kind, words: readonly string[]): Hit[] => {
  const found: Hit[] = [];
  const index = INDEX[kind];
  for (let at = 0; at < words.length; ) {
    let step = 1;
    for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - at); length >= 1; length -= 1) {
      const slice = words.slice(at, at + length);
      const phrase = slice.map(singular).join(' ');
      const name = index.get(slice.join(' ')) ?? index.get(phrase);
      if (name === undefined) continue;
      found.push({ name, at, words: length, plural: slice.at(-1) !== singular(slice.at(-1) ?? '') });
      step = length;
      break;
    }
    at += step;
  }
  return found;
};

const unique = (names: readonly string[]): string[] => [...new Set(names)];
const among = <T extends string>(name: string | undefined, list: readonly T[]): T | undefined =>
  list.find((item) => item === name);

const impliedSetting = (objects: readonly string[]): SettingName | undefined => {
  const scores = new Map<SettingName, number>();
  for (const [setting, names] of IMPLIED_PLACE) {
    const members = new Set(names.split(','));
    objects.forEach((name, index) => {
      if (members.has(name)) scores.set(setting, (scores.get(setting) ?? 0) + 1 + 0.5 / (index + 1));
    });
  }
  return [...scores].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/** Longer phrases are more specific; among equals the first one counts. */
const namedSetting = (hits: readonly Hit[], words: readonly string[]): SettingName | undefined => {
  const place = (hit: Hit): number => hit.words * 2 + (WEAK.has(words[hit.at] ?? '') ? -1 : 0);
  const best = hits.toSorted((a, b) => place(b) - place(a) || a.at - b.at)[0];
  return among(best?.name, SETTING_NAMES);
};

/** Interprets a description word by word; ignores unknown words. */
export const recognise = (description: string): Recognised => {
  const words = (
    description
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .match(/[\p{L}]+/gu) ?? []
  ).slice(0, MAX_WORDS);
  const figureHits = hitsOf('figure', words);
  const taken = new Set(
    figureHits
      .filter((hit) => hit.words > 1)
      .flatMap((hit) => Array.from({ length: hit.words }, (_, step) => hit.at + step)),
  );
  const placePhrases = hitsOf('setting', words).filter((hit) => hit.words > 1);
  const objectHits = hitsOf('object', words).filter(
    (hit) =>
      !taken.has(hit.at) &&
      !placePhrases.some(
        (place) => hit.words < place.words && hit.at >= place.at && hit.at < place.at + place.words,
      ),
  );
  const objects = unique(objectHits.map((hit) => hit.name));
  const things = objectHits.filter((hit) => hit.words > 1);
  const inside = (hit: Hit): boolean =>
    things.some(
      (thing) =>
        hit.at >= thing.at && hit.at + hit.words <= thing.at + thing.words && hit.words < thing.words,
    );
  const settings = hitsOf('setting', words).filter((hit) => !inside(hit) && !taken.has(hit.at));
  const weathers = hitsOf('weather', words);
  return {
    setting: namedSetting(settings, words) ?? impliedSetting(objects),
    objects,
    figures: unique(figureHits.map((hit) => hit.name)).filter(isFigureName),
    time: among(
      hitsOf('time', words).find((hit) => words[hit.at] !== 'dark')?.name ?? hitsOf('time', words)[0]?.name,
      ['night', 'dawn', 'day', 'dusk'],
    ),
    weather: among(weathers[0]?.name, ['storm', 'rain', 'snow', 'fog', 'cloudy']),
    shot: among(hitsOf('shot', words)[0]?.name, SHOTS),
    riding: RIDING.test(description),
    farOff: FAR_OFF.test(description),
    many: new Set([...objectHits, ...figureHits].filter((hit) => hit.plural).map((hit) => hit.name)),
  };
};
