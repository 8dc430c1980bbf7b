import { stageOf } from '#painter/stage.ts';
import { type Easel, WIDTH } from './canvas/easel.ts';
import { paintSketch } from './canvas/sketch.ts';
import { IN_HAND, isMount, MAX_THINGS, SEATS, thingsOf } from './chosen-things.ts';
import { paintHands, paintShoulder } from './figures/close-up.ts';
import { type Engagement, engagementOf } from './figures/doing/engaged.ts';
import { FEW_COUNT, herdSize } from './figures/herds.ts';
import { paintPeople } from './figures/people.ts';
import { placeSketch } from './figures/placing.ts';
import {
  isFloating,
  LARGE_METRES,
  paintThings,
  SHORE_METRES,
  type Thing,
  TRUE_METRES,
} from './figures/things.ts';
import { paintLightning, paintWeather } from './nature/weather.ts';
import { sketchOf } from './objects/catalogue.ts';
import { paintStillLife } from './rooms/still-life.ts';
import { paintBlur, paintShore } from './rooms/surfaces.ts';
import type { Setting } from './settings/setting.ts';
import type { Hands, Person } from './words/people.ts';
import type { Recognised } from './words/recognise.ts';

const NEAR_STEPS = [-0.38, 0.34, -0.2, 0.44, 0.12] as const;

/** If there are many animals among people, some of the animals stand in front of the people. */
const paintNearHerd = (
  easel: Easel,
  setting: Setting,
  things: readonly Thing[],
  { counts }: Recognised,
): void => {
  for (const { name, sketch } of things) {
    if ((counts.get(name) ?? 1) <= FEW_COUNT + 1 || sketch.metres > 1 || sketch.place !== 'ground') continue;
    if (isFloating(setting)) continue;
    for (const [index, step] of NEAR_STEPS.entries())
      placeSketch(easel, setting, sketch, {
        x: WIDTH * (0.5 + step),
        y: easel.height * (stageOf(easel.shot).near + 0.012 + (index % 3) * 0.018),
        height: herdSize(easel, setting, sketch) * (1.35 + (index % 3) * 0.12),
        distance: 0.08,
        lit: 0.4,
        flip: step > 0,
      });
  }
};

/** Things that may already be in somebody’s hand. */
const TOOLS = new Set(['pen', 'hat-pin']);

const SOFT_SHRINK = 5;

const TINY_METRES = 0.5;

/** A few distant birds or fish give an empty scene a sense of scale. */
const paintFlock = (easel: Easel, setting: Setting, things: readonly Thing[]): void => {
  const { random, height, shot } = easel;
  const name = setting.surface === 'deep' ? 'fish' : 'bird';
  const sketch = sketchOf(name);
  const fits = setting.surface === 'deep' || !setting.indoors;
  if (
    sketch === undefined ||
    !fits ||
    things.some(
      (thing) => thing.name === name || (thing.sketch.place === 'air' && thing.sketch.metres > 5),
    ) ||
    shot === 'close view' ||
    random() < 0.35
  )
    return;
  const x = WIDTH * (0.25 + random() * 0.5);
  for (let index = 0; index < 6; index += 1) {
    paintSketch(easel, sketch, {
      x: x + (random() - 0.5) * 230,
      y: height * (0.2 + random() * 0.09),
      height: 9 + random() * 12,
      distance: 0.55,
      flip: random() < 0.2,
      lit: 0,
    });
  }
};

/** The baseline for things that stand in front of people. */
const AHEAD_LINE = 0.66;

/**
 * Who is in the picture, and whose shoulder the camera looks over; if the framing isn’t over the shoulder, the
 * onlooker is simply one of the people.
 */
const castOf = (
  easel: Easel,
  { over, people }: Recognised,
): { over: Person | undefined; people: readonly Person[] } => {
  if (!easel.over) return { over: undefined, people: over === undefined ? people : [over, ...people] };
  const [first, ...rest] = people;
  return over === undefined && first?.name !== 'crowd' ? { over: first, people: rest } : { over, people };
};

/** What a picture shows, chosen according to its description. */
interface Scene {
  readonly recognised: Recognised;
  readonly over: Person | undefined;
  readonly hands: Hands | undefined;
  readonly peopled: boolean;
  readonly writing: boolean;
  /** Whether there is a table behind the people. */
  readonly beyond: boolean;
  readonly things: readonly Thing[];
  readonly onTable: readonly Thing[];
  /** Whether the place contains a table for the things to stand on. */
  readonly tabled: boolean;
}

const sceneOf = (easel: Easel, setting: Setting, seen: Recognised): Scene => {
  const { over, people } = castOf(easel, seen);
  const recognised = {
    ...seen,
    people: people.filter(({ name }) => setting.draws?.includes(name) !== true),
  };
  const peopled = recognised.people.length > 0;
  const sitting = people.some(({ posture }) => posture === 'sit' || posture === 'sleep');
  const pushing = people.some(({ posture }) => posture === 'push');
  const writing = people.some(({ posture }) => posture === 'work');
  const beyond =
    !writing &&
    setting.indoors &&
    seen.objects.includes('table') &&
    people.some(({ name, turned }) => name !== 'crowd' && (turned || seen.fromBehind));
  const hands = easel.shot === 'close view' ? seen.hands : undefined;
  const things = thingsOf(setting, recognised, peopled || over !== undefined || hands !== undefined).filter(
    ({ name }) => !(sitting && SEATS.has(name)) && !(pushing && name === 'suitcase'),
  );
  const onTable = things.filter(
    ({ name, sketch }) => sketch.place === 'table' && !(hands?.tool !== undefined && TOOLS.has(name)),
  );
  const tabled =
    easel.shot === 'wide view' && setting.indoors && seen.objects.includes('table') && onTable.length > 0;
  return { recognised, over, hands, peopled, writing, beyond, things, onTable, tabled };
};

