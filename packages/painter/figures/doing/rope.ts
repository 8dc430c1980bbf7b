import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import type { Standing } from '#painter/figures/placing.ts';

/** The rope between people who walk on one, from waist to waist. */
export const paintRope = (
  easel: Easel,
  walkers: readonly { readonly x: number; readonly back: number }[],
  { line, person }: Standing,
): void => {
  const { ctx, horizon, colours } = easel;
  ctx.strokeStyle = mix(colours.light, '#b08d57', 0.6);
  ctx.lineWidth = person * 0.02;
  ctx.beginPath();
  for (const [index, { x, back }] of walkers.entries()) {
    const y = horizon + (line - horizon) * (1 - back) - person * (1 - back) * 0.52;
    const last = walkers[index - 1];
    if (last === undefined) ctx.moveTo(x, y);
    else ctx.quadraticCurveTo((x + last.x) / 2, y + person * 0.12, x, y);
  }
  ctx.stroke();
};
