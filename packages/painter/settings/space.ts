import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { paintSpace } from '#painter/nature/sky.ts';
import { paintGlobe } from '#painter/settings/globe.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { paintEarth } from './earth.ts';

/** The slope of the Milky Way; a positive slope runs from lower left to upper right. */
const SLOPES = {
  'wide view': 1,
  'medium view': -0.8,
  'low angle': 1.9,
  'close view': -0.35,
  'high angle': 0.25,
} as const;

/** A band of stars and bright dust across the picture. */
const paintMilkyWay = (easel: Easel): void => {
  const { ctx, random, height, colours, shot } = easel;
  const slope = SLOPES[shot];
  const middle = height * (shot === 'high angle' ? 0.74 : 0.4);
  const on = (t: number): [number, number] => [WIDTH * t, middle - (t - 0.5) * WIDTH * slope];
  for (let puff = 0; puff < 46; puff += 1) {
    const [x, y] = on(between(random, -0.1, 1.1));
    paintGlow(
      easel,
      x + between(random, -90, 90),
      y + between(random, -120, 120),
      between(random, 120, 330),
      between(random, 0.1, 0.24),
      mix(mix(colours.sky, colours.horizon, random()), colours.light, random() * 0.35),
    );
  }
  for (let star = 0; star < 700; star += 1) {
    const [x, y] = on(random());
    const off = (random() + random() + random() - 1.5) * 330;
    ctx.fillStyle = mix(colours.light, '#ffffff', random());
    ctx.globalAlpha = between(random, 0.3, 0.95);
    ctx.beginPath();
    ctx.arc(x, y + off, 0.6 + 2.4 * random() ** 6, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
};

/** Space: only stars and dust, plus Earth or a ringed planet if the description names one. */
export const space: Setting = {
  surface: 'void',
  indoors: true,
  back: (easel) => {
    const { light, height, random, skySigns, colours, shot } = easel;
    paintSpace(easel);
    paintMilkyWay(easel);
    if (skySigns.has('earth')) paintEarth(easel);
    else if (skySigns.has('planet'))
      paintGlobe(easel, [WIDTH / 2 - light.side * 250, height * 0.23], between(random, 110, 160), true);
    if (skySigns.has('earth')) return;
    // A nearby star is the only light source; when seen from above, it is small and far away.
    const far = shot === 'high angle' || skySigns.has('stars');
    const [x, y] = [WIDTH / 2 + light.side * (far ? 300 : 430), height * (far ? 0.13 : 0.08)];
    paintGlow(easel, x, y, far ? 260 : 560, far ? 0.75 : 0.65, mix(colours.light, colours.accent, 0.3));
    paintGlow(easel, x, y, far ? 40 : 90, 1, '#fff4dc');
  },
  front: () => undefined,
};
