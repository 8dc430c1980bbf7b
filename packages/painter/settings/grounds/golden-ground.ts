import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import type { Branch } from '#painter/nature/boughs.ts';
import type { Setting } from '#painter/settings/setting.ts';

const INK = '#17120f';
const GOLD = '#d9a441';
const PALE_GOLD = '#f3d58c';
const DEEP_GOLD = '#9a6a22';
const TAPER = 0.72;

/** A branch that bends and forks until it is as thin as a hair. */
const paintBranch = (easel: Easel, [x, y]: Point, { angle, length, width }: Branch): void => {
  const { ctx, random } = easel;
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const bend = angle + between(random, -0.5, 0.5);
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + Math.cos(bend) * length * 0.6, y + Math.sin(bend) * length * 0.6, ...end);
  ctx.stroke();
  if (width < 1.6) return;
  const forks = random() < 0.25 ? 3 : 2;
  for (let fork = 0; fork < forks; fork += 1)
    paintBranch(easel, end, {
      angle: angle + (fork - (forks - 1) / 2) * between(random, 0.55, 0.95) + between(random, -0.15, 0.15),
      length: length * between(random, 0.68, 0.9),
      width: width * TAPER,
    });
};

/** A nerve cell in ink: its body, its crown of branches and one long thread that leads to `toward`. */
const paintNeuron = (
  easel: Easel,
  [x, y]: Point,
  size: number,
  { toward, reach = 0.95 }: { toward: number; reach?: number },
): void => {
  const { ctx } = easel;
  ctx.strokeStyle = INK;
  ctx.fillStyle = INK;
  ctx.lineCap = 'round';
  for (let stem = 0; stem < 6; stem += 1)
    paintBranch(easel, [x, y], {
      angle: toward + Math.PI + (stem - 2.5) * 0.62,
      length: size * 0.5,
      width: size * 0.085,
    });
  paintBranch(easel, [x, y], { angle: toward, length: size * reach, width: size * 0.045 });
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.17, size * 0.24, toward + Math.PI / 2, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = mix(GOLD, INK, 0.25);
  ctx.beginPath();
  ctx.arc(x, y, size * 0.055, 0, Math.PI * 2);
  ctx.fill();
};

