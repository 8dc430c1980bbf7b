import { fade, mix } from '../colour.ts';
import { WIDTH, inkOf, layerColour } from '../easel.ts';
import type { Easel } from '../easel.ts';
import { paintJambs } from '../frames.ts';
import { paintBlock, paintPane, paintPool, paintShell } from '../masonry.ts';
import { sketchOf } from '../objects/catalogue.ts';
import type { ObjectName } from '../objects/catalogue.ts';
import { between } from '../random.ts';
import { paintGlow, paintSketch } from '../sketch.ts';
import { paintShafts } from '../weather.ts';
import type { Setting } from './setting.ts';

const windowX = ({ light }: Easel): number => WIDTH / 2 + light.side * 170;
const wallTone = ({ colours }: Easel): string => mix(colours.mid, colours.far, 0.42);
const floorTone = ({ colours }: Easel): string => mix(colours.near, colours.mid, 0.65);

const paintDust = (easel: Easel, count: number): void => {
  const { ctx, random, colours, height } = easel;
  for (let index = 0; index < count; index += 1) {
    ctx.fillStyle = fade(colours.light, between(random, 0.08, 0.4));
    ctx.beginPath();
    ctx.arc(between(random, 120, 880), between(random, height * 0.15, height * 0.62), 0.8 + random() ** 3 * 3, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** A piece of furniture cut by the lower corner, dark and close. */
const paintNear = (easel: Easel, name: ObjectName, share: number): void => {
  const sketch = sketchOf(name);
  const { height, light } = easel;
  if (sketch !== undefined) paintSketch(easel, sketch, { x: WIDTH / 2 - light.side * 390, y: height * 1.03, height: height * share, distance: 0, flat: mix(inkOf(easel), '#000000', 0.2) });
};

const paintRug = (easel: Easel): void => {
  const { ctx, height, ground, colours } = easel;
  for (const [size, opacity] of [[1, 0.3], [0.86, 0.22], [0.66, 0.2]] as const) {
    ctx.fillStyle = fade(size === 0.86 ? colours.near : mix(colours.accent, colours.mid, 0.4), opacity);
    ctx.beginPath();
    ctx.ellipse(WIDTH / 2, ground + height * 0.09, 390 * size, height * 0.075 * size, 0, 0, Math.PI * 2);
    ctx.fill();
  }
};

/** Books standing side by side on one shelf. */
const paintBooks = (easel: Easel, x: number, y: number, width: number, height: number): void => {
  const { ctx, random, colours } = easel;
  for (let at = x; at < x + width - 6; ) {
    const thick = between(random, 8, 22);
    const tall = height * between(random, 0.62, 0.94);
    const tone = random();
    const colour = tone < 0.14 ? mix(colours.accent, colours.near, 0.4) : mix(tone < 0.6 ? colours.near : colours.mid, colours.far, random() * 0.7);
    if (random() < 0.93) {
      ctx.fillStyle = colour;
      ctx.fillRect(at, y + height - tall, Math.min(thick, x + width - at) - 1.5, tall);
      ctx.fillStyle = fade(colours.light, 0.14);
      ctx.fillRect(at + thick * 0.2, y + height - tall * 0.8, Math.max(1, thick * 0.5), 3);
    }
    at += thick;
  }
};

const paintShelves = (easel: Easel, x: number, y: number, width: number, height: number, rows: number): void => {
  const { ctx } = easel;
  paintBlock(easel, x, y, width, height, mix(layerColour(easel, 0.12), inkOf(easel), 0.4));
  const step = height / rows;
  for (let row = 0; row < rows; row += 1) {
    paintBooks(easel, x + 10, y + row * step + 8, width - 20, step - 20);
    ctx.fillStyle = layerColour(easel, 0.34);
    ctx.fillRect(x, y + (row + 1) * step - 12, width, 10);
  }
};

const room: Setting = {
  surface: 'floor', indoors: true, focal: 'candle',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: true });
    const { height, ctx, colours, light } = easel;
    ctx.fillStyle = fade(inkOf(easel), 0.3);
    ctx.fillRect(back.left, back.floor - height * 0.07, back.right - back.left, height * 0.07);
    ctx.fillStyle = fade(colours.light, 0.16);
    ctx.fillRect(back.left, back.floor - height * 0.07, back.right - back.left, 3);
    paintPane(easel, windowX(easel), height * 0.2, 190, height * 0.22, false);
    const frameX = WIDTH / 2 - light.side * 200;
    paintBlock(easel, frameX - 62, height * 0.23, 124, 152, mix(colours.near, colours.accent, 0.2));
    paintBlock(easel, frameX - 48, height * 0.23 + 14, 96, 124, mix(colours.far, colours.horizon, 0.2));
    paintRug(easel);
    paintPool(easel, windowX(easel) - light.side * 60, back.floor, 170, height * 0.2, 0.26);
    paintShafts(easel, windowX(easel), height * 0.25, height * 0.45, 4, 0.12);
    paintDust(easel, 50);
  },
  front: (easel) => {
    paintJambs(easel, 40);
    paintNear(easel, 'armchair', 0.2);
  },
};

