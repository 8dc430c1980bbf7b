import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';

/** The direction, length and thickness of a branch. */
export interface Branch {
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** A bare branch that keeps forking. */
export const paintBranch = (easel: Easel, [x, y]: Point, branch: Branch, colour: string): void => {
  const { ctx, random } = easel;
  const { angle, length, width } = branch;
  if (width < 0.9 || length < 7) return;
  const bend = angle + between(random, -0.2, 0.2);
  const end: Point = [x + Math.cos(bend) * length, y + Math.sin(bend) * length];
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + Math.cos(angle) * length * 0.6, y + Math.sin(angle) * length * 0.6, ...end);
  ctx.stroke();
  const fork = {
    angle: bend + between(random, -0.5, 0.2),
    length: length * between(random, 0.68, 0.86),
    width: width * 0.72,
  };
  paintBranch(easel, end, fork, colour);
  if (random() < 0.8) {
    const twig = {
      angle: bend + between(random, 0.25, 0.8) * (random() < 0.5 ? -1 : 1),
      length: length * between(random, 0.5, 0.75),
      width: width * 0.58,
    };
    paintBranch(easel, end, twig, colour);
  }
};

/** A leafy bough that hangs into the picture from an upper corner. */
export const paintBough = (easel: Easel, side: -1 | 1): void => {
  const { ctx, random, height } = easel;
  const colour = inkOf(easel);
  const startX = side < 0 ? -30 : WIDTH + 30;
  ctx.fillStyle = colour;
  for (let twig = 0; twig < 5; twig += 1) {
    const startY = height * between(random, -0.01, 0.1);
    const reach = between(random, 180, 430);
    const drop = between(random, 40, 180);
    ctx.strokeStyle = colour;
    ctx.lineWidth = between(random, 3, 9);
    ctx.beginPath();
    ctx.moveTo(startX, startY);
    ctx.quadraticCurveTo(
      startX - side * reach * 0.6,
      startY + drop * 0.2,
      startX - side * reach,
      startY + drop,
    );
    ctx.stroke();
    for (let leaf = 0; leaf < 26; leaf += 1) {
      const t = between(random, 0.2, 1);
      const u = 1 - t;
      const x = u * u * startX + 2 * u * t * (startX - side * reach * 0.6) + t * t * (startX - side * reach);
      const y = u * u * startY + 2 * u * t * (startY + drop * 0.2) + t * t * (startY + drop);
      ctx.beginPath();
      ctx.ellipse(
        x + between(random, -16, 16),
        y + between(random, -6, 26),
        between(random, 12, 26),
        between(random, 4, 8),
        between(random, 0, 3.1),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
};

/** Foliage along the upper edge, with a gap in the middle. */
export const paintCanopy = (easel: Easel): void => {
  const { ctx, random, height, colours } = easel;
  for (const [tone, reach] of [
    [mix(inkOf(easel), colours.mid, 0.3), 0.15],
    [inkOf(easel), 0.1],
  ] as const) {
    ctx.fillStyle = tone;
    ctx.beginPath();
    for (let leaf = 0; leaf < 240; leaf += 1) {
      const x = between(random, -20, WIDTH + 20);
      const edge = Math.abs(x / WIDTH - 0.5) * 2;
      const y = random() ** 1.4 * height * reach * (0.35 + edge ** 2 * 1.1);
      const turn = between(random, 0, 3.1);
      ctx.moveTo(x + Math.cos(turn) * 24, y + Math.sin(turn) * 24);
      ctx.ellipse(x, y, between(random, 14, 28), between(random, 6, 12), turn, 0, Math.PI * 2);
    }
    ctx.fill();
  }
};
