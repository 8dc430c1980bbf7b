import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintWater } from '#painter/nature/water.ts';
import type { Setting } from '#painter/settings/setting.ts';

/** A huge lens: rings of glass around a lamp, in a brass frame. */
const paintLens = (easel: Easel, [x, foot]: Point, wide: number, tall: number): void => {
  const { ctx, colours, time } = easel;
  const brass = tinted(easel, '#c08f3c', 0.85);
  const glass = mix(tinted(easel, '#a9d8d4', 0.6), '#ffffff', 0.3);
  const middle = foot - tall / 2;
  paintGlow(easel, x, middle, wide * 1.5, time === 'day' ? 0.4 : 0.8);
  const bulge = (t: number): number => (wide / 2) * Math.sin(Math.PI * (0.18 + t * 0.64)) ** 0.7;
  const rows = 21;
  for (let row = 0; row < rows; row += 1) {
    const t = (row + 0.5) / rows;
    const y = foot - tall + t * tall;
    const half = bulge(t);
    const pane = ctx.createLinearGradient(x - half, 0, x + half, 0);
    const bright = 1 - Math.abs(t - 0.5) * 1.5;
    pane.addColorStop(0, mix(glass, inkOf(easel), 0.5));
    pane.addColorStop(0.2, mix(glass, inkOf(easel), 0.14));
    pane.addColorStop(0.5 + easel.light.side * 0.14, mix(glass, '#ffffff', 0.35 + bright * 0.5));
    pane.addColorStop(0.82, mix(glass, inkOf(easel), 0.1));
    pane.addColorStop(1, mix(glass, inkOf(easel), 0.5));
    ctx.fillStyle = pane;
    ctx.fillRect(x - half, y - tall / rows / 2, half * 2, tall / rows - 3);
    ctx.fillStyle = fade('#ffffff', 0.3);
    ctx.fillRect(x - half * 0.9, y - tall / rows / 2, half * 1.8, 2);
  }
  for (const ring of [0.3, 0.2, 0.1]) {
    ctx.strokeStyle = fade(mix(glass, '#ffffff', 0.6), 0.9);
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.ellipse(x, middle, wide * ring, tall * ring * 0.66, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  paintGlow(easel, x, middle, wide * 0.4, 0.9, mix(colours.light, colours.accent, 0.2));
  ctx.strokeStyle = brass;
  ctx.lineWidth = wide * 0.03;
  for (const lean of [-1, -0.45, 0.45, 1]) {
    ctx.beginPath();
    for (let t = 0; t <= 1.01; t += 0.1) ctx.lineTo(x + bulge(t) * lean, foot - tall + t * tall);
    ctx.stroke();
  }
  ctx.fillStyle = brass;
  ctx.fillRect(x - wide * 0.3, foot - tall - wide * 0.07, wide * 0.6, wide * 0.08);
  ctx.fillRect(x - wide * 0.36, foot - wide * 0.02, wide * 0.72, wide * 0.08);
  ctx.fillStyle = mix(brass, inkOf(easel), 0.5);
  ctx.fillRect(x - wide * 0.2, foot + wide * 0.06, wide * 0.4, wide * 0.5);
};

/** A lighthouse’s lamp room: diamond panes all around, the sea far below and the huge lens. */
export const lampRoom: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['lamp', 'lantern', 'lighthouse', 'window'],
  back: (easel) => {
    const { ctx, height, ground, horizon, colours, shot } = easel;
    paintSky(easel);
    paintWater(easel, horizon + 20, height, 0.8);
    const iron = mix(tinted(easel, '#3c4a4c', 0.5), inkOf(easel), 0.3);
    ctx.strokeStyle = iron;
    const pane = {
      'wide view': 150,
      'medium view': 210,
      'low angle': 190,
      'close view': 300,
      'high angle': 170,
    }[shot];
    ctx.lineWidth = pane * 0.045;
    const sill = ground - height * 0.06;
    for (let x = -WIDTH; x < WIDTH * 2; x += pane) {
      ctx.beginPath();
      ctx.moveTo(x, -10);
      ctx.lineTo(x + sill * 0.5, sill);
      ctx.moveTo(x, -10);
      ctx.lineTo(x - sill * 0.5, sill);
      ctx.stroke();
    }
    for (const [y, thick] of [
      [height * 0.02, 60],
      [sill - 16, 34],
    ] as const) {
      ctx.fillStyle = iron;
      ctx.fillRect(0, y, WIDTH, thick);
      ctx.fillStyle = fade(colours.light, 0.3);
      ctx.fillRect(0, y, WIDTH, 4);
    }
    const floor = ctx.createLinearGradient(0, sill, 0, height);
    floor.addColorStop(0, mix(iron, colours.light, 0.3));
    floor.addColorStop(0.3, mix(iron, colours.far, 0.35));
    floor.addColorStop(1, mix(iron, colours.mid, 0.3));
    ctx.fillStyle = floor;
    ctx.fillRect(0, sill + 18, WIDTH, height);
    for (let ring = 1; ring < 6; ring += 1) {
      ctx.strokeStyle = fade(inkOf(easel), 0.24);
      ctx.lineWidth = 4;
      ctx.beginPath();
      ctx.ellipse(WIDTH / 2, ground + 70, 170 * ring, 62 * ring, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
    const tall =
      height *
      { 'wide view': 0.24, 'medium view': 0.32, 'low angle': 0.38, 'close view': 0.42, 'high angle': 0.26 }[
        shot
      ];
    const foot = ground - height * (shot === 'close view' ? 0.04 : 0.07);
    paintLens(easel, [WIDTH / 2, foot], tall * 0.78, tall);
  },
  front: () => undefined,
};
