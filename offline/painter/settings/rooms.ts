import { fade, mix } from '#offline/painter/canvas/colour.ts';
import { inkOf, layerColour, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintGlow } from '#offline/painter/canvas/sketch.ts';
import { paintShafts } from '#offline/painter/nature/weather.ts';
import { paintJambs } from '#offline/painter/rooms/frames.ts';
import { paintBlock } from '#offline/painter/rooms/masonry.ts';
import { paintPane, paintPool, paintShell } from '#offline/painter/rooms/shell.ts';
import { floorTone, paintDust, paintNear, paintRug, paintShelves, wallTone, windowX } from './furnishing.ts';
import { corridor, hall } from './halls.ts';
import type { Setting } from './setting.ts';

const room: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'candle',
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
  surface: 'floor',
  indoors: true,
  focal: 'book',
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
      paintBlock(
        easel,
        (side < 0 ? -30 : WIDTH - 190) + between(easel.random, -14, 14),
        height * 0.965 - index * 34,
        220,
        32,
        index % 2 === 0 ? inkOf(easel) : layerColour(easel, 0.08),
      );
    }
  },
};

const laboratory: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'flask',
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
        ctx.fillStyle = glowing
          ? mix(colours.accent, colours.light, random() * 0.6)
          : fade(mix(colours.far, colours.light, 0.3), 0.6);
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

/** Beams, a round window, objects under cloth: attic, workshop, cellar. */
const workshop: Setting = {
  ...room,
  focal: 'chest',
  front: (easel) => {
    paintJambs(easel, 40);
    paintNear(easel, 'barrel', 0.17);
  },
  back: (easel) => {
    room.back(easel);
    const { ctx, height, random } = easel;
    ctx.strokeStyle = inkOf(easel);
    for (const [x0, x1] of [
      [-20, 430],
      [1020, 570],
    ] as const) {
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

export const ROOMS = { room, library, laboratory, hall, corridor, workshop } as const satisfies Record<
  string,
  Setting
>;
