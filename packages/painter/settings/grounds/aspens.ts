import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintLeaves, paintTreetops, paintWhiteTrunk } from '#painter/nature/aspens.ts';
import { paintPeak } from '#painter/nature/peaks.ts';
import { paintRoots } from '#painter/nature/roots.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintHaze, paintShafts } from '#painter/nature/weather.ts';
import type { View } from '#painter/rooms/view.ts';
import { viewOf } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

type Tones = readonly [dark: string, bright: string];

const golden = (easel: Easel): Tones => [
  tinted(easel, '#b9791d', 0.8),
  mix(tinted(easel, '#f5c63c', 0.88), easel.colours.light, 0.15),
];
const fresh = (easel: Easel): Tones => [
  tinted(easel, '#4c8a35', 0.75),
  mix(tinted(easel, '#a9d455', 0.85), easel.colours.light, 0.15),
];

/** Slim young trees in fresh green, all across the grove. */
const paintThicket = (easel: Easel, view: View, deep: number, haze: number): void => {
  const { ctx, random, colours } = easel;
  const near = view.unit(deep);
  const [dark, bright] = fresh(easel);
  for (let x = -20; x < WIDTH + 40; x += near * between(random, 0.5, 1.1)) {
    const tall = near * between(random, 0.7, 1.9);
    const [, foot] = view.at([0, 0, deep + between(random, -1, 1)]);
    ctx.strokeStyle = mix(mix(dark, inkOf(easel), 0.3), colours.horizon, haze);
    ctx.lineWidth = Math.max(1.5, near * 0.03);
    ctx.beginPath();
    ctx.moveTo(x, foot);
    ctx.lineTo(x + between(random, -0.06, 0.06) * near, foot - tall);
    ctx.stroke();
    paintLeaves(
      easel,
      { x, y: foot - tall * 0.62, wide: near * 0.28, high: tall * 0.45 },
      { count: 16, size: near * 0.07 + 3 },
      [mix(dark, colours.horizon, haze), mix(bright, colours.horizon, haze)],
    );
  }
};

/** Mountains, when the picture shows them, and golden treetops far away; `line` is the edge of the ground. */
const paintDistance = (easel: Easel, line: number): void => {
  const { shot, random, colours, skySigns } = easel;
  const gold = golden(easel);
  if (skySigns.has('mountains') || shot === 'wide view')
    for (const x of [0.16, 0.5, 0.86])
      paintPeak(easel, {
        x: WIDTH * x,
        base: line + 40,
        width: between(random, 420, 600),
        rise: between(random, 230, 330),
        distance: 0.82,
        snow: true,
      });
  for (const [rise, haze, size] of [
    [230, 0.62, 16],
    [150, 0.4, 20],
  ] as const)
    for (let x = -40; x < WIDTH + 60; x += 70)
      paintLeaves(
        easel,
        {
          x: x + between(random, -20, 20),
          y: line - rise * between(random, 0.4, 1),
          wide: 76,
          high: rise * 0.55,
        },
        { count: 26, size },
        [mix(gold[0], colours.horizon, haze), mix(gold[1], colours.horizon, haze)],
      );
  paintHaze(easel, line, 130, 0.4);
};

const paintFloor = (easel: Easel, line: number): void => {
  const { ctx, height, colours } = easel;
  const gold = golden(easel);
  const floor = ctx.createLinearGradient(0, line, 0, height);
  floor.addColorStop(0, mix(gold[0], colours.horizon, 0.45));
  floor.addColorStop(0.4, mix(gold[0], colours.mid, 0.4));
  floor.addColorStop(1, mix(gold[0], inkOf(easel), 0.62));
  ctx.fillStyle = floor;
  ctx.fillRect(0, line, WIDTH, height - line);
};

