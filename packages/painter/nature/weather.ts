import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';

/** A veil of haze centred on `y`. */
export const paintHaze = (
  { ctx, colours }: Easel,
  y: number,
  depth: number,
  opacity: number,
  colour = colours.horizon,
): void => {
  const gradient = ctx.createLinearGradient(0, y - depth, 0, y + depth);
  gradient.addColorStop(0, fade(colour, 0));
  gradient.addColorStop(0.5, fade(colour, opacity));
  gradient.addColorStop(1, fade(colour, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, y - depth, WIDTH, depth * 2);
};

/** Drifting wisps of fog between `top` and `bottom`. */
export const paintWisps = (easel: Easel, top: number, bottom: number, opacity: number): void => {
  const { ctx, colours, random } = easel;
  for (let index = 0; index < 9; index += 1) {
    const x = between(random, 0, WIDTH);
    const y = between(random, top, bottom);
    const length = between(random, 260, 620);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, 0.12);
    const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, length);
    gradient.addColorStop(0, fade(mix(colours.horizon, colours.light, 0.2), opacity));
    gradient.addColorStop(1, fade(colours.horizon, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(-length, -length, length * 2, length * 2);
    ctx.restore();
  }
};

/** Shafts of light that fan out downwards from a point. */
export const paintShafts = (
  easel: Easel,
  [x, y]: Point,
  { length, count, opacity }: { length: number; count: number; opacity: number },
): void => {
  const { ctx, colours, random, light } = easel;
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI / 2 + light.side * between(random, -0.1, 0.75);
    const spread = between(random, 0.025, 0.07);
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, length);
    gradient.addColorStop(0, fade(colours.light, opacity));
    gradient.addColorStop(1, fade(colours.light, 0));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle - spread) * length, y + Math.sin(angle - spread) * length);
    ctx.lineTo(x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length);
    ctx.fill();
  }
  ctx.restore();
};

const paintRain = ({ ctx, colours, random, height }: Easel): void => {
  ctx.lineCap = 'round';
  for (let index = 0; index < 190; index += 1) {
    const depth = random();
    const x = between(random, -60, WIDTH + 60);
    const y = between(random, -40, height);
    const length = 22 + depth * 54;
    ctx.strokeStyle = fade(colours.light, 0.06 + depth * 0.14);
    ctx.lineWidth = 0.8 + depth * 1.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - length * 0.2, y + length);
    ctx.stroke();
  }
};

const paintSnow = ({ ctx, colours, random, height }: Easel): void => {
  for (let index = 0; index < 230; index += 1) {
    const depth = random() ** 2.4;
    ctx.fillStyle = fade(mix(colours.light, '#ffffff', 0.5), 0.35 + depth * 0.35);
    ctx.beginPath();
    ctx.arc(between(random, 0, WIDTH), between(random, 0, height), 1.4 + depth * 6.5, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A forked bolt of lightning from the clouds to the horizon. */
export const paintLightning = (easel: Easel): void => {
  const { ctx, colours, random, horizon, light } = easel;
  const bright = mix(colours.light, '#ffffff', 0.6);
  const startX = WIDTH / 2 + light.side * between(random, 170, 300);
  paintGlow(easel, startX, horizon * 0.3, 620, 0.4, bright);
  const bolt = (fromX: number, fromY: number, toY: number, width: number): void => {
    let x = fromX;
    let y = fromY;
    ctx.beginPath();
    ctx.moveTo(x, y);
    while (y < toY) {
      x += between(random, -42, 42);
      y += between(random, 18, 58);
      ctx.lineTo(x, y);
      if (width > 3 && random() < 0.3) branches.push([x, y]);
    }
    ctx.strokeStyle = fade(bright, 0.25);
    ctx.lineWidth = width * 4;
    ctx.stroke();
    ctx.strokeStyle = bright;
    ctx.lineWidth = width;
    ctx.stroke();
  };
  const branches: [number, number][] = [];
  ctx.lineJoin = 'miter';
  bolt(startX, horizon * 0.08, horizon * 0.93, 4.5);
  for (const [x, y] of branches.slice(0, 4)) bolt(x, y, y + horizon * 0.2, 1.8);
};

/** Precipitation and particles drawn in front of everything else. */
export const paintWeather = (easel: Easel): void => {
  const { weather, horizon, height } = easel;
  switch (weather) {
    case 'rain':
    case 'storm':
      paintRain(easel);
      return;
    case 'snow':
      paintSnow(easel);
      return;
    case 'fog':
      paintWisps(easel, horizon - 120, height * 0.72, 0.34);
      return;
    case 'clear':
    case 'cloudy':
  }
};
