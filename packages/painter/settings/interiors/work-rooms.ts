import { fade, mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import { paintGlow } from '#painter/canvas/sketch.ts';
import { tinted } from '#painter/canvas/tinted.ts';
import { paintChamber } from '#painter/rooms/chamber.ts';
import { paintBox, paintSkylit } from '#painter/rooms/fittings.ts';
import type { View } from '#painter/rooms/view.ts';
import { backOf, level, paintFace, paintLine, upright } from '#painter/rooms/view.ts';
import { paintWares, type Ware } from '#painter/rooms/wares.ts';
import { wallTone } from '#painter/settings/furnishing.ts';
import type { Setting } from '#painter/settings/setting.ts';

const GLASSWARE: readonly Ware[] = [
  ['#9fc4c8', 0.1, 0.26, 0.5],
  ['#c98f3a', 0.09, 0.2, 0.4],
  ['#6f9a7a', 0.12, 0.22, 0.3],
  ['#d8e2dc', 0.08, 0.3, 0.5],
  ['#8c4a3a', 0.1, 0.18, 0.35],
];

/** A laboratory: half its width and the distance to its back wall in metres, and whether it is an old one. */
interface Lab {
  readonly half: number;
  readonly deep: number;
  readonly old: boolean;
}

/** The joints between the white tiles on the far wall. */
const paintTiles = (easel: Easel, view: View, { half, deep }: Lab): void => {
  for (let up = 0.9; up < 2.1; up += 0.2)
    paintLine(
      easel,
      view,
      [
        [-half, up, deep],
        [half, up, deep],
      ],
      fade(inkOf(easel), 0.1),
      2,
    );
};

/** A long bench with cupboard doors, and the glowing things on it. */
const paintBench = (easel: Easel, view: View, { half, deep, old }: Lab): void => {
  const { colours } = easel;
  const bench = old ? tinted(easel, '#6a4429', 0.75) : mix(colours.mid, colours.far, 0.4);
  paintBox(easel, view, { left: -half, right: half, up: 0.92, deep, thick: 0.7 }, bench);
  for (let x = -half + 0.2; x < half - 0.5; x += 0.62)
    paintFace(easel, view, upright(x, x + 0.52, 0.1, 0.8, deep - 0.71), mix(bench, inkOf(easel), 0.18));
  const glow = old ? mix(colours.light, colours.accent, 0.4) : colours.horizon;
  for (const x of [-1.4, -0.2, 0.9]) {
    const [px, py] = view.at([x, 1.06, deep - 0.35]);
    paintGlow(easel, px, py, view.unit(deep) * 0.4, 0.3, glow);
  }
};

/** Shelves of glassware over a long bench; wood and brass in an old laboratory, white tiles in a new one. */
export const laboratory: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'flask',
  draws: ['window'],
  back: (easel) => {
    const { light, colours, skySigns } = easel;
    const old = skySigns.has('old');
    const half = 2.4;
    const deep = backOf(easel, 3);
    const wall = old
      ? mix(wallTone(easel), tinted(easel, '#b08d5c', 0.7), 0.6)
      : mix(mix(wallTone(easel), colours.horizon, 0.4), '#ffffff', 0.12);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 3,
      deep,
      wall,
      floor: old ? tinted(easel, '#7d5836', 0.6) : mix(colours.far, colours.horizon, 0.3),
      ceiling: mix(wall, old ? inkOf(easel) : colours.light, 0.25),
      boards: old ? 0.26 : 0.6,
    });
    const lab = { half, deep, old };
    if (!old) paintTiles(easel, view, lab);
    const side = light.side;
    paintSkylit(easel, view, { x: side * 1.25, up: 1.25, wide: 1.1, high: 1.4, deep }, old ? [2, 3] : [1, 0]);
    paintWares(
      easel,
      view,
      { x: -side * 0.95, up: 1.3, wide: 2.1, high: 1.2, deep: deep - 0.05 },
      { rows: 3, wares: GLASSWARE },
    );
    paintBench(easel, view, lab);
    if (!old)
      for (const x of [-0.9, 0.9])
        paintFace(
          easel,
          view,
          level(x - 0.25, x + 0.25, 2.98, deep - 0.4, view.nearest),
          mix(colours.light, '#ffffff', 0.3),
        );
  },
  front: () => undefined,
};

