import type { Easel } from './easel.ts';
import { WIDTH } from './easel.ts';
import { sketchOf } from './objects/catalogue.ts';
import { placeFigure, placeSketch, drawnHeight } from './placing.ts';
import type { Recognised } from './recognise.ts';
import type { Setting } from './settings/setting.ts';
import type { Sketch } from './sketch.ts';
import { paintSketch } from './sketch.ts';
import { stageOf } from './stage.ts';
import { paintStillLife } from './still-life.ts';
import { paintBlur, paintJetty } from './surfaces.ts';
import { paintLightning, paintWeather } from './weather.ts';

const MAX_THINGS = 4;
/** Rooms bring the camera nearer. */
const INDOOR_SCALE = 1.45;
/** A thing that carries a picture alone is at least this share of its height. */
const LONE_SHARE = 0.17;
const LARGE_METRES = 5;

/** Things a room or a place already draws; they are drawn again only when nothing else is named. */
const BACKDROP = new Set(['table', 'window', 'fence', 'bookshelf']);

const hoverLine = (easel: Easel, sketch: Sketch, height: number, setting: Setting): number => {
  if (sketch.place === 'air' && sketch.size[1] > sketch.size[0] * 1.8 && setting.surface === 'ground') return easel.ground - easel.height * 0.015;
  return easel.height * (setting.surface === 'ground' || setting.surface === 'water' ? 0.34 : 0.42) + height / 2;
};

const lineOf = (easel: Easel, setting: Setting, sketch: Sketch, height: number): number => {
  const { ground, horizon } = easel;
  if (setting.surface === 'deep' || setting.surface === 'void' || sketch.place === 'air') return hoverLine(easel, sketch, height, setting);
  if (setting.surface === 'water') return horizon + (ground - horizon) * 0.72;
  return sketch.place === 'water' ? ground - 6 : ground;
};

const paintThings = (easel: Easel, setting: Setting, things: readonly Sketch[], recognised: Recognised, peopled: boolean): void => {
  const { height, light, random, shot } = easel;
  const person = stageOf(shot).person * height * (setting.indoors && setting.surface === 'floor' ? INDOOR_SCALE : 1);
  const away = light.side > 0 ? -1 : 1;
  const slots = [peopled ? 0.17 : things.length > 1 ? 0.14 : 0.08, -0.27, 0.38, -0.06];
  const order = things.map((sketch, index) => ({ sketch, index })).toReversed();
  for (const { sketch, index } of order) {
    const first = index === 0;
    const big = sketch.metres > LARGE_METRES;
    const natural = drawnHeight(sketch, person * (first ? 1.12 : big ? 0.8 : 0.8), height * (first ? 0.37 : big ? 0.29 : 0.24), WIDTH * (first ? 0.8 : big ? 0.46 : 0.36));
    const size = first && !peopled ? Math.max(natural, Math.min(height * LONE_SHARE, (WIDTH * 0.56 * sketch.size[1]) / sketch.size[0])) : natural;
    const hovering = sketch.place === 'air' || setting.surface === 'deep' || setting.surface === 'void';
    const half = (size * sketch.size[0]) / sketch.size[1] / 2;
    const wishedX = WIDTH * (0.5 + away * (slots[index] ?? 0));
    const x = Math.min(Math.max(wishedX, Math.min(half + 24, WIDTH / 2)), Math.max(WIDTH - half - 24, WIDTH / 2));
    const y = lineOf(easel, setting, sketch, size) + (first ? 0 : hovering ? (index - 2) * height * 0.07 : sketch.metres > LARGE_METRES ? -height * 0.022 : height * 0.008 * index);
    const distance = first ? 0.2 : sketch.metres > LARGE_METRES ? 0.42 : 0.16;
    const copies = recognised.many.has(recognised.objects[index] ?? '') ? 3 : 1;
    for (let copy = copies - 1; copy >= 0; copy -= 1) {
      const shrink = [1, 0.68, 0.5][copy] ?? 1;
      const step = [0, 0.3, -0.26][copy] ?? 0;
      placeSketch(easel, setting, sketch, {
        x: x + away * -step * WIDTH, y: y - (hovering ? copy * height * 0.05 : (1 - shrink) * height * 0.045), height: size * shrink,
        distance: Math.min(0.6, distance + copy * 0.14), lit: 0.35, flip: (random() < 0.3) !== (away > 0),
      });
    }
  }
};

