import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import type { Box, Point } from '#painter/canvas/shapes.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';

/** The back wall of a room, in picture units. */
interface BackWall {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}

/** How the tone of a surface changes from its first corner to its second. */
interface Shading {
  readonly from: string;
  readonly to: string;
  readonly horizontal: boolean;
}

const paintQuad = ({ ctx }: Easel, points: readonly Point[], { from, to, horizontal }: Shading): void => {
  const [first = [0, 0], second = [0, 0]] = points;
  const gradient = horizontal
    ? ctx.createLinearGradient(first[0], 0, second[0], 0)
    : ctx.createLinearGradient(0, first[1], 0, second[1]);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
};

/** A side wall; the wall on the side of the light is darker. */
const paintSideWall = (easel: Easel, back: BackWall, side: -1 | 1, wall: string): void => {
  const { height, light } = easel;
  const ink = inkOf(easel);
  const dim = mix(wall, ink, 0.55);
  const [edge, corner] = side < 0 ? [0, back.left] : [WIDTH, back.right];
  paintQuad(
    easel,
    [
      [edge, -height * 0.05],
      [corner, back.top],
      [corner, back.floor],
      [edge, height * 0.86],
    ],
    { from: mix(wall, ink, 0.85), to: light.side === side ? dim : mix(dim, wall, 0.4), horizontal: true },
  );
};

const paintBoards = (easel: Easel, top: number): void => {
  const { ctx, height } = easel;
  const ink = inkOf(easel);
  ctx.lineWidth = 2;
  for (let board = -9; board <= 9; board += 1) {
    const line = ctx.createLinearGradient(0, top, 0, height);
    line.addColorStop(0, fade(ink, 0.5));
    line.addColorStop(1, fade(ink, 0.1));
    ctx.strokeStyle = line;
    ctx.beginPath();
    ctx.moveTo(WIDTH / 2 + board * 38, top);
    ctx.lineTo(WIDTH / 2 + board * 150, height);
    ctx.stroke();
  }
};

/** A room in one-point perspective: back wall, side walls, ceiling and floor. Returns the back wall. */
export const paintShell = (
  easel: Easel,
  tones: { wall: string; floor: string; boards: boolean },
): BackWall => {
  const { ctx, height, light, colours } = easel;
  const ink = inkOf(easel);
  const back = { left: 170, right: 830, top: height * 0.13, floor: easel.ground - height * 0.045 };
  const wallLight = ctx.createRadialGradient(light.x, light.y, 40, light.x, light.y, 820);
  wallLight.addColorStop(0, mix(tones.wall, colours.light, 0.26));
  wallLight.addColorStop(1, mix(tones.wall, ink, 0.45));
  ctx.fillStyle = wallLight;
  ctx.fillRect(0, 0, WIDTH, height);
  paintSideWall(easel, back, -1, tones.wall);
  paintSideWall(easel, back, 1, tones.wall);
  paintQuad(
    easel,
    [
      [0, -height * 0.05],
      [back.left, back.top],
      [back.right, back.top],
      [WIDTH, -height * 0.05],
    ],
    { from: mix(tones.wall, ink, 0.85), to: mix(tones.wall, ink, 0.55), horizontal: false },
  );
  paintQuad(
    easel,
    [
      [back.left, back.floor],
      [0, height * 0.86],
      [0, height],
      [WIDTH, height],
      [WIDTH, height * 0.86],
      [back.right, back.floor],
    ],
    { from: mix(tones.floor, colours.light, 0.08), to: ink, horizontal: false },
  );
  if (tones.boards) paintBoards(easel, back.floor);
  return back;
};

/** Light that falls through a window or door and forms a slanted pool on the floor. */
export const paintPool = (
  easel: Easel,
  [x, y]: Point,
  { width, length, opacity }: { width: number; length: number; opacity: number },
): void => {
  const { ctx, colours, light } = easel;
  const gradient = ctx.createLinearGradient(0, y, 0, y + length);
  gradient.addColorStop(0, fade(colours.light, opacity));
  gradient.addColorStop(1, fade(colours.light, 0));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(x - width / 2, y);
  ctx.lineTo(x + width / 2, y);
  ctx.lineTo(x + width * 0.9 - light.side * length * 0.45, y + length);
  ctx.lineTo(x - width * 0.9 - light.side * length * 0.45, y + length);
  ctx.fill();
};

/**
 * A window with panes that show the sky; `x` and `y` are the middle of its upper edge, which is curved if `arched` is
 * set.
 */
export const paintPane = (
  easel: Easel,
  [x, y]: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
  arched: boolean,
): void => {
  const { ctx, colours, light } = easel;
  const outline = (grow: number): void => {
    ctx.beginPath();
    if (arched) {
      ctx.moveTo(x - width / 2 - grow, y + height + grow);
      ctx.lineTo(x - width / 2 - grow, y + width / 2);
      ctx.arc(x, y + width / 2, width / 2 + grow, Math.PI, 0);
      ctx.lineTo(x + width / 2 + grow, y + height + grow);
      ctx.closePath();
    } else ctx.rect(x - width / 2 - grow, y - grow, width + grow * 2, height + grow * 2);
  };
  outline(13);
  ctx.fillStyle = mix(colours.near, colours.mid, 0.3);
  ctx.fill();
  ctx.save();
  outline(0);
  const gradient = ctx.createLinearGradient(0, y, 0, y + height);
  gradient.addColorStop(0, colours.sky);
  gradient.addColorStop(1, mix(colours.horizon, colours.light, 0.35));
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.clip();
  const discX = x + light.side * width * 0.18;
  paintGlow(easel, discX, y + height * 0.3, width * 1.1, 0.6);
  ctx.fillStyle = mix(colours.light, '#ffffff', 0.35);
  ctx.beginPath();
  ctx.arc(discX, y + height * 0.3, width * 0.13, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = mix(colours.far, colours.horizon, 0.25);
  ctx.beginPath();
  ctx.moveTo(x - width, y + height);
  ctx.lineTo(x - width, y + height * 0.8);
  ctx.quadraticCurveTo(x - width * 0.2, y + height * 0.62, x + width * 0.1, y + height * 0.8);
  ctx.quadraticCurveTo(x + width * 0.4, y + height * 0.7, x + width, y + height * 0.84);
  ctx.lineTo(x + width, y + height);
  ctx.fill();
  ctx.restore();
  ctx.fillStyle = mix(colours.near, colours.mid, 0.3);
  ctx.fillRect(x - 4, y, 8, height);
  const bars = height > width * 1.7 ? 3 : 1;
  for (let bar = 1; bar <= bars; bar += 1)
    ctx.fillRect(x - width / 2, y + (height * bar) / (bars + 1) - 3, width, 6);
  paintGlow(easel, x, y + height / 2, width * 1.8, 0.3);
};
