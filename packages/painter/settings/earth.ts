import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';

/** Earth in the picture. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where Earth is in a framing; in a close framing, Earth is larger than the picture. */
const placeOf = ({ shot, height, light }: Easel): Disc => {
  switch (shot) {
    case 'wide view':
      return { x: WIDTH / 2 - light.side * 60, y: height * 0.4, radius: 250 };
    case 'medium view':
      return { x: WIDTH / 2 - light.side * 90, y: height * 0.42, radius: 350 };
    case 'low angle':
      return { x: WIDTH / 2, y: height * 0.42 + 900, radius: 900 };
    case 'close view':
      return { x: WIDTH / 2 - light.side * 330, y: height * 0.46, radius: 640 };
    case 'high angle':
      return { x: WIDTH / 2, y: height * 0.4, radius: 400 };
  }
};

/** A ragged patch of land, rotated by an angle. */
const paintPatch = (
  { ctx, random }: Easel,
  [x, y]: Point,
  [wide, high]: readonly [wide: number, high: number],
  turn: number,
): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.beginPath();
  for (let step = 0; step <= 22; step += 1) {
    const angle = (step / 22) * Math.PI * 2;
    const wobble = between(random, 0.72, 1.16);
    ctx.lineTo(Math.cos(angle) * wide * wobble, Math.sin(angle) * high * wobble);
  }
  ctx.fill();
  ctx.restore();
};

const paintLands = (easel: Easel, { x, y, radius }: Disc): void => {
  const { ctx, random } = easel;
  for (const [dx, dy, wide, high, tone] of [
    [-0.38, -0.45, 0.36, 0.26, '#6fa15a'],
    [-0.2, -0.22, 0.14, 0.12, '#8fa860'],
    [-0.14, 0.28, 0.2, 0.36, '#5f9a55'],
    [0.5, -0.34, 0.4, 0.22, '#a89a62'],
    [0.36, 0.08, 0.24, 0.34, '#b89c5e'],
    [0.74, 0.44, 0.16, 0.11, '#a5824e'],
    [0, -0.98, 0.5, 0.12, '#eef6fb'],
    [0.05, 0.99, 0.6, 0.13, '#eef6fb'],
  ] as const) {
    ctx.fillStyle = tone;
    paintPatch(
      easel,
      [x + dx * radius, y + dy * radius],
      [wide * radius, high * radius],
      between(random, -0.3, 0.3),
    );
  }
};

const paintCloudBands = ({ ctx, random }: Easel, { x, y, radius }: Disc): void => {
  ctx.lineCap = 'round';
  for (let cloud = 0; cloud < 34; cloud += 1) {
    const cy = between(random, -0.95, 0.95);
    const cx = between(random, -1, 1);
    const long = between(random, 0.12, 0.5) * radius;
    ctx.strokeStyle = fade('#ffffff', between(random, 0.25, 0.7));
    ctx.lineWidth = radius * between(random, 0.014, 0.05);
    ctx.beginPath();
    ctx.moveTo(x + cx * radius - long / 2, y + cy * radius);
    ctx.quadraticCurveTo(
      x + cx * radius,
      y + cy * radius - radius * between(random, -0.12, 0.12),
      x + cx * radius + long / 2,
      y + (cy + between(random, -0.06, 0.06)) * radius,
    );
    ctx.stroke();
  }
};

/** The shadow on the half of Earth that the sun does not light. */
const paintNightSide = ({ ctx, light }: Easel, { x, y, radius }: Disc): void => {
  const night = ctx.createLinearGradient(
    x + light.side * radius * 0.9,
    y - radius * 0.6,
    x - light.side * radius * 0.9,
    y + radius * 0.6,
  );
  night.addColorStop(0.36, fade('#050b1c', 0));
  night.addColorStop(0.62, fade('#050b1c', 0.72));
  night.addColorStop(1, fade('#050b1c', 0.9));
  ctx.fillStyle = night;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** A beam from Earth to a star. */
const paintBeam = (easel: Easel, { x, y, radius }: Disc): void => {
  const { ctx, light, colours } = easel;
  const star = { x: WIDTH / 2 + light.side * 330, y: easel.height * 0.09 };
  ctx.strokeStyle = fade(mix(colours.light, '#ffffff', 0.5), 0.85);
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(x + light.side * radius * 0.3, y - radius * 0.6);
  ctx.lineTo(star.x, star.y);
  ctx.stroke();
  paintGlow(easel, star.x, star.y, 130, 1, '#ffffff');
};

/** The blue Earth with land, clouds and a thin atmosphere, half of it lit. The sun may be behind Earth’s edge. */
export const paintEarth = (easel: Easel): void => {
  const { ctx, light, skySigns } = easel;
  const disc = placeOf(easel);
  const { x, y, radius } = disc;
  const edgeX = x + light.side * radius * 0.72;
  const edgeY = y - radius * 0.69;
  if (skySigns.has('sun')) {
    paintGlow(easel, edgeX, edgeY, radius * 1.9, 0.9);
    paintGlow(easel, edgeX, edgeY, radius * 0.7, 1, '#fff6dc');
  }
  paintGlow(easel, x, y, radius * 1.36, 0.75, '#8fc7ff');
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  const sea = ctx.createRadialGradient(
    x + light.side * radius * 0.4,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  );
  sea.addColorStop(0, '#5fa9e6');
  sea.addColorStop(0.65, '#2c6db8');
  sea.addColorStop(1, '#1c4a8c');
  ctx.fillStyle = sea;
  ctx.fill();
  ctx.clip();
  paintLands(easel, disc);
  paintCloudBands(easel, disc);
  paintNightSide(easel, disc);
  ctx.restore();
  ctx.strokeStyle = fade('#bfe2ff', 0.8);
  ctx.lineWidth = radius * 0.014 + 2;
  const towards = Math.atan2(-0.69, light.side * 0.72);
  ctx.beginPath();
  ctx.arc(x, y, radius, towards - 1.5, towards + 1.5);
  ctx.stroke();
  if (skySigns.has('beam')) paintBeam(easel, disc);
};