/** Tools in rows on the wall over a bench. */
const paintTools = (easel: Easel, view: View, deep: number): void => {
  const { random, ctx } = easel;
  const unit = view.unit(deep);
  const iron = mix(inkOf(easel), easel.colours.far, 0.25);
  const wood = tinted(easel, '#a87a48', 0.7);
  for (let x = -2; x < 0.6; x += between(random, 0.2, 0.34)) {
    const [px, py] = view.at([x, between(random, 2, 2.15), deep]);
    const long = unit * between(random, 0.3, 0.62);
    ctx.fillStyle = wood;
    ctx.fillRect(px, py, unit * 0.045, long);
    ctx.fillStyle = iron;
    ctx.beginPath();
    const kind = random();
    if (kind < 0.4) ctx.rect(px - unit * 0.08, py + long - unit * 0.06, unit * 0.2, unit * 0.09);
    else if (kind < 0.7)
      ctx.ellipse(px + unit * 0.02, py + long, unit * 0.05, unit * 0.14, 0, 0, Math.PI * 2);
    else ctx.arc(px + unit * 0.02, py + long, unit * 0.08, 0.3, Math.PI * 1.7);
    ctx.fill();
  }
};

/** A workshop: beams, tools on the wall, a bench under a wide window, and a gate that may be open. */
export const workshop: Setting = {
  surface: 'floor',
  indoors: true,
  focal: 'barrel',
  draws: ['gate', 'door', 'window'],
  back: (easel) => {
    const { light, colours, skySigns } = easel;
    const half = 2.7;
    const deep = backOf(easel, 3.2);
    const wall = mix(wallTone(easel), tinted(easel, '#a07a52', 0.7), 0.6);
    const view = paintChamber(easel, {
      width: half * 2,
      height: 3.3,
      deep,
      wall,
      floor: tinted(easel, '#8b7152', 0.55),
      ceiling: mix(wall, inkOf(easel), 0.45),
    });
    for (let x = -half; x < half; x += 0.3)
      paintLine(
        easel,
        view,
        [
          [x, 0, deep],
          [x, 3.3, deep],
        ],
        fade(inkOf(easel), 0.2),
        2,
      );
    const beam = tinted(easel, '#5a3d26', 0.75);
    if (skySigns.has('gate')) paintSkylit(easel, view, { x: 0, up: 0, wide: 2.9, high: 2.7, deep }, [0, 0]);
    else {
      paintSkylit(easel, view, { x: light.side * 1.35, up: 1.15, wide: 1.5, high: 1.3, deep }, [3, 2]);
      paintTools(easel, view, deep - 0.03);
      paintBox(easel, view, { left: -half, right: 0.9, up: 0.95, deep, thick: 0.75, foot: 0.8 }, beam);
      for (const x of [-2.4, -0.9, 0.7])
        paintBox(
          easel,
          view,
          { left: x - 0.07, right: x + 0.07, up: 0.8, deep: deep - 0.1, thick: 0.5 },
          beam,
        );
    }
    for (let at = deep - 0.3; at > view.nearest; at -= 1.5) {
      paintBox(
        easel,
        view,
        { left: -half, right: half, up: 3.2, deep: at, thick: 0.22, foot: 2.95 },
        mix(beam, colours.far, Math.max(0, at) * 0.04),
      );
    }
    for (const side of [-1, 1] as const)
      paintFace(easel, view, upright(side * half - 0.12, side * half + 0.12, 0, 3.3, deep - 0.2), beam);
  },
  front: () => undefined,
};
