import { fade, mix } from './colour.ts';
import type { Easel } from './easel.ts';
import { WIDTH, inkOf, layerColour } from './easel.ts';
import { between, noiseLine } from './random.ts';

const STEP = 6;

/** A rolling skyline filled down to the bottom; its foot melts into haze. */
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
  for (let x = -10; x <= WIDTH + 10; x += STEP) ctx.lineTo(x, shape.y - shape.rise * noise(shift + x / shape.length));
  ctx.lineTo(WIDTH + 10, height);
  ctx.fill();
};

const crest = (easel: Easel, x0: number, y0: number, x1: number, y1: number, jag: number): [number, number][] => {
  const points: [number, number][] = [];
  const steps = Math.max(4, Math.floor(Math.abs(y1 - y0) / 16));
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const bend = t ** 0.86;
    points.push([x0 + (x1 - x0) * t + between(easel.random, -jag, jag) * (index % steps === 0 ? 0 : 1), y0 + (y1 - y0) * bend]);
  }
  return points;
};

/** One mountain with a lit and a shaded face and, when asked, snow. */
export const paintPeak = (easel: Easel, x: number, base: number, width: number, rise: number, distance: number, snow: boolean): void => {
  const { ctx, colours, light, random, height } = easel;
  const colour = layerColour(easel, distance);
  const top = base - rise;
  const left = crest(easel, x, top, x - width * between(random, 0.48, 0.58), base, 9);
  const right = crest(easel, x, top, x + width * between(random, 0.48, 0.58), base, 9);
  const spine = crest(easel, x, top, x - light.side * width * between(random, 0.02, 0.14), base, width * 0.035);
  const fill = (edge: [number, number][], from: string, to: string): void => {
    const gradient = ctx.createLinearGradient(0, top, 0, base);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    ctx.fillStyle = gradient;
    ctx.beginPath();
    for (const [px, py] of edge) ctx.lineTo(px, py);
    ctx.lineTo(edge.at(-1)?.[0] ?? x, height);
    ctx.lineTo(spine.at(-1)?.[0] ?? x, height);
    for (const [px, py] of spine.toReversed()) ctx.lineTo(px, py);
    ctx.fill();
  };
  const haze = mix(colour, colours.horizon, 0.5);
  const [bright, shaded] = light.side > 0 ? [right, left] : [left, right];
  fill(shaded, mix(colour, inkOf(easel), 0.2), haze);
  fill(bright, mix(colour, mix(colours.light, colours.horizon, 0.4), 0.34), haze);
  if (!snow) return;
  const cap = (edge: [number, number][], tone: string): void => {
    ctx.fillStyle = tone;
    ctx.beginPath();
    const reach = Math.floor(edge.length * 0.36);
    for (const [px, py] of edge.slice(0, reach + 1)) ctx.lineTo(px, py);
    const [ex = x, ey = base] = edge[reach] ?? [];
    for (let step = 1; step <= 4; step += 1) {
      ctx.lineTo(ex + (x - ex) * (step / 4) * 0.95, ey + (step % 2 === 1 ? -1 : 0.5) * rise * 0.08);
    }
    for (const [px, py] of spine.slice(0, Math.floor(spine.length * 0.34)).toReversed()) ctx.lineTo(px, py);
    ctx.fill();
  };
  const white = mix(colours.light, colours.horizon, 0.25 + distance * 0.3);
  cap(shaded, fade(mix(white, colour, 0.45), 0.9));
  cap(bright, fade(white, 0.95));
};

/** Open ground from `y` to the bottom, darker towards the feet. */
export const paintGround = (easel: Easel, y: number, distance = 0.42): void => {
  const { ctx, height } = easel;
  const gradient = ctx.createLinearGradient(0, y, 0, height);
  gradient.addColorStop(0, layerColour(easel, distance));
  gradient.addColorStop(0.3, layerColour(easel, distance * 0.55));
  gradient.addColorStop(1, inkOf(easel));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, y, WIDTH, height - y);
};

