import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintGrove } from '#painter/nature/flora.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintRidge } from '#painter/nature/terrain.ts';
import { paintWater } from '#painter/nature/water.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import { paintLine, viewOf } from '#painter/rooms/view.ts';
import { paintPaving } from '#painter/rooms/wings.ts';
import type { Setting } from '#painter/settings/setting.ts';

/** Mown grass that rolls towards the viewer. */
const paintLawns = (easel: Easel, green: string): void => {
  const { ctx, horizon, ground, height, colours, random } = easel;
  for (const [y, tone] of [
    [horizon + 26, mix(green, colours.horizon, 0.35)],
    [horizon + 70, mix(green, colours.far, 0.25)],
    [ground - 70, green],
  ] as const) {
    const lawn = ctx.createLinearGradient(0, y - 20, 0, height);
    lawn.addColorStop(0, mix(tone, colours.light, 0.2));
    lawn.addColorStop(0.5, mix(tone, inkOf(easel), 0.2));
    lawn.addColorStop(1, mix(tone, inkOf(easel), 0.5));
    ctx.fillStyle = lawn;
    const bend = between(random, -30, 30);
    ctx.beginPath();
    ctx.moveTo(-10, y + bend);
    ctx.bezierCurveTo(300, y - 50, 640, y + 50, WIDTH + 10, y - bend);
    ctx.lineTo(WIDTH + 10, height + 10);
    ctx.lineTo(-10, height + 10);
    ctx.fill();
  }
};