const library: Setting = {
  surface: 'floor', indoors: true, focal: 'book',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: true });
    const { height, ctx, light } = easel;
    paintShelves(easel, back.left, back.top + 30, 250, back.floor - back.top - 30, 7);
    paintShelves(easel, back.right - 250, back.top + 30, 250, back.floor - back.top - 30, 7);
    paintPane(easel, WIDTH / 2, back.top + height * 0.06, 150, height * 0.3, true);
    for (const side of [-1, 1] as const) {
      ctx.save();
      const edge = side < 0 ? back.left : back.right;
      const outer = side < 0 ? 0 : WIDTH;
      ctx.beginPath();
      ctx.moveTo(outer, -height * 0.02);
      ctx.lineTo(edge, back.top + 30);
      ctx.lineTo(edge, back.floor);
      ctx.lineTo(outer, height * 0.86);
      ctx.clip();
      ctx.transform(1, (side < 0 ? 1 : -1) * 0.62, 0, 1, 0, side < 0 ? -110 : 510);
      paintShelves(easel, side < 0 ? -10 : back.right, height * 0.02, 180, height * 0.78, 8);
      ctx.restore();
      ctx.fillStyle = fade(inkOf(easel), side === light.side ? 0.5 : 0.3);
      ctx.beginPath();
      ctx.moveTo(outer, -height * 0.02);
      ctx.lineTo(edge, back.top + 30);
      ctx.lineTo(edge, back.floor);
      ctx.lineTo(outer, height * 0.86);
      ctx.fill();
    }
    paintPool(easel, WIDTH / 2, back.floor, 140, height * 0.22, 0.3);
    paintShafts(easel, WIDTH / 2, height * 0.2, height * 0.48, 6, 0.14);
    paintDust(easel, 90);
  },
  front: (easel) => {
    const { height } = easel;
    const side = easel.light.side > 0 ? -1 : 1;
    for (let index = 0; index < 5; index += 1) {
      paintBlock(easel, (side < 0 ? -30 : WIDTH - 190) + between(easel.random, -14, 14), height * 0.965 - index * 34, 220, 32, index % 2 === 0 ? inkOf(easel) : layerColour(easel, 0.08));
    }
  },
};

const laboratory: Setting = {
  surface: 'floor', indoors: true, focal: 'flask',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: false });
    const { height, ctx, colours, random, light } = easel;
    for (let row = 0; row < 3; row += 1) {
      const y = back.top + height * (0.1 + row * 0.08);
      ctx.fillStyle = layerColour(easel, 0.2);
      ctx.fillRect(back.left + 24, y, back.right - back.left - 48, 9);
      for (let x = back.left + 44; x < back.right - 50; x += between(random, 28, 62)) {
        const size = between(random, 22, 52);
        const glowing = random() < 0.24;
        ctx.fillStyle = glowing ? mix(colours.accent, colours.light, random() * 0.6) : fade(mix(colours.far, colours.light, 0.3), 0.6);
        ctx.beginPath();
        ctx.roundRect(x, y - size, size * 0.55, size, [size * 0.15, size * 0.15, 3, 3]);
        ctx.fill();
        if (glowing) paintGlow(easel, x + size * 0.27, y - size / 2, size * 1.9, 0.5, colours.accent);
      }
    }
    const screenX = WIDTH / 2 - light.side * 210;
    paintBlock(easel, screenX - 80, back.floor - height * 0.17, 160, 116, inkOf(easel));
    ctx.fillStyle = mix(colours.horizon, colours.light, 0.3);
    ctx.fillRect(screenX - 70, back.floor - height * 0.17 + 10, 140, 96);
    paintGlow(easel, screenX, back.floor - height * 0.14, 260, 0.4, colours.horizon);
    for (const x of [-150, 150]) {
      ctx.fillStyle = mix(colours.light, colours.horizon, 0.2);
      ctx.fillRect(WIDTH / 2 + x - 70, back.top + 6, 140, 9);
      paintGlow(easel, WIDTH / 2 + x, back.top + 12, 260, 0.5);
    }
    paintBlock(easel, back.left, back.floor - 60, back.right - back.left, 60, layerColour(easel, 0.22));
  },
  front: (easel) => {
    paintJambs(easel, 40);
    paintNear(easel, 'flask', 0.2);
  },
};

