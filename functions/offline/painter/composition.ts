import type { Easel } from './easel.ts';
import { WIDTH } from './easel.ts';
import { sketchOf } from './objects/catalogue.ts';
import { paintPeople, personOf } from './people.ts';
import { drawnHeight, placeSketch } from './placing.ts';
import type { Recognised } from './recognise.ts';
import type { Setting } from './settings/setting.ts';
import type { Sketch } from './sketch.ts';
import { paintSketch } from './sketch.ts';
import { paintStillLife } from './still-life.ts';
import { paintBlur, paintShore } from './surfaces.ts';
import { paintLightning, paintWeather } from './weather.ts';

const MAX_THINGS = 4;
/** Land things up to this size stand on a bank, larger ones on an islet. */
const SHORE_METRES = 16;
/** A thing that carries a picture alone is at least this share of its height. */
const LONE_SHARE = 0.17;
const LONE_SHARE_AFLOAT = 0.25;
const LARGE_METRES = 5;
/** Beside people, things up to this size keep nearly their true proportion. */
const TRUE_METRES = 4;
const TRUE_POWER = 0.75;
const SOFT_SHRINK = 5;
/** Beside people, table things up to this size are put on something. */
const STAND_METRES = 0.5;
const TINY_METRES = 0.5;

/** Things a room or a place already draws; they are drawn again only when nothing else is named. */
const BACKDROP = new Set(['table', 'window', 'fence', 'bookshelf', 'boulder']);
const IN_HAND = new Set([
  'lantern', 'candle', 'torch', 'sword', 'book', 'letter', 'map', 'umbrella', 'key', 'flower', 'rose', 'shield', 'camera', 'phone', 'violin',
  'guitar', 'suitcase', 'mask', 'magnifier', 'scroll', 'bottle', 'cup', 'apple', 'compass', 'lamp', 'pen', 'watch',
]);
const MOUNTS = new Set(['horse', 'camel', 'elephant']);
const CRAFT = new Set(['rowing-boat']);

interface Thing { readonly name: string; readonly sketch: Sketch }

const isFloating = (setting: Setting): boolean => setting.surface === 'deep' || setting.surface === 'void';

const lineOf = (easel: Easel, setting: Setting, sketch: Sketch, size: number): number => {
  const { ground, horizon, height } = easel;
  if (isFloating(setting)) return height * 0.42 + size / 2;
  if (sketch.place === 'air') {
    const launching = sketch.size[1] > sketch.size[0] * 1.8 && setting.surface === 'ground';
    return launching ? ground - height * 0.015 : height * 0.34 + size / 2;
  }
  if (setting.surface === 'water') return horizon + (ground - horizon) * 0.72;
  return sketch.place === 'water' ? ground - 6 : ground;
};

const sizeOf = (easel: Easel, setting: Setting, sketch: Sketch, first: boolean, peopled: boolean): number => {
  const { height } = easel;
  const big = sketch.metres > LARGE_METRES;
  const power = peopled && sketch.metres < TRUE_METRES ? TRUE_POWER : undefined;
  const natural = drawnHeight(
    sketch, personOf(easel, setting) * (first ? 1.12 : 0.85), height * (first ? 0.37 : big ? 0.29 : 0.24), WIDTH * (first ? 0.8 : big ? 0.46 : 0.36), power,
  );
  if (!first || peopled) return natural;
  const share = isFloating(setting) ? LONE_SHARE_AFLOAT : LONE_SHARE;
  return Math.max(natural, Math.min(height * share, (WIDTH * 0.6 * sketch.size[1]) / sketch.size[0]));
};

const within = (x: number, half: number): number => {
  const edge = Math.min(half + 24, WIDTH / 2);
  return Math.min(Math.max(x, edge), WIDTH - edge);
};

/** Small things need something to stand on beside people. */
const paintStand = (easel: Easel, setting: Setting, x: number, y: number): number => {
  const stand = sketchOf(setting.indoors ? 'table' : 'boulder');
  if (stand === undefined) return y;
  const size = personOf(easel, setting) * 0.46;
  placeSketch(easel, setting, stand, { x, y, height: size, distance: 0.2, lit: 0.25, flip: false });
  return y - size * (setting.indoors ? 0.82 : 0.86);
};

