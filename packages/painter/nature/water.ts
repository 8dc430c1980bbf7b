import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { layerColour, WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';

/** Water from `top` to the bottom, with reflected light on it. */
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

/** A row of waves with lit crests, used for rough seas and shores. */
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
    ctx.ellipse(
      at[0],
      at[1] + between(random, 4, rise),
      between(random, 6, 30),
      between(random, 1, 3),
      0.1,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
};