/** The trees at one depth; if the ground is cut open to show the roots, they all stand on its edge. */
const paintTrees = (easel: Easel, view: View, deep: number, line: number): void => {
  const { shot, horizon, random, colours, skySigns } = easel;
  const gold = golden(easel);
  const up = shot === 'low angle' ? 0.55 : 0.06;
  const near = view.unit(deep);
  const reach = WIDTH / near;
  const count = deep > 10 ? 5 : deep > 4 ? 3 : 2;
  const haze = Math.min(0.72, deep / 42);
  for (let tree = 0; tree < count; tree += 1) {
    const slot = (tree + between(random, 0.15, 0.85)) / count - 0.5;
    const across = slot * reach;
    // The middle stays open for the picture’s subject.
    if (deep < 6 && Math.abs(slot) < 0.24) continue;
    const [x, foot] = skySigns.has('roots')
      ? [WIDTH / 2 + slot * WIDTH, line + 4]
      : view.at([across, 0, deep]);
    const width = near * between(random, 0.26, 0.4);
    paintWhiteTrunk(easel, { x, foot, topX: x + (WIDTH / 2 - x) * up, top: -60, width, haze });
    const tones: Tones = [mix(gold[0], colours.horizon, haze), mix(gold[1], colours.horizon, haze)];
    paintLeaves(
      easel,
      { x, y: horizon * between(random, 0.02, 0.5), wide: near * 1.5, high: near * 1.1 },
      { count: deep < 10 ? 34 : 16, size: near * 0.13 + 5 },
      tones,
    );
  }
};

const paintFallenLeaves = (easel: Easel, line: number): void => {
  const { ctx, height, random } = easel;
  const gold = golden(easel);
  for (let leaf = 0; leaf < 320; leaf += 1) {
    const t = random() ** 1.5;
    const y = line + 10 + (height - line) * t;
    ctx.fillStyle = fade(mix(gold[0], gold[1], random()), 0.75 - t * 0.45);
    ctx.beginPath();
    ctx.ellipse(between(random, 0, WIDTH), y, 3 + t * 13, 1.4 + t * 5, random() * 0.8, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** White trunks at every depth under golden leaves. From above, the treetops show; up close, the bark. */
const paintGrove = (easel: Easel): void => {
  const { shot, horizon, height, ground, skySigns, light } = easel;
  const view = viewOf(easel, false);
  const cut = skySigns.has('roots');
  const line = cut ? ground - height * 0.16 : horizon;
  paintDistance(easel, line);
  if (!cut) paintFloor(easel, line);
  paintShafts(easel, [light.x, light.y - 300], { length: height * 0.75, count: 6, opacity: 0.14 });
  const nearest = shot === 'wide view' ? 2 : 0.5;
  for (const deep of [34, 27, 21, 16, 12, 8.5, 5.5, 3, nearest]) {
    paintTrees(easel, view, deep, line);
    if (skySigns.has('shoots') && deep > 2 && deep < 25)
      paintThicket(easel, view, deep, Math.min(0.72, deep / 42));
  }
  if (cut) paintRoots(easel, golden(easel));
  else paintFallenLeaves(easel, line);
};

/** A grove of white aspens with golden leaves. */
export const aspens: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['oak', 'pine', 'dead-tree'],
  back: (easel) => {
    const { shot, skySigns } = easel;
    if (shot === 'high angle') {
      paintTreetops(easel, golden(easel), skySigns.has('road'));
      return;
    }
    paintSky(easel);
    paintGrove(easel);
  },
  front: (easel) => {
    const { shot, height, random, skySigns } = easel;
    if (shot === 'high angle' || skySigns.has('roots')) return;
    const gold = golden(easel);
    const close = skySigns.has('bark');
    const width = close ? 290 : 150;
    for (const side of [-1, 1] as const) {
      const x = WIDTH / 2 + side * (close ? 400 : 470);
      paintWhiteTrunk(easel, {
        x,
        foot: height * 1.02,
        topX: x - side * (shot === 'low angle' ? 210 : 14),
        top: -40,
        width: width * between(random, 0.8, 1.1),
        haze: 0,
      });
      paintLeaves(
        easel,
        { x: x - side * 60, y: height * 0.04, wide: 330, high: height * 0.1 },
        { count: 150, size: 19 },
        gold,
      );
    }
  },
};
