import type { Easel } from '#offline/painter/canvas/easel.ts';
import { WIDTH } from '#offline/painter/canvas/easel.ts';
import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import { paintJetty } from '#offline/painter/rooms/surfaces.ts';
import type { Setting } from '#offline/painter/settings/setting.ts';
import { stageOf } from '#offline/painter/stage.ts';
import type { Recognised } from '#offline/painter/words/recognise.ts';
import type { FigureName } from './costumes.ts';
import type { Spot } from './placing.ts';
import { placeFigure, placeSketch } from './placing.ts';

/** Rooms bring the camera nearer. */
const INDOOR_SCALE = 1.45;
const ALONE_SCALE = 1.55;
const MAX_FIGURES = 3;
const MAX_SHARE = 0.33;
const FAR_SCALE = 0.7;
/** A close view shows a person from the knees up, larger than the picture can hold. */
const BUST_SHARE = 0.72;

/** The height of an adult in this picture, in units. */
export const personOf = ({ shot, height }: Easel, setting: Setting): number =>
  stageOf(shot).person * height * (setting.indoors && setting.surface === 'floor' ? INDOOR_SCALE : 1);

const paintRider = (
  easel: Easel,
  setting: Setting,
  name: FigureName,
  mount: Sketch,
  person: number,
  held: Sketch | undefined,
): void => {
  const { height, light, ground, horizon } = easel;
  const afloat = mount.place === 'water';
  const width = afloat ? person * 2.5 : 0;
  const size = afloat ? (width * mount.size[1]) / mount.size[0] : person * (mount.metres / 1.78) * 1.05;
  const x = WIDTH * (0.5 + light.side * 0.08);
  const y =
    afloat && setting.surface === 'water' ? horizon + (ground - horizon) * 0.86 : ground + height * 0.012;
  const flip = light.side > 0;
  const seat = y - size * (afloat ? 0.1 : 0.3);
  placeFigure(
    easel,
    name,
    {
      x: x + (flip ? 1 : -1) * size * (afloat ? 0 : -0.06),
      y: seat,
      height: person * 0.94,
      distance: 0.12,
      lit: 0.32,
      flip: light.side < 0,
    },
    held,
    true,
  );
  placeSketch(easel, setting, mount, { x, y, height: size, distance: 0.14, lit: 0.32, flip });
};

/** Draws figures from behind, in front of the objects; the first may hold something or ride. */
export const paintPeople = (
  easel: Easel,
  setting: Setting,
  recognised: Recognised,
  props: { held: Sketch | undefined; mount: Sketch | undefined; alone: boolean },
): void => {
  const { height, light, ground, random, mirror, shot } = easel;
  const side = light.side * mirror;
  const floating = setting.surface === 'deep' || setting.surface === 'void';
  const person = Math.min(
    personOf(easel, setting) * (recognised.farOff ? FAR_SCALE : props.alone ? ALONE_SCALE : 1.12),
    height * MAX_SHARE,
  );
  const [rider] = recognised.figures;
  if (props.mount !== undefined && rider !== undefined && !floating) {
    paintRider(easel, setting, rider, props.mount, person * 0.86, props.held);
    return;
  }
  if (shot === 'close view' && props.alone && rider !== undefined && rider !== 'crowd' && !floating) {
    placeFigure(
      easel,
      rider,
      {
        x: WIDTH * (0.5 - side * 0.1),
        y: height * 1.02,
        height: height * BUST_SHARE,
        distance: 0.06,
        lit: 0.4,
        flip: light.side < 0,
      },
      props.held,
    );
    return;
  }
  const onCliff = setting.focal === 'lighthouse';
  const line = floating
    ? height * 0.56
    : setting.surface === 'water'
      ? ground + height * 0.035
      : ground + height * (onCliff ? 0.012 : 0.03);
  const shifts = props.alone ? [-0.07, 0.15, -0.25] : [onCliff ? -0.02 : 0.2, 0.36, 0.07];
  recognised.figures.slice(0, MAX_FIGURES).forEach((name, index) => {
    const x = WIDTH * (0.5 + side * (shifts[index] ?? 0));
    if (setting.surface === 'water' && index === 0) paintJetty(easel, x, line);
    const copies = recognised.many.has(name) && name !== 'crowd' ? 3 : 1;
    for (let copy = copies - 1; copy >= 0; copy -= 1) {
      const spot: Spot = {
        x: x + copy * side * 92 * (copy === 2 ? -1.7 : 1),
        y: line - copy * 12 + index * 8,
        height: person * (1 - copy * 0.12),
        distance: 0.1 + copy * 0.08,
        lit: 0.32,
        flip: light.side < 0 ? random() < 0.9 : random() < 0.1,
      };
      placeFigure(easel, name, spot, index === 0 && copy === 0 ? props.held : undefined);
    }
  });
};
