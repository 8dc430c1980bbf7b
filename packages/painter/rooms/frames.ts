import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';

/** Dark rocks in one of the lower corners. */
export const paintRocks = (easel: Easel, side: -1 | 1, reach = 420): void => {
  const { ctx, random, height, colours, light } = easel;
  const ink = inkOf(easel);
  for (let rock = 0; rock < 5; rock += 1) {
    const t = rock / 5;
    const x = WIDTH / 2 + side * (WIDTH / 2 - reach * t * between(random, 0.7, 1));
    const top = height - between(random, 190, 360) * (1 - t * 0.75);
    const width = between(random, 130, 240) * (1 - t * 0.45);
    const shoulder = between(random, 0.25, 0.5);
    ctx.fillStyle = mix(ink, colours.near, 0.25 * t);
    ctx.beginPath();
    ctx.moveTo(x - width, height + 10);
    ctx.lineTo(x - width * 0.7, top + (height - top) * 0.45);
    ctx.lineTo(x - width * shoulder, top + 14);
    ctx.lineTo(x + width * 0.18, top);
    ctx.lineTo(x + width * 0.62, top + (height - top) * 0.3);
    ctx.lineTo(x + width, height + 10);
    ctx.fill();
    ctx.strokeStyle = fade(mix(colours.light, colours.horizon, 0.5), 0.22);
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    if (light.side > 0) {
      ctx.moveTo(x + width * 0.18, top);
      ctx.lineTo(x + width * 0.62, top + (height - top) * 0.3);
      ctx.lineTo(x + width * 0.8, top + (height - top) * 0.65);
    } else {
      ctx.moveTo(x + width * 0.18, top);
      ctx.lineTo(x - width * shoulder, top + 14);
      ctx.lineTo(x - width * 0.7, top + (height - top) * 0.45);
    }
    ctx.stroke();
  }
};

/** The mouth of a cave or a broken wall that frames the view. */
export const paintCaveMouth = (easel: Easel, inset = 130): void => {
  const { ctx, random, height } = easel;
  const centreX = WIDTH / 2;
  const centreY = height * 0.45;
  ctx.fillStyle = inkOf(easel);
  ctx.beginPath();
  ctx.rect(-10, -10, WIDTH + 20, height + 20);
  const steps = 46;
  for (let step = 0; step <= steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2;
    const wobble = between(random, 0.92, 1.06);
    const x = centreX + Math.cos(angle) * (centreX - inset) * wobble * 1.08;
    const y = centreY + Math.sin(angle) * (Math.sin(angle) > 0 ? height * 0.47 : height * 0.4) * wobble;
    if (step === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
  ctx.fill('evenodd');
};

/** Curtains or door jambs on the left and right. */
export const paintJambs = (easel: Easel, width = 70): void => {
  const { ctx, height, colours } = easel;
  const ink = inkOf(easel);
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? width : WIDTH - width;
    const gradient = ctx.createLinearGradient(side < 0 ? 0 : WIDTH, 0, edge, 0);
    gradient.addColorStop(0, ink);
    gradient.addColorStop(1, mix(ink, colours.near, 0.6));
    ctx.fillStyle = gradient;
    ctx.fillRect(side < 0 ? 0 : edge, 0, width, height);
  }
};

/** Reeds or poles rising from the lower corners. */
export const paintReeds = (easel: Easel, side: -1 | 1): void => {
  const { ctx, random, height } = easel;
  const ink = inkOf(easel);
  for (let reed = 0; reed < 16; reed += 1) {
    const x = side < 0 ? between(random, -10, 230) : WIDTH - between(random, -10, 230);
    const rise = between(random, 160, 460) * (side < 0 ? 1 - x / 420 : 1 - (WIDTH - x) / 420);
    const lean = between(random, -36, 36);
    ctx.strokeStyle = ink;
    ctx.lineWidth = between(random, 3, 7);
    ctx.beginPath();
    ctx.moveTo(x, height + 10);
    ctx.quadraticCurveTo(x, height - rise * 0.6, x + lean, height - rise);
    ctx.stroke();
    if (random() < 0.5) {
      ctx.fillStyle = ink;
      ctx.beginPath();
      ctx.ellipse(x + lean, height - rise, 9, 34, lean / 160, 0, Math.PI * 2);
      ctx.fill();
    }
  }
};
