import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintLeaves } from './aspens.ts';

/** Roots in a cross-section of the ground, with warm light between them. */
export const paintRoots = (easel: Easel, leaves: readonly [dark: string, bright: string]): void => {
  const { ctx, height, ground, random, colours } = easel;
  const top = ground - height * 0.16;
  const soil = ctx.createLinearGradient(0, top, 0, height);
  soil.addColorStop(0, tinted(easel, '#7a5230', 0.8));
  soil.addColorStop(1, mix(tinted(easel, '#4a2f1c', 0.8), inkOf(easel), 0.3));
  ctx.fillStyle = soil;
  ctx.fillRect(0, top, WIDTH, height - top);
  const warm = mix(colours.light, '#ffb347', 0.55);
  for (const [x, y] of [
    [0.3, 0.62],
    [0.62, 0.56],
    [0.5, 0.78],
  ] as const)
    paintGlow(easel, WIDTH * x, height * y, 420, 0.5, warm);
  ctx.lineCap = 'round';
  const root = (x: number, y: number, angle: number, width: number): void => {
    let [px, py, turn] = [x, y, angle];
    for (let part = 0; part < 9 && width * 0.84 ** part > 2; part += 1) {
      turn += between(random, -0.55, 0.55) + (Math.PI / 2 - turn) * 0.06;
      const [nx, ny] = [px + Math.cos(turn) * 74, py + Math.sin(turn) * 62];
      ctx.strokeStyle = mix(tinted(easel, '#d9bb8b', 0.75), soilTone, part / 14);
      ctx.lineWidth = width * 0.84 ** part;
      ctx.beginPath();
      ctx.moveTo(px, py);
      ctx.quadraticCurveTo((px + nx) / 2 + between(random, -18, 18), (py + ny) / 2, nx, ny);
      ctx.stroke();
      if (random() < 0.5 && width > 9)
        root(nx, ny, turn + between(random, -1.1, 1.1), width * 0.84 ** part * 0.55);
      [px, py] = [nx, ny];
    }
  };
  const soilTone = mix(tinted(easel, '#7a5230', 0.8), inkOf(easel), 0.2);
  for (const x of [70, 240, 420, 600, 760, 930])
    for (const lean of [-0.9, 0, 0.9])
      root(x + lean * 16, top + 6, Math.PI / 2 - lean, between(random, 14, 24));
  ctx.fillStyle = mix(leaves[0], inkOf(easel), 0.2);
  ctx.fillRect(0, top - 12, WIDTH, 22);
  paintLeaves(easel, { x: WIDTH / 2, y: top - 8, wide: 540, high: 16 }, { count: 160, size: 11 }, leaves);
};
