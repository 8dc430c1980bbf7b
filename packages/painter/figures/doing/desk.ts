import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, layerColour, WIDTH } from '#painter/canvas/easel.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintContact, paintGlow, paintSketch } from '#painter/canvas/sketch.ts';
import type { Local } from '#painter/canvas/tones.ts';
import { SKIN } from '#painter/figures/drawing/heads.ts';
import { skinOver } from '#painter/figures/drawing/outline.ts';

const WOOD = '#8a5f3f';

/** A hand that holds a quill on a sheet of paper, and the lines it has drawn. */
const paintWritingHand = (easel: Easel, [x, y]: Point, person: number, sleeve: Local): void => {
  const { ctx } = easel;
  ctx.strokeStyle = fade(inkOf(easel), 0.75);
  ctx.lineWidth = person * 0.004;
  for (const row of [0, 1, 2]) {
    ctx.beginPath();
    ctx.moveTo(x - person * (0.11 + row * 0.008), y + person * (0.008 + row * 0.013));
    ctx.lineTo(x - person * (0.03 + row * 0.012), y + person * (0.008 + row * 0.013));
    ctx.stroke();
  }
  const arm: Sketch = {
    size: [100, 100],
    place: 'table',
    metres: 0.3,
    parts: [
      [sleeve, skinOver([96, 66, 15], [62, 84, 11])],
      [SKIN, skinOver([54, 84, 10], [42, 90, 8])],
      ['#efe9da', 'M40 88Q54 44 86 6Q90 46 62 78Q50 86 40 88Z'],
      ['#b9b09a', 'M40 88Q66 52 86 6', 1.6],
      [SKIN, skinOver([48, 84, 6], [34, 92, 4])],
      ['#2b2930', 'M40 86L26 98', 2],
    ],
  };
  paintSketch(easel, arm, {
    x: x + person * 0.06,
    y: y + person * 0.03,
    height: person * 0.22,
    distance: 0.08,
    lit: 0.5,
  });
};

/**
 * A table across the picture, seen from the front, with things on it; it hides the lower part of
 * whoever sits behind it.
 */
export const paintDesk = (
  easel: Easel,
  spot: { y: number; from: number; to: number; person: number; paper?: number; sleeve?: Local },
  things: readonly Sketch[],
): void => {
  const { ctx, height, colours } = easel;
  const wood = mix(WOOD, layerColour(easel, 0.3), easel.time === 'day' ? 0.35 : 0.55);
  const ink = inkOf(easel);
  const { y, from, to, person } = spot;
  const thick = person * 0.055;
  const front = ctx.createLinearGradient(0, y, 0, Math.min(height, y + person * 0.6));
  front.addColorStop(0, mix(wood, ink, 0.34));
  front.addColorStop(1, mix(wood, ink, 0.78));
  ctx.fillStyle = front;
  ctx.fillRect(from + thick, y, to - from - thick * 2, person * 0.5);
  ctx.strokeStyle = mix(wood, ink, 0.7);
  ctx.lineWidth = thick * 0.16;
  const panel = (to - from - thick * 7) / 3;
  for (let at = 0; at < 3; at += 1)
    ctx.strokeRect(from + thick * (2.9 + at * 0.6) + at * panel, y + thick * 1.3, panel, person * 0.33);
  ctx.fillStyle = mix(wood, ink, 0.6);
  ctx.fillRect(from + thick, y, thick * 1.4, person * 0.56);
  ctx.fillRect(to - thick * 2.4, y, thick * 1.4, person * 0.56);
  ctx.fillStyle = wood;
  ctx.beginPath();
  ctx.moveTo(from + thick * 2, y - thick * 1.3);
  ctx.lineTo(to - thick * 2, y - thick * 1.3);
  ctx.lineTo(to, y);
  ctx.lineTo(from, y);
  ctx.fill();
  ctx.fillStyle = mix(wood, colours.light, 0.25);
  ctx.fillRect(from, y, to - from, thick * 0.5);
  if (spot.paper !== undefined) {
    ctx.fillStyle = mix('#f2ecdc', ink, easel.time === 'night' ? 0.2 : 0.06);
    ctx.beginPath();
    ctx.moveTo(spot.paper - thick * 2, y - thick * 1.1);
    ctx.lineTo(spot.paper + thick * 2, y - thick * 1.1);
    ctx.lineTo(spot.paper + thick * 2.8, y - thick * 0.15);
    ctx.lineTo(spot.paper - thick * 2.8, y - thick * 0.15);
    ctx.fill();
  }
  if (spot.paper !== undefined && spot.sleeve !== undefined)
    paintWritingHand(easel, [spot.paper, y - thick * 0.9], person, spot.sleeve);
  const shoulder = easel.over && easel.light.side * easel.mirror < 0;
  const slots = shoulder ? [0.8, 0.66, 0.9, 0.36] : [0.22, 0.8, 0.36, 0.66];
  for (const [index, sketch] of things.slice(0, slots.length).entries()) {
    const x = from + (to - from) * (slots[index] ?? 0.5);
    const wished = person * 0.24 * Math.min(1.5, Math.max(0.6, (sketch.metres / 0.35) ** 0.45));
    const size = Math.min(wished, (WIDTH * 0.24 * sketch.size[1]) / sketch.size[0]);
    paintContact(easel, [x, y - thick * 0.4], (size * sketch.size[0]) / sketch.size[1], 0.6);
    for (const [lx, ly, radius] of sketch.lights ?? []) {
      const scale = size / sketch.size[1];
      paintGlow(easel, x + (lx - sketch.size[0] / 2) * scale, y - size + ly * scale, radius * scale * 3, 0.3);
    }
    paintSketch(easel, sketch, { x, y: y - thick * 0.5, height: size, distance: 0.08, lit: 0.7 });
  }
};
