import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintAurora, paintRainbow } from './sky-wonders.ts';

const paintStars = ({ ctx, random, colours, horizon }: Easel, count: number, floor = horizon): void => {
  for (let index = 0; index < count; index += 1) {
    const y = floor * 0.92 * random() ** 1.35;
    const size = 0.6 + 2.1 * random() ** 5;
    ctx.fillStyle = fade(colours.light, (0.25 + 0.7 * random()) * (1 - (y / floor) * 0.6));
    ctx.beginPath();
    ctx.arc(between(random, 0, WIDTH), y, size, 0, Math.PI * 2);
    ctx.fill();
  }
};

const paintMoon = (easel: Easel): void => {
  const { ctx, colours, light } = easel;
  const radius = 58;
  paintGlow(easel, light.x, light.y, 520, 0.42, mix(colours.light, colours.horizon, 0.35));
  paintGlow(easel, light.x, light.y, 190, 0.5);
  ctx.fillStyle = mix(colours.light, '#ffffff', 0.35);
  ctx.beginPath();
  ctx.arc(light.x, light.y, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = fade(mix(colours.horizon, colours.light, 0.45), 0.42);
  ctx.beginPath();
  for (const [dx, dy, size] of [
    [-18, -14, 17],
    [14, 6, 24],
    [-10, 24, 11],
    [22, -28, 8],
    [-32, 8, 8],
    [6, 38, 9],
  ] as const) {
    ctx.moveTo(light.x + dx + size, light.y + dy);
    ctx.ellipse(light.x + dx, light.y + dy, size, size * 0.86, 0, 0, Math.PI * 2);
  }
  ctx.fill();
  ctx.restore();
};

const paintSun = (easel: Easel, low: boolean): void => {
  const { ctx, colours, light } = easel;
  paintGlow(
    easel,
    light.x,
    light.y,
    low ? 760 : 620,
    low ? 0.62 : 0.5,
    mix(colours.light, colours.accent, low ? 0.4 : 0.1),
  );
  paintGlow(easel, light.x, light.y, 240, 0.6);
  const radius = low ? 92 : 54;
  const disc = ctx.createLinearGradient(0, light.y - radius, 0, light.y + radius);
  disc.addColorStop(0, mix(colours.light, '#ffffff', 0.4));
  disc.addColorStop(1, mix(colours.light, colours.accent, low ? 0.42 : 0.08));
  ctx.fillStyle = disc;
  ctx.beginPath();
  ctx.arc(light.x, light.y, radius, 0, Math.PI * 2);
  ctx.fill();
};

/** A cloud bank: round on top, flat below, lit from the side of the light. */
const paintCloud = (
  easel: Easel,
  [x, y]: Point,
  width: number,
  { colour, opacity }: { colour: string; opacity: number },
): void => {
  const { ctx, random, colours } = easel;
  const height = width * between(random, 0.16, 0.24);
  const path: [number, number, number][] = [];
  const puffs = 5 + Math.floor(random() * 4);
  for (let index = 0; index < puffs; index += 1) {
    const t = (index + 0.5) / puffs;
    const swell = Math.sin(t * Math.PI) ** 0.8;
    path.push([
      x + (t - 0.5) * width,
      y - swell * height * between(random, 0.2, 0.5),
      (width / puffs) * (0.55 + swell * between(random, 0.35, 0.75)),
    ]);
  }
  const gradient = ctx.createLinearGradient(0, y - height * 1.3, 0, y + height * 0.25);
  gradient.addColorStop(0, fade(mix(colour, colours.light, 0.38), opacity));
  gradient.addColorStop(0.5, fade(colour, opacity * 0.8));
  gradient.addColorStop(1, fade(colour, 0));
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - width, y - height * 3, width * 2, height * 3.25);
  ctx.clip();
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const [cx, cy, radius] of path) {
    ctx.moveTo(cx + radius, cy);
    ctx.arc(cx, cy, radius, 0, Math.PI * 2);
  }
  ctx.fill();
  ctx.restore();
};

const paintClouds = (easel: Easel): void => {
  const { random, colours, horizon, weather, time } = easel;
  const heavy = weather === 'storm' || weather === 'rain' || weather === 'cloudy';
  const count = heavy ? 11 : weather === 'clear' ? 5 : 7;
  for (let index = 0; index < count; index += 1) {
    const depth = index / count;
    const y = heavy
      ? between(random, horizon * 0.04, horizon * 0.75)
      : horizon * (0.24 + depth * 0.68) + between(random, -30, 30);
    const base = heavy
      ? mix(colours.top, colours.sky, random() * 0.8)
      : mix(colours.sky, colours.horizon, 0.3 + depth * 0.55);
    paintCloud(
      easel,
      [between(random, -80, WIDTH + 80), y],
      between(random, 260, 620) * (heavy ? 1.35 : 1 - depth * 0.35),
      { colour: base, opacity: heavy ? 0.85 : time === 'night' ? 0.4 : 0.62 },
    );
  }
};

/** The sky with its light, stars and clouds, reaching slightly below the horizon. */
export const paintSky = (easel: Easel): void => {
  const { ctx, colours, height, horizon, time, weather, skySigns, light } = easel;
  const gradient = ctx.createLinearGradient(0, 0, 0, horizon + 40);
  gradient.addColorStop(0, colours.top);
  gradient.addColorStop(0.52, colours.sky);
  gradient.addColorStop(1, colours.horizon);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, WIDTH, height);
  const covered = weather === 'storm' || weather === 'rain' || weather === 'cloudy' || weather === 'snow';
  if (time === 'night') {
    if (!covered || skySigns.has('stars')) paintStars(easel, skySigns.has('stars') ? 420 : 190);
    if (!covered || skySigns.has('moon')) paintMoon(easel);
    else paintGlow(easel, light.x, light.y, 560, 0.28, colours.horizon);
  } else if (covered && !skySigns.has('sun')) {
    paintGlow(easel, light.x, light.y, 700, 0.34, mix(colours.horizon, colours.light, 0.5));
  } else {
    if (skySigns.has('stars')) paintStars(easel, 150, horizon * 0.6);
    paintSun(easel, time !== 'day');
  }
  if (skySigns.has('aurora')) paintAurora(easel);
  if (skySigns.has('rainbow')) paintRainbow(easel);
  paintClouds(easel);
  paintGlow(easel, WIDTH / 2, horizon, 900, 0.16, colours.horizon);
};

/** A sky with no ground below it: deep, full of stars, with a band of dust. */
export const paintSpace = (easel: Easel): void => {
  const { ctx, colours, height, random } = easel;
  const gradient = ctx.createLinearGradient(0, 0, WIDTH, height);
  gradient.addColorStop(0, mix(colours.top, '#01020a', 0.5));
  gradient.addColorStop(0.5, mix(colours.top, colours.sky, 0.55));
  gradient.addColorStop(1, mix(colours.top, '#01020a', 0.6));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, WIDTH, height);
  for (let index = 0; index < 26; index += 1) {
    const t = index / 25;
    const tint = index % 4 === 0 ? colours.accent : mix(colours.sky, colours.horizon, random());
    paintGlow(
      easel,
      WIDTH * t + between(random, -120, 120),
      height * (0.62 - t * 0.5) + between(random, -110, 110),
      between(random, 130, 330),
      between(random, 0.05, 0.2),
      tint,
    );
  }
  paintStars(easel, 520, height);
};