const paintThings = (easel: Easel, setting: Setting, things: readonly Thing[], recognised: Recognised, peopled: boolean): void => {
  const { height, light, random } = easel;
  const away = light.side > 0 ? -1 : 1;
  const slots = [peopled ? 0.17 : things.length > 1 ? 0.14 : 0.08, -0.27, 0.38, -0.06];
  for (const [index, { name, sketch }] of [...things.entries()].toReversed()) {
    const first = index === 0;
    const big = sketch.metres > LARGE_METRES;
    const size = sizeOf(easel, setting, sketch, first, peopled);
    const hovering = sketch.place === 'air' || isFloating(setting);
    const x = within(WIDTH * (0.5 + away * (slots[index] ?? 0)), (size * sketch.size[0]) / sketch.size[1] / 2);
    const shift = first ? 0 : hovering ? (index - 2) * height * 0.07 : big ? -height * 0.022 : height * 0.008 * index;
    const line = lineOf(easel, setting, sketch, size) + shift;
    const y = peopled && sketch.place === 'table' && sketch.metres < STAND_METRES && !hovering && setting.surface !== 'water' ? paintStand(easel, setting, x, line) : line;
    const distance = first ? 0.2 : big ? 0.42 : 0.16;
    const copies = recognised.many.has(name) ? 3 : 1;
    for (let copy = copies - 1; copy >= 0; copy -= 1) {
      const shrink = [1, 0.68, 0.5][copy] ?? 1;
      const step = [0, 0.3, -0.26][copy] ?? 0;
      placeSketch(easel, setting, sketch, {
        x: x - away * step * WIDTH, y: y - (hovering ? copy * height * 0.05 : (1 - shrink) * height * 0.045), height: size * shrink,
        distance: Math.min(0.6, distance + copy * 0.14), lit: 0.35, flip: (random() < 0.3) !== (away > 0),
      });
    }
  }
};

/** A few far birds or fishes give an empty height its scale. */
const paintFlock = (easel: Easel, setting: Setting, things: readonly Thing[]): void => {
  const { random, height, shot } = easel;
  const name = setting.surface === 'deep' ? 'fish' : 'bird';
  const sketch = sketchOf(name);
  const fits = setting.surface === 'deep' || !setting.indoors;
  if (sketch === undefined || !fits || things.some((thing) => thing.name === name) || shot === 'close view' || random() < 0.35) return;
  const x = WIDTH * (0.25 + random() * 0.5);
  for (let index = 0; index < 6; index += 1) {
    paintSketch(easel, sketch, { x: x + (random() - 0.5) * 230, y: height * (0.2 + random() * 0.09), height: 9 + random() * 12, distance: 0.55, flip: random() < 0.2, lit: 0 });
  }
};

const thingsOf = (setting: Setting, recognised: Recognised, peopled: boolean): Thing[] => {
  const named = recognised.objects.flatMap((name): Thing[] => {
    const sketch = sketchOf(name);
    return sketch === undefined ? [] : [{ name, sketch }];
  });
  const fitting = named.filter(({ sketch }) => setting.surface !== 'floor' || !setting.indoors || sketch.metres < TRUE_METRES + 1);
  const carrying = fitting.filter(({ name }) => !BACKDROP.has(name));
  const chosen = (carrying.length > 0 ? carrying : fitting).slice(0, MAX_THINGS);
  const fallback = sketchOf(setting.focal);
  return chosen.length > 0 || peopled || fallback === undefined ? chosen : [{ name: setting.focal, sketch: fallback }];
};

/** Composes the whole picture but for its finish. */
export const compose = (easel: Easel, setting: Setting, recognised: Recognised): void => {
  const peopled = recognised.figures.length > 0;
  const things = thingsOf(setting, recognised, peopled);
  const onTable = things.filter(({ sketch }) => sketch.place === 'table');
  const still = onTable.length > 0 && !isFloating(setting) && ((onTable.length === things.length && !peopled) || (things[0]?.sketch.place === 'table' && recognised.shot === 'close view'));
  if (still) {
    paintStillLife(easel, setting, onTable.flatMap(({ name, sketch }) => (recognised.many.has(name) && onTable.length < MAX_THINGS ? [sketch, sketch, sketch] : [sketch])));
    if (!setting.indoors) paintWeather(easel);
    return;
  }
  const held = peopled ? things.find(({ name }) => IN_HAND.has(name)) : undefined;
  const mount = peopled ? things.find(({ name }) => (MOUNTS.has(name) && recognised.riding) || CRAFT.has(name)) : undefined;
  const standing = things.filter((thing) => thing !== held && thing !== mount);
  setting.back(easel);
  if (!setting.indoors && (easel.weather === 'storm' || easel.skySigns.has('lightning'))) paintLightning(easel);
  const focalMetres = standing[0]?.sketch.metres ?? TRUE_METRES;
  if (!peopled && focalMetres < TINY_METRES) paintBlur(easel);
  else if (easel.shot === 'close view' && focalMetres < LARGE_METRES) paintBlur(easel, SOFT_SHRINK);
  const ashore = setting.surface === 'water' && standing.some(({ sketch }) => sketch.place === 'ground' && sketch.metres < SHORE_METRES);
  if (ashore) paintShore(easel);
  const place: Setting = ashore ? { ...setting, surface: 'ground' } : setting;
  paintThings(easel, place, standing, recognised, peopled);
  if (peopled) paintPeople(easel, place, recognised, { held: held?.sketch, mount: mount?.sketch, alone: standing.length === 0 });
  paintFlock(easel, setting, things);
  setting.front(easel);
  if (!setting.indoors) paintWeather(easel);
};
