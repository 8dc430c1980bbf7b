import { fade, mix } from './colour.ts';
import type { Easel } from './easel.ts';
import { WIDTH, inkOf, layerColour } from './easel.ts';
import { between } from './random.ts';
import { paintGlow } from './sketch.ts';

/** A wall block lit from one side. */
export const paintBlock = (easel: Easel, x: number, y: number, width: number, height: number, colour: string): void => {
  const { ctx, colours, light } = easel;
  const gradient = ctx.createLinearGradient(light.side > 0 ? x + width : x, y, light.side > 0 ? x : x + width, y + height);
  gradient.addColorStop(0, mix(colour, colours.light, 0.16));
  gradient.addColorStop(0.4, colour);
  gradient.addColorStop(1, mix(colour, inkOf(easel), 0.3));
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, width, height);
};

/** Rows of windows, some of them lit. */
export const paintWindows = (easel: Easel, x: number, y: number, width: number, height: number, size: number, litShare: number): void => {
  const { ctx, random, colours } = easel;
  const columns = Math.max(1, Math.floor(width / (size * 2)));
  const rows = Math.max(1, Math.floor(height / (size * 2.6)));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit = random() < litShare;
      ctx.fillStyle = lit ? fade(mix(colours.light, colours.accent, random() * 0.6), 0.9) : fade(inkOf(easel), 0.35);
      ctx.fillRect(x + ((column + 0.5) * width) / columns - size / 2, y + ((row + 0.4) * height) / rows, size, size * 1.4);
    }
  }
};

/** A skyline of towers standing on `base`. */
export const paintTowers = (easel: Easel, base: number, rise: number, distance: number, litShare: number): void => {
  const { random, ctx } = easel;
  const colour = layerColour(easel, distance);
  for (let x = -30; x < WIDTH + 20; ) {
    const width = between(random, 46, 120) * (1.5 - distance * 0.7);
    const height = rise * between(random, 0.4, 1);
    paintBlock(easel, x, base - height, width, height + 400, colour);
    if (random() < 0.35) {
      ctx.fillStyle = colour;
      ctx.fillRect(x + width * 0.3, base - height - rise * 0.06, width * 0.4, rise * 0.07);
      ctx.fillRect(x + width * 0.48, base - height - rise * 0.16, 3, rise * 0.12);
    }
    paintWindows(easel, x + 4, base - height + 10, width - 8, height * 0.94, 5 + (1 - distance) * 7, litShare);
    x += width * between(random, 0.86, 1.12);
  }
};

/** A gabled house with a lit window, drawn small for villages. */
export const paintGable = (easel: Easel, x: number, base: number, width: number, distance: number): void => {
  const { ctx, random, colours, light } = easel;
  const wall = layerColour(easel, distance);
  const height = width * between(random, 0.62, 0.9);
  const roof = width * between(random, 0.5, 0.72);
  paintBlock(easel, x - width / 2, base - height, width, height, mix(wall, colours.horizon, 0.12));
  ctx.fillStyle = mix(wall, inkOf(easel), 0.45);
  ctx.fillRect(x + width * 0.18, base - height - roof * 0.95, width * 0.12, roof * 0.8);
  ctx.beginPath();
  ctx.moveTo(x - width * 0.6, base - height + 4);
  ctx.lineTo(x, base - height - roof);
  ctx.lineTo(x + width * 0.6, base - height + 4);
  ctx.fill();
  ctx.strokeStyle = fade(colours.light, 0.4 * (1 - distance * 0.6));
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.moveTo(x, base - height - roof);
  ctx.lineTo(x + light.side * width * 0.6, base - height + 4);
  ctx.stroke();
  const glow = mix(colours.light, colours.accent, 0.4);
  for (const dx of [-0.22, 0.2]) {
    if (random() < 0.3) continue;
    ctx.fillStyle = glow;
    ctx.fillRect(x + dx * width - width * 0.07, base - height * 0.66, width * 0.14, width * 0.19);
    paintGlow(easel, x + dx * width, base - height * 0.55, width * 0.5, 0.35, glow);
  }
};

/** A one-point room: back wall, side walls, ceiling, floor. Returns the back wall. */
export const paintShell = (easel: Easel, tones: { wall: string; floor: string; boards: boolean }): { left: number; right: number; top: number; floor: number } => {
  const { ctx, height, light, colours } = easel;
  const ink = inkOf(easel);
  const back = { left: 170, right: 830, top: height * 0.13, floor: easel.ground - height * 0.045 };
  const wallLight = ctx.createRadialGradient(light.x, light.y, 40, light.x, light.y, 820);
  wallLight.addColorStop(0, mix(tones.wall, colours.light, 0.26));
  wallLight.addColorStop(1, mix(tones.wall, ink, 0.45));
  ctx.fillStyle = wallLight;
  ctx.fillRect(0, 0, WIDTH, height);
  const quad = (points: readonly (readonly [number, number])[], from: string, to: string, horizontal: boolean): void => {
    const [first = [0, 0], second = [0, 0]] = points;
    const gradient = horizontal ? ctx.createLinearGradient(first[0], 0, second[0], 0) : ctx.createLinearGradient(0, first[1], 0, second[1]);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    ctx.fillStyle = gradient;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.fill();
  };
  const dim = mix(tones.wall, ink, 0.55);
  const deep = mix(tones.wall, ink, 0.85);
  quad([[0, -height * 0.05], [back.left, back.top], [back.left, back.floor], [0, height * 0.86]], deep, light.side < 0 ? dim : mix(dim, tones.wall, 0.4), true);
  quad([[WIDTH, -height * 0.05], [back.right, back.top], [back.right, back.floor], [WIDTH, height * 0.86]], deep, light.side > 0 ? dim : mix(dim, tones.wall, 0.4), true);
  quad([[0, -height * 0.05], [back.left, back.top], [back.right, back.top], [WIDTH, -height * 0.05]], deep, dim, false);
  quad([[back.left, back.floor], [0, height * 0.86], [0, height], [WIDTH, height], [WIDTH, height * 0.86], [back.right, back.floor]], mix(tones.floor, colours.light, 0.08), ink, false);
  if (tones.boards) {
    ctx.lineWidth = 2;
    for (let board = -9; board <= 9; board += 1) {
      const line = ctx.createLinearGradient(0, back.floor, 0, height);
      line.addColorStop(0, fade(ink, 0.5));
      line.addColorStop(1, fade(ink, 0.1));
      ctx.strokeStyle = line;
      ctx.beginPath();
      ctx.moveTo(WIDTH / 2 + board * 38, back.floor);
      ctx.lineTo(WIDTH / 2 + board * 150, height);
      ctx.stroke();
    }
  }
  return back;
};

/** Light falling through a window or door as a slanted pool on the floor. */
export const paintPool = (easel: Easel, x: number, y: number, width: number, length: number, opacity = 0.3): void => {
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

/** A window with panes through which the sky is seen; round-headed when arched. */
export const paintPane = (easel: Easel, x: number, y: number, width: number, height: number, arched: boolean): void => {
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
  for (let bar = 1; bar <= bars; bar += 1) ctx.fillRect(x - width / 2, y + (height * bar) / (bars + 1) - 3, width, 6);
  paintGlow(easel, x, y + height / 2, width * 1.8, 0.3);
};