/** A tall hall with columns: church, palace, museum, court. */
const hall: Setting = {
  surface: 'floor', indoors: true, focal: 'throne',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: false });
    const { height, colours, random } = easel;
    for (const x of [-150, 0, 150]) paintPane(easel, WIDTH / 2 + x, back.top + height * (x === 0 ? 0.03 : 0.08), x === 0 ? 116 : 84, height * (x === 0 ? 0.3 : 0.22), true);
    paintShafts(easel, WIDTH / 2, height * 0.16, height * 0.56, 8, 0.16);
    for (const [inset, width, distance] of [[190, 34, 0.42], [108, 54, 0.28], [16, 84, 0.12]] as const) {
      for (const side of [-1, 1] as const) {
        const x = side < 0 ? inset : WIDTH - inset - width;
        const foot = back.floor + (240 - inset) * 1.1;
        const tone = mix(layerColour(easel, distance), colours.far, 0.2);
        paintBlock(easel, x, -20, width, foot + 20, tone);
        paintBlock(easel, x - width * 0.2, foot - width * 0.4, width * 1.4, width * 0.4, tone);
        paintBlock(easel, x - width * 0.2, height * 0.06 + inset * 0.7, width * 1.4, width * 0.3, tone);
      }
    }
    paintPool(easel, WIDTH / 2, back.floor, 150, height * 0.24, 0.28);
    paintDust(easel, 60 + Math.floor(random() * 20));
  },
  front: () => undefined,
};

const corridor: Setting = {
  ...hall, focal: 'door',
  back: (easel) => {
    const back = paintShell(easel, { wall: wallTone(easel), floor: floorTone(easel), boards: true });
    const { height, colours, ctx } = easel;
    for (const side of [-1, 1] as const) {
      for (const [t, scale] of [[0.2, 1.35], [0.72, 1]] as const) {
        const x = side < 0 ? back.left * t : WIDTH - back.left * t;
        ctx.fillStyle = inkOf(easel);
        ctx.beginPath();
        ctx.ellipse(x, back.top + height * 0.12, 10, 26 * scale, 0, 0, Math.PI * 2);
        ctx.fill();
        paintGlow(easel, x, back.top + height * 0.11, 210 * scale, 0.8, mix(colours.light, colours.accent, 0.5));
      }
    }
    paintGlow(easel, WIDTH / 2, height * 0.4, 330, 0.24);
  },
  front: (easel) => paintJambs(easel, 60),
};

/** Beams, a round window, things under cloth: attic, workshop, cellar. */
const workshop: Setting = {
  ...room, focal: 'chest',
  front: (easel) => {
    paintJambs(easel, 40);
    paintNear(easel, 'barrel', 0.17);
  },
  back: (easel) => {
    room.back(easel);
    const { ctx, height, random } = easel;
    ctx.strokeStyle = inkOf(easel);
    for (const [x0, x1] of [[-20, 430], [1020, 570]] as const) {
      ctx.lineWidth = 40;
      ctx.beginPath();
      ctx.moveTo(x0, height * 0.24);
      ctx.lineTo(x1, -20);
      ctx.stroke();
    }
    ctx.lineWidth = 26;
    ctx.beginPath();
    ctx.moveTo(-10, height * 0.1);
    ctx.lineTo(WIDTH + 10, height * 0.1);
    ctx.stroke();
    for (let tool = 0; tool < 8; tool += 1) {
      const x = 220 + tool * 80;
      ctx.lineWidth = between(random, 4, 9);
      ctx.beginPath();
      ctx.moveTo(x, height * 0.1);
      ctx.lineTo(x + between(random, -5, 5), height * between(random, 0.13, 0.19));
      ctx.stroke();
    }
  },
};

export const ROOMS = { room, library, laboratory, hall, corridor, workshop } as const satisfies Record<string, Setting>;
