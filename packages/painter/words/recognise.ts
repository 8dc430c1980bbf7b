import type { Weather } from '#painter/canvas/easel.ts';
import type { Time } from '#painter/canvas/palettes.ts';
import { type FigureName, isFigureName } from '#painter/figures/costumes.ts';
import { SETTING_NAMES, type SettingName } from '#painter/settings/settings.ts';
import { SHOTS, type Shot } from '#painter/style.ts';
import { CLOTHES } from './clothes.ts';
import { type Hit, hitsOf } from './hits.ts';
import { IMPLIED_PLACE } from './lexicon-places.ts';
import { countBefore, type Hands, type Person, peopleIn, unnumbered } from './people.ts';
import { readAs } from './readings.ts';

/** Animals that come in large numbers unless the description says otherwise. */
const HERDS = new Set(['rabbit', 'running-rabbit', 'sheep', 'bird', 'cow', 'fish']);
const HERD_COUNT = 12;

/** How many of something there are, according to the words. */
const countOfThing = (words: readonly string[], hit: Hit): number =>
  HERDS.has(hit.name) && unnumbered(words, hit)
    ? Math.max(HERD_COUNT, countBefore(words, hit))
    : countBefore(words, hit);

/** What the painter recognised in a description; `undefined` where the description says nothing. */
export interface Recognised {
  readonly setting: SettingName | undefined;
  /** Objects with their own drawing, and parts of the sky and land, in the order in which they are mentioned. */
  readonly objects: string[];
  readonly figures: FigureName[];
  readonly people: readonly Person[];
  /** Whose shoulder the camera looks over. */
  readonly over: Person | undefined;
  readonly hands: Hands | undefined;
  /** Whether the people are from the present day. */
  readonly modern: boolean;
  /** Whether a face is seen up close. */
  readonly face: boolean;
  /** Whether a person is named before any object. */
  readonly peopleFirst: boolean;
  /** Whether all people are seen from behind. */
  readonly fromBehind: boolean;
  readonly time: Time | undefined;
  readonly weather: Weather | undefined;
  readonly shot: Shot | undefined;
  /** The names mentioned in the plural. */
  readonly many: ReadonlySet<string>;
  /** What stands in front of the people. */
  readonly inFront: ReadonlySet<string>;
  /** How many of each object the description mentions. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whether a person rides, drives or sits in the object. */
  readonly riding: boolean;
  /** Whether the people are in a boat, a carriage or a balloon. */
  readonly aboard: boolean;
  /** Whether someone holds a lantern. */
  readonly withLantern: boolean;
  /** Whether the description puts the people far away. */
  readonly farOff: boolean;
}

const FAR_OFF =
  /\b(?:far off|far away|in the distance|distant|tiny (?:\w+ )?figures?|small and alone)\b|, small,/iu;
/** The onlooker and anything they hold are left out of the picture. */
const PAST_SHOULDER = /over the shoulder of [^:]*:/u;
/** What figures carry as part of their dress. */
const CARRIED = /\bwith a basket of (?:\w+ )?\w+/gu;
const ABOARD =
  /\b(?:in|on) (?:a|an|the|his) (?:\w+ ){0,2}(?:boat|motor carriage)\b|\b(?:boat|motor carriage|balloon) with (?:\w+ ){0,2}\w+/iu;
const WITH_LANTERN = /\bwith (?:a|his|her) lantern\b/iu;
const FACE = /\b(?:faces?|portrait|eyes|smiles?|tears?)\b/iu;
/** “An officer’s uniform” doesn’t mean there is an officer. */
const GARMENTS = new Set(['uniform', 'coat', 'hat', 'cap', 'dress', 'helmet', 'boots']);
const MODERN = /\b(?:phones?|screens?|computers?|museum|control room|laptops?)\b/iu;
const FROM_BEHIND = /\bfrom behind\b/iu;
const MAX_WORDS = 400;
/** Words that count as a place name only when there is no clearer one. */
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

/** Longer phrases are more specific; among equally long phrases, the first one wins. */
const namedSetting = (hits: readonly Hit[], words: readonly string[]): SettingName | undefined => {
  const place = (hit: Hit): number => hit.words * 2 + (WEAK.has(words[hit.at] ?? '') ? -1 : 0);
  const best = hits.toSorted((a, b) => place(b) - place(a) || a.at - b.at)[0];
  return among(best?.name, SETTING_NAMES);
};

const wordsOf = (text: string): string[] => (text.match(/[\p{L}]+/gu) ?? []).slice(0, MAX_WORDS);

/** Blanks out words that don’t name an object instead of removing them, so that the others keep their positions. */
const blank = (text: string): string => text.replaceAll(/\p{L}+/gu, 'x');

/** Interprets a description word by word; ignores unknown words. */
export const recognise = (description: string): Recognised => {
  const said = readAs(description.toLowerCase().replaceAll(/['’]s\b/gu, ''));
  const words = wordsOf(said);
  const figureHits = hitsOf('figure', words).filter((hit) => !GARMENTS.has(words[hit.at + hit.words] ?? ''));
  const past = said.replace(PAST_SHOULDER, blank).replace(CARRIED, blank);
  const worn = figureHits.length > 0 ? past.replaceAll(CLOTHES, blank) : past;
  const taken = new Set(
    figureHits
      .filter((hit) => hit.words > 1)
      .flatMap((hit) => Array.from({ length: hit.words }, (_, step) => hit.at + step)),
  );
  const placePhrases = hitsOf('setting', words).filter((hit) => hit.words > 1);
  const objectHits = hitsOf('object', wordsOf(worn)).filter(
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
  const front = words.findIndex(
    (word, at) =>
      word === 'front' && words[at + 1] === 'of' && /^(?:them|him|her)$/u.test(words[at + 2] ?? ''),
  );
  const weathers = hitsOf('weather', words);
  const shot = among(hitsOf('shot', words)[0]?.name, SHOTS);
  const cast = peopleIn(words, figureHits, shot === 'close view');
  return {
    setting: namedSetting(settings, words) ?? impliedSetting(objects),
    objects,
    figures: unique(cast.people.map(({ name }) => name)).filter(isFigureName),
    ...cast,
    face: FACE.test(description),
    peopleFirst: (figureHits[0]?.at ?? Number.POSITIVE_INFINITY) < (objectHits[0]?.at ?? 0),
    fromBehind: FROM_BEHIND.test(description),
    modern: MODERN.test(description) && !/\bin hats\b/iu.test(description),
    time: among(
      hitsOf('time', words).find((hit) => words[hit.at] !== 'dark')?.name ?? hitsOf('time', words)[0]?.name,
      ['night', 'dawn', 'day', 'dusk'],
    ),
    weather: among(weathers[0]?.name, ['storm', 'rain', 'snow', 'fog', 'cloudy']),
    shot,
    riding: RIDING.test(description),
    aboard: ABOARD.test(description),
    withLantern: WITH_LANTERN.test(description),
    farOff: FAR_OFF.test(description),
    counts: new Map(objectHits.map((hit) => [hit.name, countOfThing(words, hit)])),
    inFront: new Set(objectHits.filter((hit) => front >= 0 && hit.at > front).map((hit) => hit.name)),
    many: new Set([...objectHits, ...figureHits].filter((hit) => hit.plural).map((hit) => hit.name)),
  };
};