/** A net of threads in the shape of a brain. */
const paintNet = (easel: Easel): void => {
  const { ctx, random, height } = easel;
  const [middle, high] = [height * 0.38, height * 0.19];
  const knots = Array.from({ length: 190 }, (_, index): [number, number] => {
    const turn = index * 2.399;
    const out = Math.sqrt((index + 0.5) / 190);
    const lobe = 1 + 0.05 * Math.sin(turn * 7);
    return [
      WIDTH / 2 + Math.cos(turn) * out * 400 * lobe + between(random, -9, 9),
      middle + Math.sin(turn) * out * high * lobe * (Math.sin(turn) > 0 ? 0.82 : 1) + between(random, -9, 9),
    ];
  });
  ctx.strokeStyle = INK;
  ctx.fillStyle = INK;
  ctx.lineCap = 'round';
  for (const [index, [x, y]] of knots.entries()) {
    const near = knots
      .map(([px, py], other): [number, number] => [Math.hypot(px - x, py - y), other])
      .toSorted((a, b) => a[0] - b[0])
      .slice(1, 5);
    for (const [, other] of near) {
      const [px, py] = knots[other] ?? [x, y];
      ctx.lineWidth = between(random, 1.6, 4.2);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        (x + px) / 2 + between(random, -22, 22),
        (y + py) / 2 + between(random, -22, 22),
        px,
        py,
      );
      ctx.stroke();
    }
    if (index % 3 !== 0) continue;
    ctx.beginPath();
    ctx.arc(x, y, between(random, 4, 8), 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.lineWidth = 13;
  ctx.beginPath();
  ctx.moveTo(WIDTH * 0.56, middle + high * 0.78);
  ctx.quadraticCurveTo(WIDTH * 0.58, middle + high * 1.2, WIDTH * 0.66, middle + high * 1.5);
  ctx.stroke();
};

const paintMist = ({ ctx, height }: Easel, y: number, strength: number): void => {
  const mist = ctx.createLinearGradient(0, y, 0, y + height * 0.1);
  mist.addColorStop(0, fade(PALE_GOLD, 0));
  mist.addColorStop(1, fade(PALE_GOLD, strength));
  ctx.fillStyle = mist;
  ctx.fillRect(0, y, WIDTH, height - y);
};

/** A trunk’s shadow, and its roots in the same colour as the trunk. */
const paintFoot = ({ ctx, random }: Easel, [x, y]: Point, wide: number): void => {
  ctx.fillStyle = fade(DEEP_GOLD, 0.5);
  ctx.beginPath();
  ctx.ellipse(x, y + wide * 0.5, wide * 4.2, wide * 0.6, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const root of [-1, -0.45, 0.3, 1]) {
    ctx.lineWidth = wide * 0.42;
    ctx.beginPath();
    ctx.moveTo(x + root * wide * 0.2, y - wide * 0.7);
    ctx.quadraticCurveTo(
      x + root * wide * 0.5,
      y + wide * 0.2,
      x + root * wide * between(random, 1.7, 2.3),
      y + wide * between(random, 0.35, 0.7),
    );
    ctx.stroke();
  }
};

/** Bare trees, each standing alone, in rows that fade into the mist. */
const paintBareTrees = (easel: Easel): void => {
  const { ctx, height, random } = easel;
  ctx.lineCap = 'round';
  for (const [row, shares] of [
    [0, [0.08, 0.3, 0.46, 0.68, 0.92]],
    [1, [0.18, 0.58, 0.84]],
    [2, [0.34]],
  ] as const) {
    paintMist(easel, height * (0.46 + row * 0.05), 0.5);
    for (const share of shares) {
      const size = [92, 142, 240][row] ?? 240;
      ctx.strokeStyle = mix(INK, GOLD, 0.66 - row * 0.32);
      const foot = height * (0.52 + row * 0.05) + between(random, -8, 8);
      paintBranch(easel, [WIDTH * share, foot], { angle: -Math.PI / 2, length: size, width: size * 0.11 });
      paintFoot(easel, [WIDTH * share, foot], size * 0.11);
    }
  }
};

/**
 * Ink drawings on gold in the style of nerve cell illustrations: one cell, two cells whose tips almost touch, or a
 * net.
 */
export const goldenGround: Setting = {
  surface: 'void',
  indoors: true,
  draws: ['brain', 'dead-tree', 'oak'],
  back: (easel) => {
    const { ctx, height, light, random, skySigns, focus } = easel;
    const gold = ctx.createRadialGradient(
      WIDTH / 2,
      height * 0.38,
      60,
      WIDTH / 2,
      height * 0.42,
      height * 0.62,
    );
    gold.addColorStop(0, PALE_GOLD);
    gold.addColorStop(0.45, GOLD);
    gold.addColorStop(1, mix(DEEP_GOLD, inkOf(easel), 0.35));
    ctx.fillStyle = gold;
    ctx.fillRect(0, 0, WIDTH, height);
    for (let fleck = 0; fleck < 900; fleck += 1) {
      ctx.globalAlpha = between(random, 0.05, 0.2);
      ctx.fillStyle = random() < 0.5 ? DEEP_GOLD : '#fff0c4';
      ctx.fillRect(random() * WIDTH, random() * height, between(random, 1, 5), between(random, 1, 5));
    }
    ctx.globalAlpha = 1;
    focus.push({ kind: 'thing', x: WIDTH / 2, top: height * 0.2, bottom: height * 0.56 });
    if (skySigns.has('dead-tree') && !skySigns.has('neuron')) paintBareTrees(easel);
    else if (skySigns.has('nerve-net')) paintNet(easel);
    else if (skySigns.has('two-neurons')) {
      paintGlow(easel, WIDTH / 2, height * 0.385, 240, 0.9, '#fff6d8');
      paintNeuron(easel, [WIDTH * 0.2, height * 0.27], 270, { toward: 0.62, reach: 0.34 });
      paintNeuron(easel, [WIDTH * 0.8, height * 0.5], 270, { toward: Math.PI + 0.62, reach: 0.34 });
      paintGlow(easel, WIDTH / 2, height * 0.385, 110, 0.9, '#fff6d8');
    } else paintNeuron(easel, [WIDTH / 2 - light.side * 20, height * 0.4], 360, { toward: Math.PI / 2 });
  },
  front: () => undefined,
};
