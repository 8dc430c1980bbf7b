import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintShafts } from '#painter/nature/weather.ts';
import { paintChamber, paintFloorLight } from '#painter/rooms/chamber.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, paintFace, upright } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { stageOf } from '#painter/stage.ts';

const HALF = 3.1;
const DEEP = 3.4;
const TALL = 5.6;

/** Folds of red cloth hanging from the top of the stage. */
const paintCurtain = (easel: Easel, view: View, deep: number, side: -1 | 1): void => {
  const { colours } = easel;
  const red = tinted(easel, '#a3242b', 0.85);
  const folds = 7;
  for (let fold = 0; fold < folds; fold += 1) {
    const [from, to] = [HALF - fold * 0.19, HALF - (fold + 1.15) * 0.19];
    const tone = fold % 2 === 0 ? mix(red, colours.light, 0.12) : mix(red, inkOf(easel), 0.32);
    paintFace(
      easel,
      view,
      [
        [side * from, 0.02, deep],
        [side * to, 0.02, deep],
        [side * (to - 0.24), TALL, deep],
        [side * (from - 0.06), TALL, deep],
      ],
      tone,
    );
  }
  const gold = tinted(easel, '#dca93f', 0.9);
  paintFace(
    easel,
    view,
    [
      [side * HALF, 2.1, deep],
      [side * 1.72, 2.3, deep],
      [side * 1.7, 2.15, deep],
      [side * HALF, 1.92, deep],
    ],
    gold,
  );
};

/** A golden arch around the stage. */
const paintArch = (easel: Easel, view: View, deep: number): void => {
  const { colours } = easel;
  const gold = tinted(easel, '#d6a23a', 0.85);
  for (const side of [-1, 1] as const) {
    paintFace(easel, view, upright(side * HALF, side * (HALF - 0.42), 0, TALL, deep), gold);
    paintFace(
      easel,
      view,
      upright(side * (HALF - 0.12), side * (HALF - 0.2), 0, TALL, deep),
      mix(gold, colours.light, 0.5),
    );
  }
  paintFace(easel, view, upright(-HALF, HALF, TALL - 0.75, TALL, deep), gold);
  for (let x = -HALF + 0.3; x < HALF; x += 0.5)
    paintFace(
      easel,
      view,
      [
        [x, TALL - 0.62, deep],
        [x + 0.26, TALL - 0.62, deep],
        [x + 0.13, TALL - 0.18, deep],
      ],
      mix(gold, inkOf(easel), 0.3),
    );
};

/** Heads and shoulders of the audience in the front rows. */
const paintRows = (easel: Easel): void => {
  const { ctx, height, random, colours, light } = easel;
  const rows =
    easel.shot === 'wide view'
      ? [0.8, 0.87, 0.95]
      : easel.shot === 'high angle'
        ? [0.74, 0.8, 0.87, 0.95]
        : [0.9, 0.99];
  for (const [index, share] of rows.entries()) {
    const size = 30 + index * 17 + (rows.length < 3 ? 26 : 0);
    const tone = mix(tinted(easel, '#4a2f24', 0.75), inkOf(easel), 0.2 + index * 0.2);
    for (let x = -size + (index % 2) * size; x < WIDTH + size; x += size * 2.3) {
      const [px, py] = [x + between(random, -6, 6), height * share + between(random, -6, 6)];
      ctx.fillStyle = tone;
      ctx.beginPath();
      ctx.ellipse(px, py + size * 1.75, size * 1.12, size * 1.2, 0, 0, Math.PI * 2);
      ctx.ellipse(px, py, size * 0.56, size * 0.68, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.strokeStyle = fade(mix(colours.light, colours.accent, 0.2), 0.4);
      ctx.lineWidth = 2.4;
      ctx.beginPath();
      ctx.ellipse(
        px,
        py,
        size * 0.56,
        size * 0.68,
        0,
        -1.57 - 0.9 + light.side * 0.5,
        -1.57 + 0.9 + light.side * 0.5,
      );
      ctx.stroke();
    }
  }
};

/** A stage under a golden arch, seen from the audience. */
export const theatre: Setting = {
  surface: 'floor',
  indoors: true,
  draws: ['crowd'],
  back: (easel) => {
    const { colours, height } = easel;
    const deep = backOf(easel, DEEP);
    const gold = tinted(easel, '#c8923a', 0.6);
    const view = paintChamber(easel, {
      width: HALF * 2,
      height: TALL,
      deep,
      wall: mix(gold, colours.horizon, 0.15),
      floor: tinted(easel, '#9a6a3a', 0.6),
      ceiling: mix(gold, inkOf(easel), 0.3),
      boards: 0.3,
    });
    const back = mix(tinted(easel, '#7c2a30', 0.6), colours.light, 0.08);
    paintFace(easel, view, upright(-HALF, HALF, 0, TALL, deep), back);
    for (let x = -HALF; x < HALF; x += 0.44)
      paintFace(easel, view, upright(x, x + 0.2, 0, TALL, deep), mix(back, inkOf(easel), 0.2));
    const near = deep * 0.45;
    paintCurtain(easel, view, near, -1);
    paintCurtain(easel, view, near, 1);
    paintArch(easel, view, near - 0.1);
    const warm = mix(colours.light, '#ffc861', 0.4);
    const [x, y] = view.at([0, 1.4, deep * 0.6]);
    paintGlow(easel, x, y, view.unit(deep) * 3, 0.5, warm);
    paintShafts(easel, [WIDTH / 2 - easel.light.side * 240, -60], {
      length: height * 0.66,
      count: 3,
      opacity: 0.2,
    });
    paintFloorLight(easel, view, [0, 0, 0.2], { metres: 2.2, strength: 0.6 });
    const lip = Math.max(view.at([0, 0, -0.5])[1], height * stageOf(easel.shot).near + 30);
    const { ctx } = easel;
    const pit = ctx.createLinearGradient(0, lip, 0, height);
    const dusk = tinted(easel, '#5c3822', 0.85);
    pit.addColorStop(0, mix(gold, inkOf(easel), 0.25));
    pit.addColorStop(0.06, mix(dusk, gold, 0.2));
    pit.addColorStop(1, mix(dusk, inkOf(easel), 0.45));
    ctx.fillStyle = pit;
    ctx.fillRect(0, lip, WIDTH, height - lip);
    ctx.fillStyle = mix(gold, colours.light, 0.4);
    ctx.fillRect(0, lip, WIDTH, 7);
  },
  front: paintRows,
};
