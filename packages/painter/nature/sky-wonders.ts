import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between, noiseLine } from '#painter/canvas/random.ts';

const CURTAINS = 3;
const BANDS = 6;

/** Hanging curtains of northern light. */
export const paintAurora = ({ ctx, colours, random, horizon }: Easel): void => {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let curtain = 0; curtain < CURTAINS; curtain += 1) {
    const noise = noiseLine(random, 2);
    const tone =
      curtain === 1 ? mix(colours.accent, colours.horizon, 0.5) : mix(colours.horizon, colours.light, 0.4);
    const base = horizon * (0.45 + curtain * 0.16);
    for (let x = -10; x < WIDTH + 10; x += 7) {
      const foot = base + noise(x / 210) * horizon * 0.17;
      const rise = horizon * (0.3 + 0.14 * noise(x / 37 + 9));
      const gradient = ctx.createLinearGradient(0, foot - rise, 0, foot);
      gradient.addColorStop(0, fade(tone, 0));
      gradient.addColorStop(0.85, fade(tone, 0.2 + 0.12 * noise(x / 23 + 3)));
      gradient.addColorStop(1, fade(tone, 0));
      ctx.fillStyle = gradient;
      ctx.fillRect(x, foot - rise, 8, rise);
    }
  }
  ctx.restore();
};

/** A wide rainbow in the palette’s own colours. */
export const paintRainbow = ({ ctx, colours, horizon, light, random }: Easel): void => {
  const x = WIDTH / 2 - light.side * between(random, 100, 200);
  const tones = [
    colours.accent,
    mix(colours.accent, colours.light, 0.5),
    colours.light,
    mix(colours.light, colours.sky, 0.5),
    colours.sky,
    colours.far,
  ];
  ctx.lineWidth = 12;
  for (let band = 0; band < BANDS; band += 1) {
    ctx.strokeStyle = fade(tones[band] ?? colours.light, 0.34);
    ctx.beginPath();
    ctx.arc(x, horizon + 40, 430 - band * 12, Math.PI, Math.PI * 2);
    ctx.stroke();
  }
};