const paintFigures = (easel: Easel, setting: Setting, recognised: Recognised, held: Sketch | undefined, alone: boolean): void => {
  const { height, light, ground, shot, random } = easel;
  const person = stageOf(shot).person * height * (alone ? 1.55 : 1.12) * (setting.indoors && setting.surface === 'floor' ? INDOOR_SCALE : 1);
  const onCliff = setting.focal === 'lighthouse';
  const line = setting.surface === 'water' ? ground + height * 0.035 : setting.surface === 'void' ? height * 0.6 : ground + height * (onCliff ? 0.012 : 0.03);
  const names = recognised.figures.slice(0, 3);
  names.forEach((name, index) => {
    const shift = alone ? [-0.07, 0.15, -0.25][index] ?? 0 : [onCliff ? -0.02 : 0.2, 0.36, 0.07][index] ?? 0;
    const x = WIDTH * (0.5 + light.side * shift);
    const floating = setting.surface === 'deep' || setting.surface === 'void';
    if (setting.surface === 'water' && index === 0) paintJetty(easel, x, line);
    const copies = recognised.many.has(name) && name !== 'crowd' ? 3 : 1;
    for (let copy = copies - 1; copy >= 0; copy -= 1) {
      const spot = {
        x: x + copy * light.side * 92 * (copy === 2 ? -1.7 : 1), y: floating ? height * 0.56 : line - copy * 12 + index * 8,
        height: Math.min(person, height * 0.33) * (1 - copy * 0.12), distance: 0.1 + copy * 0.08, lit: 0.32, flip: light.side < 0 ? random() < 0.9 : random() < 0.1,
      };
      placeFigure(easel, name, spot, index === 0 && copy === 0 ? held : undefined);
    }
  });
};

const SOFT_SHRINK = 5;
const HELD_MAX_METRES = 1.15;
const isHandheld = (sketch: Sketch): boolean => sketch.place === 'table' && sketch.metres <= HELD_MAX_METRES;

/** Composes the whole picture but for its finish. */
export const compose = (easel: Easel, setting: Setting, recognised: Recognised): void => {
  const named = recognised.objects.flatMap((name) => {
    const sketch = sketchOf(name);
    return sketch === undefined ? [] : [{ name, sketch }];
  });
  const carrying = named.filter(({ name }) => !BACKDROP.has(name));
  const chosen = (carrying.length > 0 ? carrying : named).slice(0, MAX_THINGS);
  const peopled = recognised.figures.length > 0;
  const fallback = sketchOf(setting.focal);
  const things = chosen.length > 0 ? chosen.map(({ sketch }) => sketch) : !peopled && fallback !== undefined ? [fallback] : [];
  const small = things.length > 0 && things.every((sketch) => sketch.place === 'table');
  const leads = things[0]?.place === 'table';
  const dry = setting.surface !== 'deep' && setting.surface !== 'void';
  if (dry && ((small && !peopled) || (leads && recognised.shot === 'close view'))) {
    paintStillLife(easel, setting, things.filter((sketch) => sketch.place === 'table'));
    if (!setting.indoors) paintWeather(easel);
    return;
  }
  const held = peopled ? things.find(isHandheld) : undefined;
  const standing = things.filter((sketch) => sketch !== held);
  setting.back(easel);
  if (!setting.indoors && (easel.weather === 'storm' || easel.skySigns.has('lightning'))) paintLightning(easel);
  if (easel.shot === 'close view' && (standing[0]?.metres ?? 0) < LARGE_METRES) paintBlur(easel, SOFT_SHRINK);
  paintThings(easel, setting, standing, recognised, peopled);
  if (peopled) paintFigures(easel, setting, recognised, held, standing.length === 0);
  paintFlock(easel, setting, standing);
  setting.front(easel);
  if (!setting.indoors) paintWeather(easel);
};

/** A few far birds or fishes give an empty height its scale. */
const paintFlock = (easel: Easel, setting: Setting, standing: readonly Sketch[]): void => {
  const { random, height, shot } = easel;
  const name = setting.surface === 'deep' ? 'fish' : 'bird';
  const sketch = sketchOf(name);
  if (sketch === undefined || standing.includes(sketch) || (setting.indoors && setting.surface !== 'deep') || shot === 'close view' || random() < 0.35) return;
  const x = WIDTH * (0.25 + random() * 0.5);
  for (let index = 0; index < 6; index += 1) {
    paintSketch(easel, sketch, { x: x + (random() - 0.5) * 230, y: height * (0.2 + random() * 0.09), height: 9 + random() * 12, distance: 0.55, flip: random() < 0.2, lit: 0 });
  }
};
