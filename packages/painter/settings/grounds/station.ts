import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintSky } from '#painter/nature/sky.ts';
import { paintHaze, paintWisps } from '#painter/nature/weather.ts';
import type { View } from '#painter/rooms/view.ts';
import { level, paintFace, paintLine, viewOf } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';

const DEEP = 42;

/** An iron roof on posts over a platform. */
const paintRoof = (easel: Easel, view: View, side: -1 | 1): void => {
  const { colours, time } = easel;
  const iron = mix(tinted(easel, '#4d5a56', 0.5), inkOf(easel), 0.25);
  const edge = side * 1.2;
  paintFace(
    easel,
    view,
    [
      [edge, 4.4, DEEP],
      [side * 7, 5.4, DEEP],
      [side * 7, 5.4, view.nearest],
      [edge, 4.4, view.nearest],
    ],
    mix(iron, colours.horizon, 0.18),
  );
  paintLine(
    easel,
    view,
    [
      [edge, 4.4, DEEP],
      [edge, 4.4, view.nearest],
    ],
    iron,
    12,
  );
  for (let at = DEEP - 3; at > view.nearest + 0.6; at -= 5) {
    const haze = Math.min(0.6, Math.max(0, at) / 60);
    const tone = mix(iron, colours.horizon, haze);
    const x = side * 2.6;
    paintLine(
      easel,
      view,
      [
        [x, 0, at],
        [x, 4.6, at],
      ],
      tone,
      Math.max(2, view.unit(at) * 0.16),
    );
    for (const reach of [-1.1, 1.1])
      paintLine(
        easel,
        view,
        [
          [x, 3.4, at],
          [x + reach, 4.5, at],
        ],
        tone,
        Math.max(1.5, view.unit(at) * 0.09),
      );
    if (time === 'day') continue;
    const [px, py] = view.at([x, 3.5, at - 1.5]);
    paintGlow(easel, px, py, view.unit(at) * 1.5, 0.55, mix(colours.light, colours.accent, 0.35));
  }
};

/** Rails that run away from the viewer between the platforms. */
const paintAlong = (easel: Easel, view: View): void => {
  const { colours } = easel;
  const stone = tinted(easel, '#a89a86', 0.5);
  const side = easel.mirror;
  const bed = tinted(easel, '#6e655c', 0.5);
  paintFace(
    easel,
    view,
    level(side * 1.5 - 1.6, side * 1.5 + 1.6, -0.02, DEEP, view.nearest),
    mix(bed, inkOf(easel), 0.3),
  );
  for (let at = DEEP; at > view.nearest; at -= 0.8)
    paintFace(
      easel,
      view,
      level(side * 1.5 - 1.2, side * 1.5 + 1.2, 0, at, at - 0.26),
      fade(mix(bed, inkOf(easel), 0.55), Math.max(0.2, 1 - at / 26)),
    );
  for (const rail of [-0.72, 0.72])
    paintLine(
      easel,
      view,
      [
        [side * 1.5 + rail, 0.06, DEEP],
        [side * 1.5 + rail, 0.06, view.nearest],
      ],
      mix(tinted(easel, '#c9cdd0', 0.5), colours.light, 0.3),
      6,
    );
  for (const edge of [-1.65, 1.65])
    paintLine(
      easel,
      view,
      [
        [side * 1.5 + edge, 0.02, DEEP],
        [side * 1.5 + edge, 0.02, view.nearest],
      ],
      mix(stone, colours.light, 0.55),
      8,
    );
};

/** Rails across the picture for a train seen from the side, with the platform in front. */
const paintAcross = (easel: Easel, view: View): void => {
  const { colours, ctx, ground } = easel;
  const [, far] = view.at([0, 0, 1.6]);
  const bed = tinted(easel, '#6e655c', 0.5);
  ctx.fillStyle = mix(bed, inkOf(easel), 0.3);
  ctx.fillRect(0, far, WIDTH, ground + 26 - far);
  ctx.fillStyle = mix(tinted(easel, '#c9cdd0', 0.5), colours.light, 0.3);
  ctx.fillRect(0, ground - 2, WIDTH, 5);
  ctx.fillRect(0, (far + ground) / 2, WIDTH, 3);
  ctx.fillStyle = mix(tinted(easel, '#a89a86', 0.5), colours.light, 0.5);
  ctx.fillRect(0, ground + 22, WIDTH, 12);
};

/** A station: two platforms under iron roofs, rails between them, steam at the far end. */
export const station: Setting = {
  surface: 'ground',
  indoors: false,
  draws: ['smoke'],
  back: (easel) => {
    paintSky(easel);
    const { ctx, horizon, height, colours, random, skySigns } = easel;
    const view = viewOf(easel, false);
    paintHaze(easel, horizon, 190, 0.6);
    const stone = tinted(easel, '#a89a86', 0.5);
    const floor = ctx.createLinearGradient(0, horizon, 0, height);
    floor.addColorStop(0, mix(stone, colours.horizon, 0.5));
    floor.addColorStop(0.4, stone);
    floor.addColorStop(1, mix(stone, inkOf(easel), 0.5));
    ctx.fillStyle = floor;
    ctx.fillRect(0, horizon, WIDTH, height - horizon);
    if (skySigns.has('train')) paintAcross(easel, view);
    else paintAlong(easel, view);
    paintRoof(easel, view, -1);
    paintRoof(easel, view, 1);
    paintGlow(easel, WIDTH / 2, horizon - 20, 300, 0.4);
    if (skySigns.has('smoke'))
      for (let puff = 0; puff < 26; puff += 1)
        paintGlow(
          easel,
          WIDTH / 2 + between(random, -330, 330),
          horizon - between(random, -40, 160),
          between(random, 60, 170),
          0.26,
          mix(colours.light, '#ffffff', 0.3),
        );
    paintWisps(easel, horizon, horizon + 90, 0.16);
  },
  front: () => undefined,
};
