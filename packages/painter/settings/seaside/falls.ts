import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { deepOf, paintCurtain, paintLedge, paintRapids, paintSpray } from '#painter/nature/falling-water.ts';
import { paintFirs } from '#painter/nature/flora.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintRidge } from '#painter/nature/terrain.ts';
import { paintHaze } from '#painter/nature/weather.ts';
import type { Setting } from '#painter/settings/setting.ts';

const bend = (x: number): number => Math.sin((x / WIDTH) * Math.PI);

/** The waterfall as seen from the far bank or from below, across the whole picture. */
const paintAcross = (easel: Easel): void => {
  const { shot, height, horizon, ground } = easel;
  paintSky(easel);
  const low = shot === 'low angle';
  const close = shot === 'close view';
  const top = low
    ? height * 0.17
    : close
      ? -height * 0.04
      : horizon - height * (shot === 'wide view' ? 0.09 : 0.15);
  const foot = Math.max(top + height * 0.2, ground - height * (low ? 0.02 : 0.06));
  paintRidge(easel, { y: top - 30, rise: 40, length: 260, distance: 0.8 });
  paintFirs(easel, { base: top + 4, rise: low ? 60 : 46, distance: 0.66, gap: 26 });
  paintHaze(easel, top - 20, 90, 0.4);
  paintRapids(easel, top - (low ? 0 : height * 0.018), top + 40);
  paintCurtain(easel, {
    brink: (x) => top + bend(x) * (low ? -34 : 30) + Math.sin(x / 70) * 4,
    foot: (x) => foot - bend(x) * 20,
    from: -10,
    to: WIDTH + 10,
  });
  paintRapids(easel, foot - 30, height);
  paintSpray(easel, foot, height * (low ? 0.26 : 0.16), 1);
  paintLedge(easel, ground - height * 0.012);
};

/** At the brink: smooth water slides over the edge; beyond are only mist and the other arm of the fall. */
const paintBrink = (easel: Easel): void => {
  const { ctx, height, ground, random } = easel;
  paintSky(easel);
  const far = height * 0.3;
  const lip = ground - height * 0.035;
  paintFirs(easel, { base: far + 6, rise: 44, distance: 0.7, gap: 26 });
  paintRapids(easel, far, far + 46);
  paintCurtain(easel, {
    brink: (x) => far + 34 + Math.sin((x / WIDTH) * Math.PI) * 46,
    foot: () => lip + 20,
    from: -10,
    to: WIDTH + 10,
  });
  paintSpray(easel, lip, height * 0.22, 1.3);
  const green = deepOf(easel);
  const glass = ctx.createLinearGradient(0, lip - 20, 0, height);
  glass.addColorStop(0, mix(green, '#ffffff', 0.62));
  glass.addColorStop(0.09, mix(green, '#ffffff', 0.2));
  glass.addColorStop(0.4, green);
  glass.addColorStop(1, mix(green, inkOf(easel), 0.45));
  ctx.fillStyle = glass;
  ctx.beginPath();
  ctx.moveTo(-10, height + 10);
  for (let x = -10; x <= WIDTH + 10; x += 20)
    ctx.lineTo(x, lip + Math.sin(x / 120) * 7 + Math.abs(x - WIDTH / 2) * 0.03);
  ctx.lineTo(WIDTH + 10, height + 10);
  ctx.fill();
  for (let streak = 0; streak < 110; streak += 1) {
    const t = random();
    const x = between(random, 0, WIDTH);
    const y = lip + 12 + (height - lip) * t;
    ctx.strokeStyle = fade('#ffffff', between(random, 0.1, 0.42) * (1 - t * 0.6));
    ctx.lineWidth = 1.5 + t * 4;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + (WIDTH / 2 - x) * 0.04,
      y - 24 - t * 50,
      x + (WIDTH / 2 - x) * 0.1,
      y - 44 - t * 90,
    );
    ctx.stroke();
  }
};

/** From above: the river drops over an edge into mist. */
const paintDown = (easel: Easel): void => {
  const { height } = easel;
  const brink = height * 0.24;
  paintRapids(easel, 0, brink + 60);
  paintCurtain(easel, {
    brink: (x) => brink + Math.sin((x / WIDTH) * Math.PI * 1.4 + 0.4) * 46,
    foot: () => height + 10,
    from: -10,
    to: WIDTH + 10,
  });
  paintSpray(easel, height * 1.02, height * 0.42, 1.5);
};

/** A great waterfall, as wide as the picture. */
export const falls: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['waterfall', 'boulder'],
  back: (easel) => {
    if (easel.shot === 'high angle') paintDown(easel);
    else if (easel.skySigns.has('brink')) paintBrink(easel);
    else paintAcross(easel);
  },
  front: (easel) => paintSpray(easel, easel.height * 0.66, easel.height * 0.05, 0.4),
};
