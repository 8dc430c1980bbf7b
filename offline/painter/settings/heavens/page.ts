import { fade, mix } from '#offline/painter/canvas/colour.ts';
import { inkOf, WIDTH } from '#offline/painter/canvas/easel.ts';
import { between } from '#offline/painter/canvas/random.ts';
import { paintGlow } from '#offline/painter/canvas/sketch.ts';
import { tinted } from '#offline/painter/canvas/tinted.ts';
import type { Setting } from '#offline/painter/settings/setting.ts';

/** A plain golden ground, as under a microscope or on old paper. */
export const page: Setting = {
  surface: 'void',
  indoors: true,
  back: (easel) => {
    const { ctx, height, random, colours } = easel;
    const gold = mix(tinted(easel, '#e2b04e', 0.9), colours.light, 0.1);
    const ground = ctx.createRadialGradient(
      WIDTH / 2,
      height * 0.42,
      60,
      WIDTH / 2,
      height * 0.42,
      height * 0.72,
    );
    ground.addColorStop(0, mix(gold, '#fff3cf', 0.5));
    ground.addColorStop(0.55, gold);
    ground.addColorStop(1, mix(gold, tinted(easel, '#8a5a1e', 0.9), 0.7));
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, WIDTH, height);
    for (let stain = 0; stain < 60; stain += 1)
      paintGlow(
        easel,
        between(random, 0, WIDTH),
        between(random, 0, height),
        between(random, 50, 190),
        between(random, 0.03, 0.1),
        '#fff0c4',
      );
    ctx.lineCap = 'round';
    for (let fibre = 0; fibre < 190; fibre += 1) {
      const [x, y, turn, long] = [
        between(random, 0, WIDTH),
        between(random, 0, height),
        between(random, 0, 6.3),
        between(random, 10, 70),
      ];
      ctx.strokeStyle = fade(mix(inkOf(easel), '#8a5a1e', 0.6), between(random, 0.04, 0.14));
      ctx.lineWidth = between(random, 1, 2.6);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        x + Math.cos(turn) * long * 0.5 + between(random, -12, 12),
        y + Math.sin(turn) * long * 0.5,
        x + Math.cos(turn) * long,
        y + Math.sin(turn) * long,
      );
      ctx.stroke();
    }
  },
  front: () => undefined,
};
