import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { Setting } from '#painter/settings/setting.ts';
import type { Recognised } from '#painter/words/recognise.ts';
import { copiesOf, FEW_COUNT, herdSize, TRUE_POWER } from './herds.ts';
import { personOf } from './person-of.ts';
import { drawnHeight, placeSketch } from './placing.ts';

/** Land objects up to this size stand on a bank; larger ones stand on an islet. */
export const SHORE_METRES = 16;

/** An object that is alone in a picture takes up at least this fraction of the picture’s height. */
const LONE_SHARE = 0.17;

/** A balloon may be larger than things on the ground. */
const ALOFT_SHARE = 0.45;

const LONE_SHARE_AFLOAT = 0.25;

export const LARGE_METRES = 5;

/** Next to people, objects up to this size are drawn almost in true proportion. */
export const TRUE_METRES = 4;

/** If the subject is an animal up to this size, the animal and everything behind it are drawn large. */
const SMALL_METRES = 0.9;
const LEAD_SHARE = 0.2;
const BEHIND_SCALE = 1.35;
/** Things in front of people are nearer to the camera than the people are. */
const AHEAD_SCALE = 1.7;

/** Next to people, tabletop objects up to this size are placed on something. */
const STAND_METRES = 0.6;

export interface Thing {
  readonly name: string;
  readonly sketch: Sketch;
}

export const isFloating = (setting: Setting): boolean =>
  setting.surface === 'deep' || setting.surface === 'void';

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

/** The role that a thing plays in a picture. */
interface Role {
  /** Whether this is the only thing in the picture. */
  readonly lone: boolean;
  readonly first: boolean;
  readonly peopled: boolean;
  /** Whether the first thing is a small animal that stands in front of all other things. */
  readonly led: boolean;
}

const sizeOf = (easel: Easel, setting: Setting, sketch: Sketch, role: Role): number => {
  const { height } = easel;
  const { lone, first, peopled, led } = role;
  const big = sketch.metres > LARGE_METRES;
  const power = peopled && sketch.metres < TRUE_METRES ? TRUE_POWER : undefined;
  const natural = drawnHeight(
    sketch,
    personOf(easel, setting) * (first ? 1.12 : isFloating(setting) ? 0.42 : 0.85),
    {
      width: WIDTH * (first ? 0.8 : big ? 0.46 : 0.36),
      height: height * (first ? (sketch.place === 'air' && big ? ALOFT_SHARE : 0.37) : big ? 0.29 : 0.24),
    },
    power,
  );
  if (led) return first ? height * LEAD_SHARE : natural * BEHIND_SCALE;
  if (!lone || peopled) return natural;
  const share = isFloating(setting) ? LONE_SHARE_AFLOAT : LONE_SHARE;
  return Math.max(natural, Math.min(height * share, (WIDTH * 0.6 * sketch.size[1]) / sketch.size[0]));
};

/** How close to the picture’s edge a thing may stand. */
const EDGE_UNITS = 56;

const within = (x: number, half: number): number => {
  const edge = Math.min(half + EDGE_UNITS, WIDTH / 2);
  return Math.min(Math.max(x, edge), WIDTH - edge);
};

/** Next to people, small objects need something to stand on. */
const paintStand = (easel: Easel, setting: Setting, x: number, y: number): number => {
  const stand = sketchOf(setting.indoors ? 'table' : 'boulder');
  if (stand === undefined) return y;
  const size = personOf(easel, setting) * 0.46;
  placeSketch(easel, setting, stand, { x, y, height: size, distance: 0.2, lit: 0.25, flip: false });
  return y - size * (setting.indoors ? 0.82 : 0.86);
};

/** What determines where things stand: how many there are of each, and where the people are. */
interface Arrangement {
  readonly counts: Recognised['counts'];
  readonly peopled: boolean;
  /** The baseline for things that stand in front of the people. */
  readonly line?: number;
}