const paintBunkers = (easel: Easel, green: string): void => {
  const { ctx, ground, colours, light, mirror } = easel;
  const side = light.side * mirror;
  const sand = mix(tinted(easel, '#e6d3a0', 0.7), colours.light, 0.1);
  for (const [dx, dy, wide] of [
    [-0.3, 30, 150],
    [0.34, -26, 100],
  ] as const) {
    ctx.fillStyle = mix(green, inkOf(easel), 0.3);
    ctx.beginPath();
    ctx.ellipse(WIDTH * (0.5 + side * dx), ground + dy - 6, wide * 1.06, wide * 0.26, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = sand;
    ctx.beginPath();
    ctx.ellipse(WIDTH * (0.5 + side * dx), ground + dy, wide, wide * 0.2, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A hole in the green, and the flag in it. */
const paintHole = (easel: Easel): void => {
  const { ctx, ground, height, colours, light, mirror, shot } = easel;
  const side = light.side * mirror;
  const [x, y] = [WIDTH * (0.5 + side * 0.1), ground + 6];
  const tall =
    height *
    { 'wide view': 0.13, 'medium view': 0.2, 'low angle': 0.24, 'close view': 0.3, 'high angle': 0.12 }[shot];
  ctx.fillStyle = inkOf(easel);
  ctx.beginPath();
  ctx.ellipse(x, y, 20, 5, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = mix(colours.light, '#ffffff', 0.4);
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - tall);
  ctx.stroke();
  ctx.fillStyle = mix(colours.accent, '#ff4a3a', 0.3);
  ctx.beginPath();
  ctx.moveTo(x, y - tall);
  ctx.lineTo(x - side * tall * 0.4, y - tall * 0.87);
  ctx.lineTo(x, y - tall * 0.74);
  ctx.fill();
};

/** A golf course: mown greens, a bunker and a small flag in a hole. */
export const golf: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['flag'],
  back: (easel) => {
    paintSky(easel);
    const { ctx, horizon, ground, colours, light, mirror } = easel;
    paintRidge(easel, { y: horizon + 4, rise: 50, length: 260, distance: 0.8 });
    paintGrove(easel, { base: horizon + 30, rise: 110, distance: 0.6, gap: 70 });
    paintHaze(easel, horizon + 10, 80, 0.4);
    const green = tinted(easel, '#5f9a4c', 0.62);
    paintLawns(easel, green);
    paintBunkers(easel, green);
    ctx.fillStyle = mix(green, colours.light, 0.3);
    ctx.beginPath();
    ctx.ellipse(WIDTH * (0.5 + light.side * mirror * 0.06), ground + 10, 290, 44, 0, 0, Math.PI * 2);
    ctx.fill();
    paintHole(easel);
  },
  front: () => undefined,
};

/** The iron tower beside a rocket, with its arms and a mast. */
const paintGantry = (easel: Easel, iron: string): void => {
  const { ctx, ground, height, light, mirror } = easel;
  const side = light.side * mirror;
  const [x, foot] = [WIDTH * (0.5 + side * 0.19), ground - height * 0.02];
  const tall = height * 0.33;
  for (const dx of [-34, 34]) {
    ctx.fillStyle = iron;
    ctx.fillRect(x + dx - 5, foot - tall, 10, tall);
  }
  ctx.strokeStyle = iron;
  ctx.lineWidth = 5;
  for (let rung = 0; rung < 12; rung += 1) {
    const y = foot - (tall * rung) / 12;
    ctx.beginPath();
    ctx.moveTo(x - 34, y);
    ctx.lineTo(x + 34, y - tall / 12);
    ctx.moveTo(x + 34, y);
    ctx.lineTo(x - 34, y - tall / 12);
    ctx.moveTo(x - 40, y);
    ctx.lineTo(x + 40, y);
    ctx.stroke();
  }
  for (const up of [0.5, 0.72]) ctx.fillRect(Math.min(x, x - side * 140), foot - tall * up, 140, 12);
  ctx.fillRect(x - 4, foot - tall - 80, 8, 80);
};

/** Lift-off clouds along the ground, glowing from inside. */
const paintLiftOff = (easel: Easel): void => {
  const { ctx, ground, colours, light, random } = easel;
  const white = mix(mix(colours.light, colours.horizon, 0.35), '#ffffff', 0.25);
  paintGlow(easel, WIDTH / 2, ground - 20, 640, 0.7, mix(colours.light, '#ff9d42', 0.6));
  for (let puff = 0; puff < 70; puff += 1) {
    const reach = between(random, -1, 1);
    const size = between(random, 34, 110) * (1 - Math.abs(reach) * 0.4);
    const [px, py] = [
      WIDTH / 2 + reach * 470,
      ground + 22 - size * 0.5 - (1 - Math.abs(reach)) * between(random, 0, 40),
    ];
    const cloud = ctx.createRadialGradient(
      px + light.side * size * 0.3,
      py - size * 0.35,
      size * 0.1,
      px,
      py,
      size,
    );
    cloud.addColorStop(0, white);
    cloud.addColorStop(0.7, mix(white, colours.mid, 0.3));
    cloud.addColorStop(1, fade(mix(white, colours.mid, 0.45), 0.2));
    ctx.fillStyle = cloud;
    ctx.beginPath();
    ctx.arc(px, py, size, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A launch site on the coast: a gantry, a concrete apron, lift-off clouds and their glow. */
export const launchSite: Setting = {
  surface: 'ground',
  indoors: false,
  focal: 'rocket',
  draws: ['fire', 'smoke'],
  back: (easel) => {
    paintSky(easel);
    const { horizon } = easel;
    paintRidge(easel, { y: horizon + 6, rise: 12, length: 300, distance: 0.8 });
    paintWater(easel, horizon + 8, horizon + 70, 0.5);
    const view = viewOf(easel, false);
    const apron = 7;
    paintPaving(easel, view, 14, apron);
    const iron = mix(tinted(easel, '#a5533c', 0.55), inkOf(easel), 0.25);
    paintGantry(easel, iron);
    paintLiftOff(easel);
    for (const dx of [-300, -380, 320, 400])
      paintLine(
        easel,
        view,
        [
          [dx / 60, 0, apron],
          [dx / 60, 5, apron],
        ],
        iron,
        5,
      );
  },
  front: () => undefined,
};

/** A wide river between wooded banks. */
export const river: Setting = {
  surface: 'water',
  indoors: false,
  focal: 'rowing-boat',
  draws: ['river'],
  back: (easel: Easel) => {
    paintSky(easel);
    const { horizon, height, ctx, random, colours } = easel;
    paintRidge(easel, { y: horizon - 6, rise: 40, length: 300, distance: 0.84 });
    paintGrove(easel, { base: horizon + 16, rise: 90, distance: 0.66, gap: 46 });
    paintHaze(easel, horizon + 8, 80, 0.45);
    paintGrove(easel, { base: horizon + 34, rise: 120, distance: 0.52, gap: 62 });
    paintWater(easel, horizon + 30, height, 0.8);
    for (let ripple = 0; ripple < 46; ripple += 1) {
      const t = random() ** 1.4;
      ctx.fillStyle = fade(mix(colours.light, '#ffffff', 0.3), between(random, 0.1, 0.4) * (1 - t * 0.6));
      ctx.beginPath();
      ctx.ellipse(
        between(random, 0, WIDTH),
        horizon + 40 + (height - horizon) * t,
        20 + t * 120,
        1.6 + t * 4,
        0,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  },
  front: () => undefined,
};
