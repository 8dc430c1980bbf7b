import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';

const BLUR_SHRINK = 14;

/**
 * How many times to halve a picture’s size to blur it; each doubling afterwards spreads every pixel over its
 * neighbours.
 */
const halvingsOf = (shrink: number): number => Math.max(1, Math.round(Math.log2(shrink)));

const resized = (source: Canvas, width: number, height: number): Canvas => {
  const made = createCanvas(Math.max(8, Math.round(width)), Math.max(8, Math.round(height)));
  const ctx = made.getContext('2d');
  ctx.imageSmoothingEnabled = true;
  ctx.drawImage(source, 0, 0, made.width, made.height);
  return made;
};

/**
 * Blurs everything painted so far. Halves and doubles the picture’s size step by step: a single step would skip
 * pixels when scaling down and show blocks when scaling up.
 */
export const paintBlur = ({ ctx }: Easel, shrink = BLUR_SHRINK): void => {
  const { width, height } = ctx.canvas;
  const halvings = halvingsOf(shrink);
  let soft = ctx.canvas;
  for (let step = 1; step <= halvings; step += 1) soft = resized(soft, width / 2 ** step, height / 2 ** step);
  for (let step = halvings - 1; step >= 1; step -= 1)
    soft = resized(soft, width / 2 ** step, height / 2 ** step);
  ctx.save();
  ctx.resetTransform();
  ctx.imageSmoothingEnabled = true;
  ctx.drawImage(soft, 0, 0, width, height);
  ctx.restore();
};

/** A tabletop or stone slab seen from slightly above, filling the lower part of the picture. */
export const paintTop = (easel: Easel, y: number, wood: boolean): void => {
  const { ctx, height, colours, light, random } = easel;
  const ink = inkOf(easel);
  const tone = wood ? mix(layerColour(easel, 0.3), colours.accent, 0.2) : layerColour(easel, 0.34);
  const gradient = ctx.createLinearGradient(0, y, 0, height);
  gradient.addColorStop(0, mix(tone, colours.light, 0.2));
  gradient.addColorStop(0.12, tone);
  gradient.addColorStop(0.55, mix(tone, ink, 0.62));
  gradient.addColorStop(1, ink);
  const noise = noiseLine(random, 3);
  const edge = (x: number): number =>
    wood ? y : y + 6 - noise(x / 130) * 16 - Math.cos((x / WIDTH - 0.5) * 2.4) * 26;
  const outline = (): void => {
    ctx.beginPath();
    for (let x = -10; x <= WIDTH + 10; x += 10) ctx.lineTo(x, edge(x));
  };
  outline();
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.lineTo(-10, height + 10);
  ctx.fillStyle = gradient;
  ctx.fill();
  outline();
  ctx.strokeStyle = fade(mix(colours.light, tone, 0.35), 0.5);
  ctx.lineWidth = 3;
  ctx.stroke();
  for (let grain = 0; grain < 46; grain += 1) {
    const t = random() ** 1.5;
    const gy = y + 10 + t * (height - y);
    const x = between(random, -100, WIDTH);
    const length = between(random, 120, 460);
    ctx.strokeStyle = fade(random() < 0.6 ? ink : mix(tone, colours.light, 0.3), 0.22);
    ctx.lineWidth = 1 + t * 3;
    ctx.beginPath();
    ctx.moveTo(x, gy);
    ctx.quadraticCurveTo(
      x + length / 2,
      gy + between(random, -5, 5),
      x + length,
      gy + between(random, -2, 2),
    );
    ctx.stroke();
  }
  if (wood) {
    for (const t of [0.16, 0.46]) {
      ctx.fillStyle = fade(ink, 0.55);
      ctx.fillRect(0, y + (height - y) * t, WIDTH, 3 + t * 5);
    }
  }
  paintGlow(easel, WIDTH / 2 + light.side * 150, y + 50, 460, 0.2);
};