/** Whether the picture shows only small things up close. */
const isStill = (setting: Setting, scene: Scene): boolean => {
  const { recognised, peopled, writing, things, onTable, tabled } = scene;
  return (
    onTable.length > 0 &&
    !isFloating(setting) &&
    !tabled &&
    ((onTable.length === things.length && !peopled) ||
      (things[0]?.sketch.place === 'table' &&
        recognised.shot === 'close view' &&
        !writing &&
        !(peopled && recognised.peopleFirst)))
  );
};

const composeStill = (easel: Easel, setting: Setting, scene: Scene): void => {
  const { recognised, over, hands, things, onTable } = scene;
  paintStillLife(
    easel,
    setting,
    (onTable.length > 0 ? onTable : things).flatMap(({ name, sketch }) =>
      Array.from(
        { length: onTable.length < MAX_THINGS ? (recognised.counts.get(name) ?? 1) : 1 },
        () => sketch,
      ),
    ),
  );
  if (!setting.indoors) paintWeather(easel);
  if (hands !== undefined) paintHands(easel, hands);
  if (over !== undefined) paintShoulder(easel, over);
};

/** What the people hold, ride or work on, and which things stand on their own. */
interface Parts {
  readonly held: Thing | undefined;
  readonly mount: Thing | undefined;
  readonly engaged: Engagement | undefined;
  readonly standing: readonly Thing[];
}

const partsOf = ({ recognised, peopled, writing, beyond, things }: Scene): Parts => {
  const held =
    peopled && !writing && !beyond
      ? things.find(({ name }) => IN_HAND.has(name) || (name === 'lantern' && recognised.withLantern))
      : undefined;
  const mount = peopled ? things.find((thing) => isMount(thing, recognised)) : undefined;
  const engaged = mount === undefined ? engagementOf(recognised.people, things) : undefined;
  const standing = things.filter(
    (thing) =>
      (engaged === undefined ? thing !== held : !engaged.things.includes(thing)) &&
      thing !== mount &&
      !((writing || beyond) && thing.sketch.place === 'table'),
  );
  return { held, mount, engaged, standing };
};

/** Blurs the place behind tiny things, and softens it in a close view. */
const paintSoftness = (easel: Easel, { peopled, tabled }: Scene, standing: readonly Thing[]): void => {
  const focalMetres = standing[0]?.sketch.metres ?? TRUE_METRES;
  if (
    !peopled &&
    !tabled &&
    standing.every(({ sketch }) => sketch.metres < TINY_METRES) &&
    standing.length > 0
  )
    paintBlur(easel);
  else if (easel.shot === 'close view' && focalMetres < LARGE_METRES && (peopled || standing.length > 0))
    paintBlur(easel, SOFT_SHRINK);
};

const composePlace = (easel: Easel, setting: Setting, scene: Scene): void => {
  const { recognised, over, peopled, beyond, things, onTable, tabled } = scene;
  const { held, mount, engaged, standing } = partsOf(scene);
  setting.back(easel);
  if (!setting.indoors && (easel.weather === 'storm' || easel.skySigns.has('lightning')))
    paintLightning(easel);
  paintSoftness(easel, scene, standing);
  const ashore =
    setting.surface === 'water' &&
    standing.some(({ sketch }) => sketch.place === 'ground' && sketch.metres < SHORE_METRES);
  if (ashore) paintShore(easel);
  const place: Setting = ashore ? { ...setting, surface: 'ground' } : setting;
  const [ahead, behind] = [
    standing.filter(({ name }) => peopled && recognised.inFront.has(name)),
    standing.filter(({ name }) => !(peopled && recognised.inFront.has(name))),
  ];
  const { counts } = recognised;
  paintThings(easel, place, behind, { counts, peopled: peopled || tabled });
  if (peopled)
    paintPeople(easel, place, recognised, {
      held: held?.sketch,
      mount: mount?.sketch,
      engaged,
      onTable: onTable.map(({ sketch }) => sketch),
      beyond,
      alone: standing.length === 0,
    });
  paintThings(easel, place, ahead, { counts, peopled, line: easel.height * AHEAD_LINE });
  if (peopled) paintNearHerd(easel, place, behind, recognised);
  paintFlock(easel, setting, things);
  setting.front(easel);
  if (!setting.indoors) paintWeather(easel);
  if (over !== undefined) paintShoulder(easel, over);
};

/** Composes the whole picture except for the finishing touches. */
export const compose = (easel: Easel, setting: Setting, seen: Recognised): void => {
  const scene = sceneOf(easel, setting, seen);
  if (scene.hands !== undefined || isStill(setting, scene)) composeStill(easel, setting, scene);
  else composePlace(easel, setting, scene);
};
