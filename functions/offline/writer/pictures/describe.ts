import type { Seeded } from '../../seeded.ts';
import type { Shot, Subject } from '../bank.ts';
import { shorten } from '../grammar/sentence.ts';
import type { Stage, Telling } from '../telling.ts';
import { setOf } from '../words/list.ts';
import { nounsIn } from '../words/nouns.ts';
import { isActor } from '../words/people.ts';
import { OBJECTS } from '../words/things.ts';

const PICTURE_CHARS = 400;
const THING_CHARS = 80;
const MAX_OBJECTS = 4;

const WHERE: Readonly<Record<string, string>> = {
  sea: 'by the sea',
  'city street': 'on a city street',
  room: 'in a room',
  library: 'in a library',
  laboratory: 'in a laboratory',
  space: 'in space',
  cave: 'in a cave',
  field: 'in an open field',
  snow: 'in the snow',
  underwater: 'underwater',
  rooftop: 'on a rooftop',
  station: 'in a railway station',
  graveyard: 'in a graveyard',
  castle: 'in a castle',
  village: 'in a village',
  swamp: 'in a swamp',
};
const INDOORS = new Set(['room', 'library', 'laboratory', 'cave', 'space', 'underwater', 'station']);
/** Words that are more often verbs or turns of phrase in a narration. */
const AMBIGUOUS = setOf(
  'saw watch hand eye heart safe well light rose match stick signal sound needle pen ring fork card shadow',
);
const LIGHTS = ['at dawn', 'in the morning', 'at dusk', 'at night', 'at night'] as const;
const WEATHER = ['fog', 'light rain', 'clear sky', 'low clouds', 'wind', 'full moon'] as const;

const lightOf = (text: string): string | undefined => {
  if (/midnight|night|\bdark|past three|3:14|o’clock in the morning|last train|moonless/iu.test(text))
    return 'at night';
  if (/dawn|sunrise|first light/iu.test(text)) return 'at dawn';
  if (/dusk|sunset|evening/iu.test(text)) return 'at dusk';
  if (/morning|noon|\bday\b|afternoon/iu.test(text)) return 'in daylight';
  return undefined;
};

const article = (noun: string): string =>
  /^(?:an?|the|two|three|some) |s$/u.test(noun) ? noun : `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

const subjectOf = (subject: Subject, stage: Stage): string => {
  const hero = article(stage.hero);
  switch (subject) {
    case 'place':
      return `the place where it happened, ${hero} far off`;
    case 'hero':
      return hero;
    case 'thing':
      return stage.thing;
    case 'both':
      return `${hero} with ${stage.thing}`;
    case 'other':
      return `${article(stage.other)} facing ${hero}`;
  }
};

const SHOTS: Readonly<Record<Shot, string>> = { wide: 'Wide shot', medium: 'Medium shot', close: 'Close-up' };

/** A painter's description of every scene: one setting and hero throughout, each scene with its own things, light and distance. */
export const describePictures = (telling: Telling, seed: Seeded): string[] => {
  const { stage, scenes } = telling;
  const where = WHERE[stage.setting] ?? `in the ${stage.setting}`;
  const place = stage.place === undefined ? '' : ` (${stage.place})`;
  const sky = seed.pick(WEATHER);
  const opening = scenes[0]?.narration ?? '';
  let light = lightOf(`${stage.when ?? ''} ${opening}`) ?? seed.pick(LIGHTS);
  const known = { ...stage, thing: shorten(stage.thing, THING_CHARS) };
  return scenes.map(({ narration, shot, subject }) => {
    light = lightOf(narration) ?? light;
    const weather = INDOORS.has(stage.setting)
      ? ''
      : `, ${light === 'at night' ? sky : sky.replace('full moon', 'clear sky')}`;
    const own = nounsIn(narration).filter((noun) => OBJECTS.has(noun) && !AMBIGUOUS.has(noun));
    const fromPrompt =
      shot === 'wide' ? stage.nouns.filter((noun) => OBJECTS.has(noun) || isActor(noun)) : [];
    const told = `${known.hero} ${known.other} ${subject === 'thing' || subject === 'both' ? known.thing : ''}`;
    const objects = [...new Set([...fromPrompt, ...own])]
      .filter((noun) => !told.includes(noun))
      .slice(0, MAX_OBJECTS);
    const list = objects.length === 0 ? '' : `, with ${objects.map(article).join(', ')}`;
    return shorten(
      `${SHOTS[shot]} of ${subjectOf(subject, known)} ${where}${place}${list}, ${light}${weather}`,
      PICTURE_CHARS,
    );
  });
};
