import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';

const STEP = 6;

/** A rolling skyline, filled down to the bottom of the picture; its base melts into haze. */
export const paintRidge = (
  easel: Easel,
  shape: { y: number; rise: number; length: number; distance: number; octaves?: number; foot?: number },
): void => {
  const { ctx, random, height, colours } = easel;
  const noise = noiseLine(random, shape.octaves ?? 3);
  const shift = random() * 60;
  const colour = layerColour(easel, shape.distance);
  const gradient = ctx.createLinearGradient(0, shape.y - shape.rise, 0, shape.y + (shape.foot ?? 220));
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, mix(colour, shape.distance > 0.3 ? colours.horizon : inkOf(easel), 0.4));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(-10, height);
  for (let x = -10; x <= WIDTH + 10; x += STEP)
    ctx.lineTo(x, shape.y - shape.rise * noise(shift + x / shape.length));
  ctx.lineTo(WIDTH + 10, height);
  ctx.fill();
};

/** Open ground from `y` to the bottom, darker towards the viewer's feet. */
export const paintGround = (easel: Easel, y: number, distance = 0.42): void => {
  const { ctx, height } = easel;
  const gradient = ctx.createLinearGradient(0, y, 0, height);
  gradient.addColorStop(0, layerColour(easel, distance));
  gradient.addColorStop(0.3, layerColour(easel, distance * 0.55));
  gradient.addColorStop(1, inkOf(easel));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, y, WIDTH, height - y);
};

/** Small flat marks from `top` down that make a surface recede: pebbles, tufts, sand ripples. */
export const paintMarks = (easel: Easel, top: number, count: number, opacity = 0.3): void => {
  const { ctx, random, height, colours } = easel;
  for (let index = 0; index < count; index += 1) {
    const t = random() ** 1.6;
    const y = top + (height - top) * t;
    const length = 12 + t * 90 * random();
    ctx.fillStyle = fade(
      random() < 0.5 ? colours.near : mix(colours.mid, colours.horizon, 0.4),
      opacity * (0.4 + random() * 0.6),
    );
    ctx.beginPath();
    ctx.ellipse(between(random, 0, WIDTH), y, length, 1 + t * 4, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A path from the viewer's feet to the horizon. */
export const paintPath = (easel: Easel, top: number, colour: string): void => {
  const { ctx, height, random } = easel;
  const endX = WIDTH * between(random, 0.42, 0.58);
  const bend = between(random, -160, 160);
  const gradient = ctx.createLinearGradient(0, top, 0, height);
  gradient.addColorStop(0, fade(colour, 0.75));
  gradient.addColorStop(1, fade(colour, 0.12));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(endX - 7, top);
  ctx.bezierCurveTo(
    endX + bend - 40,
    top + (height - top) * 0.3,
    WIDTH / 2 - bend - 130,
    top + (height - top) * 0.55,
    230,
    height,
  );
  ctx.lineTo(770, height);
  ctx.bezierCurveTo(
    WIDTH / 2 - bend + 130,
    top + (height - top) * 0.55,
    endX + bend + 60,
    top + (height - top) * 0.3,
    endX + 7,
    top,
  );
  ctx.fill();
};

/** Folds in the near ground, with a thin line of light along their edges. */
export const paintFolds = (easel: Easel): void => {
  const { ctx, random, height, ground, colours, light } = easel;
  for (const [share, rise, distance] of [
    [0.13, 30, 0.2],
    [0.24, 44, 0.08],
    [0.34, 54, 0],
  ] as const) {
    const noise = noiseLine(random, 2);
    const shift = random() * 40;
    const y = ground + height * share;
    const tilt = light.side * between(random, 0.03, 0.1);
    const line = (x: number): number => y - rise * noise(shift + x / 420) + (x - WIDTH / 2) * tilt;
    const tone = layerColour(easel, distance);
    const gradient = ctx.createLinearGradient(0, y - rise, 0, y + 190);
    gradient.addColorStop(0, mix(tone, colours.far, 0.16));
    gradient.addColorStop(1, mix(tone, inkOf(easel), 0.55));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(-10, height + 10);
    for (let x = -10; x <= WIDTH + 10; x += 10) ctx.lineTo(x, line(x));
    ctx.lineTo(WIDTH + 10, height + 10);
    ctx.fill();
    const rim = ctx.createLinearGradient(light.side > 0 ? WIDTH : 0, 0, light.side > 0 ? 200 : 800, 0);
    rim.addColorStop(0, fade(mix(colours.light, colours.horizon, 0.4), 0.34));
    rim.addColorStop(1, fade(colours.horizon, 0));
    ctx.strokeStyle = rim;
    ctx.lineWidth = 2.4;
    ctx.beginPath();
    for (let x = -10; x <= WIDTH + 10; x += 10) ctx.lineTo(x, line(x));
    ctx.stroke();
  }
};