/** Whether the first thing is a small animal that is drawn in front of all other things. */
const isLed = (setting: Setting, things: readonly Thing[], { counts, peopled }: Arrangement): boolean =>
  !peopled &&
  things.length > 1 &&
  setting.surface === 'ground' &&
  things.every(({ name, sketch }, index) =>
    index > 0
      ? sketch.place === 'ground'
      : sketch.metres < SMALL_METRES && sketch.place === 'ground' && counts.get(name) === 1,
  );

/** How far each of `count` things is from the middle, as a fraction of the width. */
const slotsOf = (count: number, peopled: boolean, led: boolean): readonly number[] => [
  led ? 0.22 : peopled ? 0.17 : count > 2 ? 0.08 : count > 1 ? 0.14 : 0.08,
  -0.27,
  0.35,
  -0.06,
];

const isHovering = (setting: Setting, sketch: Sketch): boolean =>
  sketch.place === 'air' || isFloating(setting);

/** How far above or below the line a thing stands, so that things don’t form a straight row. */
const shiftOf = ({ height }: Easel, setting: Setting, sketch: Sketch, index: number): number => {
  if (index === 0) return 0;
  if (isHovering(setting, sketch)) return (index - 2) * height * 0.07;
  return sketch.metres > LARGE_METRES ? -height * 0.022 : height * 0.008 * index;
};

/** How far below the first copy the nearer copies stand, as a fraction of the height. */
const NEAR_DROP = 0.22;
export const paintThings = (
  easel: Easel,
  setting: Setting,
  things: readonly Thing[],
  arrangement: Arrangement,
): void => {
  const { height, light, random, mirror } = easel;
  const { counts, peopled, line: given } = arrangement;
  const away = -light.side * mirror;
  const led = isLed(setting, things, arrangement);
  const slots = slotsOf(things.length, peopled, led);
  for (const [index, { name, sketch }] of [...things.entries()].toReversed()) {
    const first = index === 0;
    const big = sketch.metres > LARGE_METRES;
    const hovering = isHovering(setting, sketch);
    const count = counts.get(name) ?? 1;
    const herd = count > FEW_COUNT && !hovering;
    const role = { lone: first && things.length === 1, first, peopled, led };
    const alone = sizeOf(easel, setting, sketch, role) * (given === undefined ? 1 : AHEAD_SCALE);
    const size = herd && !big ? herdSize(easel, setting, sketch) : alone;
    const x = within(
      WIDTH * (0.5 + away * (slots[index] ?? 0)),
      (size * sketch.size[0]) / sketch.size[1] / 2,
    );
    const line = (given ?? lineOf(easel, setting, sketch, size)) + shiftOf(easel, setting, sketch, index);
    const onStand =
      peopled &&
      sketch.place === 'table' &&
      sketch.metres < STAND_METRES &&
      !hovering &&
      setting.surface !== 'water';
    const y = onStand ? paintStand(easel, setting, x, line) : line;
    const distance = first ? 0.2 : big ? 0.42 : 0.16;
    const flip = random() < 0.3 !== away > 0;
    if (first) easel.focus.push({ kind: 'thing', x, top: y - size, bottom: y });
    for (const { step, shrink, depth } of copiesOf(hovering ? Math.min(count, FEW_COUNT) : count)) {
      const far = hovering
        ? y - depth * height * 0.05
        : easel.horizon + (y - easel.horizon) * shrink + Math.max(0, shrink - 1) * height * NEAR_DROP;
      placeSketch(easel, setting, sketch, {
        x: herd ? WIDTH * (0.5 + step) : x - away * step * WIDTH,
        y: herd || hovering ? far : y - (1 - shrink) * height * 0.045,
        height: size * shrink,
        distance: Math.min(0.6, distance + depth * 0.14),
        lit: 0.35,
        flip: herd && step > 0 ? !flip : flip,
      });
    }
  }
};
