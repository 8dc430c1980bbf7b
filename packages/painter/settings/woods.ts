import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintLeaves, paintTreetops } from '#painter/nature/aspens.ts';
import { paintBough, paintBranch, paintCanopy } from '#painter/nature/boughs.ts';
import { paintFirs, paintGrass, paintGrove, paintTrunk } from '#painter/nature/flora.ts';
import { paintBlades, paintBlooms, paintRoad } from '#painter/nature/meadow.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintGround, paintMarks } from '#painter/nature/terrain.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze, paintShafts, paintWisps } from '#painter/nature/weather.ts';
import { paintReeds } from '#painter/rooms/frames.ts';
import { viewOf } from '#painter/rooms/view.ts';
import type { Setting } from './setting.ts';
import { away } from './side.ts';

type Tones = readonly [dark: string, bright: string];

/** How the trees look here: leafy and green, or black and bare in golden mist. */
const woodOf = (easel: Easel): { leaves: Tones; bark: string; bare: boolean; mist: string } => {
  const { colours, skySigns } = easel;
  const bare = skySigns.has('bare-trees');
  return {
    bare,
    leaves: [tinted(easel, '#41693a', 0.6), mix(tinted(easel, '#8fb055', 0.66), colours.light, 0.1)],
    bark: bare ? mix(inkOf(easel), '#000000', 0.2) : tinted(easel, '#6d5440', 0.6),
    mist: bare ? mix(tinted(easel, '#e8bf62', 0.85), colours.light, 0.2) : colours.horizon,
  };
};

/** A trunk at a given depth; `up` makes it lean towards the middle, as seen by a camera near the ground. */
const paintStem = (
  easel: Easel,
  [x, foot]: Point,
  { width, up }: { width: number; up: number },
  tone: string,
): void => {
  const { ctx, colours, light } = easel;
  const lean = (WIDTH / 2 - x) * up;
  const round = ctx.createLinearGradient(x - (light.side * width) / 2, 0, x + (light.side * width) / 2, 0);
  round.addColorStop(0, mix(tone, inkOf(easel), 0.35));
  round.addColorStop(0.6, tone);
  round.addColorStop(1, mix(tone, colours.light, 0.22));
  ctx.fillStyle = round;
  ctx.beginPath();
  ctx.moveTo(x - width * 0.8, foot);
  ctx.quadraticCurveTo(x - width * 0.5, foot - width, x - width * 0.45, foot - width * 3);
  ctx.lineTo(x + lean - width * 0.24, -30);
  ctx.lineTo(x + lean + width * 0.24, -30);
  ctx.lineTo(x + width * 0.45, foot - width * 3);
  ctx.quadraticCurveTo(x + width * 0.5, foot - width, x + width * 0.8, foot);
  ctx.fill();
};

/** Trunks at every depth, with the middle left open. */
const paintWood = (easel: Easel): void => {
  const { random, shot, horizon, height, light, ctx } = easel;
  const view = viewOf(easel, false);
  const { leaves, bark, bare, mist } = woodOf(easel);
  if (bare) {
    const glow = ctx.createLinearGradient(0, 0, 0, horizon + 60);
    glow.addColorStop(0, mix(mist, tinted(easel, '#a8702c', 0.85), 0.6));
    glow.addColorStop(1, mist);
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, WIDTH, horizon + 60);
  } else paintFirs(easel, { base: horizon + 30, rise: 260, distance: 0.84, gap: 60 });
  paintHaze(easel, horizon, 190, 0.6, mist);
  const floor = ctx.createLinearGradient(0, horizon, 0, height);
  const soil = bare ? mix(tinted(easel, '#a9824a', 0.7), mist, 0.2) : layerColour(easel, 0.42);
  floor.addColorStop(0, mix(soil, mist, 0.5));
  floor.addColorStop(0.35, soil);
  floor.addColorStop(1, mix(soil, inkOf(easel), 0.6));
  ctx.fillStyle = floor;
  ctx.fillRect(0, horizon, WIDTH, height - horizon);
  for (const deep of bare ? [26, 17, 10, 5] : [36, 28, 21, 15, 10, 6.5, 3.5]) {
    const near = view.unit(deep);
    const count = bare ? 3 : deep > 9 ? 5 : 2;
    const haze = Math.min(0.78, deep / 40);
    for (let tree = 0; tree < count; tree += 1) {
      const slot = (tree + between(random, 0.2, 0.8)) / count - 0.5;
      if (deep < 7 && Math.abs(slot) < 0.26) continue;
      const [x, foot] = view.at([(slot * WIDTH) / near, 0, deep]);
      const tone = mix(bark, mist, haze);
      if (bare) {
        for (const turn of [-0.22, 0.1, 0.3])
          paintBranch(
            easel,
            [x, foot - near * 1.4],
            { angle: -Math.PI / 2 + turn, length: near * 0.95, width: Math.max(4, near * 0.16) },
            tone,
          );
        ctx.fillStyle = tone;
        ctx.fillRect(x - near * 0.11, foot - near * 1.6, near * 0.22, near * 1.6);
        continue;
      }
      paintStem(
        easel,
        [x, foot],
        { width: near * between(random, 0.34, 0.56), up: shot === 'low angle' ? 0.55 : 0.05 },
        tone,
      );
      paintLeaves(
        easel,
        { x, y: horizon * between(random, 0.02, 0.42), wide: near * 1.7, high: near * 1.1 },
        { count: deep < 12 ? 36 : 18, size: near * 0.14 + 6 },
        [mix(leaves[0], mist, haze), mix(leaves[1], mist, haze)],
      );
    }
    paintHaze(easel, horizon + 10, 70, 0.12, mist);
  }
  paintShafts(easel, [light.x, light.y - 300], { length: height * 0.75, count: 6, opacity: 0.14 });
};