/** Small flat marks in perspective that make a plane lie down: pebbles, tufts, sand ripples. */
export const paintMarks = (easel: Easel, top: number, bottom: number, count: number, opacity = 0.3): void => {
  const { ctx, random, colours } = easel;
  for (let index = 0; index < count; index += 1) {
    const t = random() ** 1.6;
    const y = top + (bottom - top) * t;
    const length = 12 + t * 90 * random();
    ctx.fillStyle = fade(random() < 0.5 ? colours.near : mix(colours.mid, colours.horizon, 0.4), opacity * (0.4 + random() * 0.6));
    ctx.beginPath();
    ctx.ellipse(between(random, 0, WIDTH), y, length, 1 + t * 4, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A way leading from the feet to the horizon. */
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
  ctx.bezierCurveTo(endX + bend - 40, top + (height - top) * 0.3, WIDTH / 2 - bend - 130, top + (height - top) * 0.55, 230, height);
  ctx.lineTo(770, height);
  ctx.bezierCurveTo(WIDTH / 2 - bend + 130, top + (height - top) * 0.55, endX + bend + 60, top + (height - top) * 0.3, endX + 7, top);
  ctx.fill();
};

/** Water from `top` to the bottom with light lying on it. */
export const paintWater = (easel: Easel, top: number, bottom = easel.height, rough = 1): void => {
  const { ctx, colours, random, light } = easel;
  const gradient = ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, mix(colours.horizon, colours.far, 0.55));
  gradient.addColorStop(0.18, mix(colours.far, colours.mid, 0.6));
  gradient.addColorStop(0.5, colours.mid);
  gradient.addColorStop(1, mix(colours.near, colours.mid, 0.15));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, top, WIDTH, bottom - top);
  const depth = bottom - top;
  for (let index = 0; index < 150; index += 1) {
    const t = random() ** 1.7;
    const y = top + depth * t;
    const track = random() < 0.5;
    const spread = 26 + t * 190;
    const x = track ? light.x + between(random, -spread, spread) : between(random, 0, WIDTH);
    const length = (track ? 14 : 26) + t * 120 * random();
    const swell = (1.2 + t * 6 * rough) * between(random, 0.5, 1);
    ctx.fillStyle = track
      ? fade(mix(colours.light, colours.horizon, 0.3), (0.5 - t * 0.38) * between(random, 0.5, 1))
      : fade(random() < 0.5 ? colours.near : colours.far, 0.3);
    ctx.beginPath();
    ctx.moveTo(x - length, y);
    ctx.quadraticCurveTo(x, y - swell, x + length, y);
    ctx.quadraticCurveTo(x, y + swell * 0.5, x - length, y);
    ctx.fill();
  }
};

/** A row of waves with lit crests, for rough seas and shores. */
export const paintSwell = (easel: Easel, y: number, rise: number, distance: number): void => {
  const { ctx, colours, random, height } = easel;
  const colour = mix(layerColour(easel, distance), colours.far, 0.22);
  const noise = noiseLine(random, 2);
  const length = 150 * (1.5 - distance);
  const shift = random() * 50;
  const points: [number, number][] = [];
  for (let x = -10; x <= WIDTH + 10; x += 5) {
    const sharp = (1 - Math.abs(noise(shift + x / length))) ** 2.2;
    points.push([x, y - rise * sharp - rise * 0.1 * noise(shift + x / 31)]);
  }
  const gradient = ctx.createLinearGradient(0, y - rise, 0, y + rise * 2.2);
  gradient.addColorStop(0, mix(colour, colours.light, 0.22));
  gradient.addColorStop(0.35, colour);
  gradient.addColorStop(1, mix(colour, colours.near, 0.6));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(-10, height + 10);
  for (const [px, py] of points) ctx.lineTo(px, py);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.fill();
  ctx.lineWidth = 1.6 + (1 - distance) * 2.6;
  for (let index = 1; index < points.length; index += 1) {
    const [x0 = 0, y0 = 0] = points[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = points[index] ?? [];
    const crest = (y - y1) / rise;
    if (crest < 0.35) continue;
    ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.25), (crest - 0.35) * 0.8);
    ctx.beginPath();
    ctx.moveTo(x0, y0);
    ctx.lineTo(x1, y1);
    ctx.stroke();
  }
  ctx.fillStyle = fade(mix(colours.light, colours.horizon, 0.4), 0.16);
  for (let fleck = 0; fleck < 26; fleck += 1) {
    const at = points[Math.floor(random() * points.length)] ?? [0, y];
    ctx.beginPath();
    ctx.ellipse(at[0], at[1] + between(random, 4, rise), between(random, 6, 30), between(random, 1, 3), 0.1, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Folds of the near ground with a thread of light on their edges. */
export const paintFolds = (easel: Easel): void => {
  const { ctx, random, height, ground, colours, light } = easel;
  for (const [share, rise, distance] of [[0.13, 30, 0.2], [0.24, 44, 0.08], [0.34, 54, 0]] as const) {
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