/** A jetty or ledge in the foreground for figures by the water to stand on. */
export const paintJetty = (easel: Easel, x: number, y: number): void => {
  const { ctx, height, colours, light } = easel;
  const ink = inkOf(easel);
  const gradient = ctx.createLinearGradient(0, y, 0, height);
  gradient.addColorStop(0, layerColour(easel, 0.2));
  gradient.addColorStop(0.25, layerColour(easel, 0.05));
  gradient.addColorStop(1, ink);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(x - 100, y - 8);
  ctx.lineTo(x + 100, y - 8);
  ctx.lineTo(x + 330, height);
  ctx.lineTo(x - 330, height);
  ctx.fill();
  ctx.strokeStyle = fade(ink, 0.7);
  for (let plank = 0; plank < 13; plank += 1) {
    const t = (plank / 13) ** 1.5;
    const py = y - 8 + (height - y) * t;
    ctx.lineWidth = 1.5 + t * 6;
    ctx.beginPath();
    ctx.moveTo(x - 100 - 230 * t, py);
    ctx.lineTo(x + 100 + 230 * t, py);
    ctx.stroke();
  }
  ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.4), 0.5);
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.moveTo(x + light.side * 100, y - 8);
  ctx.lineTo(x + light.side * 330, height);
  ctx.stroke();
  for (const side of [-1, 1]) {
    ctx.fillStyle = ink;
    ctx.fillRect(x + side * 130 - 11, y + 4, 22, 150);
    ctx.fillRect(x + side * 215 - 15, y + (height - y) * 0.44, 30, 190);
  }
};

/** A dark rocky islet under an object that cannot float. */
export const paintIslet = (easel: Easel, x: number, y: number, width: number): void => {
  const { ctx, random, colours } = easel;
  const tone = layerColour(easel, 0.3);
  const gradient = ctx.createLinearGradient(0, y - 30, 0, y + 70);
  gradient.addColorStop(0, mix(tone, colours.light, 0.12));
  gradient.addColorStop(1, mix(tone, inkOf(easel), 0.7));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(x - width * 0.85, y + 56);
  for (let step = 1; step < 10; step += 1) {
    const t = step / 10;
    const bump = Math.sin(t * Math.PI) ** 0.5;
    ctx.lineTo(x - width * 0.85 + width * 1.7 * t, y + 52 - bump * 66 + between(random, -7, 7));
  }
  ctx.lineTo(x + width * 0.85, y + 56);
  ctx.quadraticCurveTo(x, y + 76, x - width * 0.85, y + 56);
  ctx.fill();
  ctx.fillStyle = fade(mix(colours.light, colours.horizon, 0.4), 0.4);
  ctx.beginPath();
  ctx.ellipse(x, y + 60, width * 0.9, 7, 0, 0, Math.PI * 2);
  ctx.fill();
};

/** A grassy bank in front of the water. */
export const paintShore = (easel: Easel): void => {
  const { ctx, ground, height, colours, random, light } = easel;
  const noise = noiseLine(random, 3);
  const edge = (x: number): number => ground - 34 - noise(x / 260) * 26 + (x - WIDTH / 2) * light.side * 0.05;
  const grass = tinted(easel, '#7d9150', 0.7);
  const tone = mix(layerColour(easel, 0.36), grass, 0.75);
  const gradient = ctx.createLinearGradient(0, ground - 60, 0, height);
  gradient.addColorStop(0, mix(tone, colours.light, 0.1));
  gradient.addColorStop(0.3, mix(tone, inkOf(easel), 0.25));
  gradient.addColorStop(1, mix(tone, inkOf(easel), 0.6));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (let x = -10; x <= WIDTH + 10; x += 8) ctx.lineTo(x, edge(x));
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.lineTo(-10, height + 10);
  ctx.fill();
  ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.4), 0.4);
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  for (let x = -10; x <= WIDTH + 10; x += 8) ctx.lineTo(x, edge(x));
  ctx.stroke();
};