export const forest: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['oak', 'pine'],
  back: (easel) => {
    const { ground, shot, skySigns } = easel;
    const { leaves, bare } = woodOf(easel);
    if (
      shot === 'high angle' &&
      ['balloon', 'road', 'airplane', 'airship'].some((sign) => skySigns.has(sign))
    ) {
      paintTreetops(easel, leaves, skySigns.has('road'));
      return;
    }
    paintSky(easel);
    paintWood(easel);
    if (!bare) {
      if (skySigns.has('road')) paintRoad(easel);
      paintBlooms(easel, ground, 50);
      paintMarks(easel, ground - 40, 60);
    }
  },
  front: (easel) => {
    const { height, shot, random, skySigns } = easel;
    if (shot === 'high angle') return;
    const { leaves, bark, bare } = woodOf(easel);
    if (bare) return;
    const up = shot === 'low angle' ? 0.3 : 0;
    for (const side of [-1, 1] as const)
      paintStem(
        easel,
        [WIDTH * (0.5 + side * 0.49), height * 0.96],
        { width: between(random, 110, 170), up },
        mix(bark, inkOf(easel), 0.3),
      );
    for (const x of [0.05, 0.95])
      paintLeaves(
        easel,
        { x: WIDTH * x, y: height * 0.03, wide: 330, high: height * 0.085 },
        { count: 130, size: 24 },
        [mix(leaves[0], inkOf(easel), 0.3), leaves[0]],
      );
    if (!skySigns.has('snow')) paintBlades(easel, shot === 'close view' ? 0.09 : 0.07);
  },
};

export const jungle: Setting = {
  ...forest,
  focal: 'temple',
  back: (easel) => {
    paintSky(easel);
    const { horizon, light, height, ground } = easel;
    paintGrove(easel, { base: horizon + 40, rise: 330, distance: 0.82, gap: 90 });
    paintHaze(easel, horizon, 150, 0.5);
    paintGrove(easel, { base: horizon + 90, rise: 440, distance: 0.6, gap: 150 });
    paintHaze(easel, horizon + 70, 140, 0.4);
    paintGround(easel, horizon + 80, 0.5);
    paintShafts(easel, [light.x, light.y - 260], { length: height * 0.7, count: 8, opacity: 0.14 });
    paintMarks(easel, ground - 50, 70);
  },
  front: (easel) => {
    paintBough(easel, -1);
    paintBough(easel, 1);
    paintCanopy(easel);
    paintGrass(easel, easel.height * 0.82, 260, 110);
  },
};

export const swamp: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'dead-tree',
  back: (easel) => {
    paintSky(easel);
    const { horizon, random, height } = easel;
    paintGrove(easel, { base: horizon + 16, rise: 260, distance: 0.8, gap: 80 });
    paintHaze(easel, horizon, 160, 0.6);
    for (let index = 0; index < 6; index += 1)
      paintTrunk(easel, [between(random, 0, WIDTH), horizon + 60], between(random, 22, 44), 0.5);
    paintWater(easel, horizon + 40, height, 0.4);
    paintWisps(easel, horizon, horizon + 160, 0.4);
  },
  front: (easel) => {
    paintReeds(easel, -1);
    paintReeds(easel, 1);
    paintBough(easel, away(easel));
  },
};
