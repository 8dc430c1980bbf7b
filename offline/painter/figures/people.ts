import type { Easel } from '#offline/painter/canvas/easel.ts';
import { WIDTH } from '#offline/painter/canvas/easel.ts';
import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import { paintJetty } from '#offline/painter/rooms/surfaces.ts';
import type { Setting } from '#offline/painter/settings/setting.ts';
import { stageOf } from '#offline/painter/stage.ts';
import type { Person } from '#offline/painter/words/people.ts';
import type { Recognised } from '#offline/painter/words/recognise.ts';
import type { CrowdStyle } from './crowds.ts';
import { placeCrowd, placeQueue } from './crowds.ts';
import { paintDesk } from './desk.ts';
import type { View } from './drawing/postures.ts';
import { placeFigure } from './placing.ts';
import { paintBoatmen, paintRider } from './riders.ts';

/** Rooms bring the camera nearer. */
const INDOOR_SCALE = 1.45;
/** Figures are drawn a little taller than the stage says. */
const FIGURE_SCALE = 1.2;
const MAX_SHARE = 0.5;
const FAR_SCALE = 0.42;
const MAX_FIGURES = 14;
/** A close view shows a person from the waist up. */
const BUST = { size: 1.12, head: 0.32 } as const;
/** Two people who do this turn to each other. */
const FACING = new Set(['stand', 'hold', 'lift', 'bend', 'sit']);
const SIDEWAYS = new Set(['walk', 'run', 'kneel', 'bend', 'stumble', 'climb', 'push', 'sit', 'call']);

/** The height of an adult in this picture, in units. */
export const personOf = ({ shot, height }: Easel, setting: Setting): number =>
  stageOf(shot).person * height * (setting.indoors && setting.surface === 'floor' ? INDOOR_SCALE : 1);

/** Where the main figures stand: nearer than the objects, so larger and lower. */
const nearOf = (easel: Easel, setting: Setting, farOff: boolean): { line: number; person: number } => {
  const { height, horizon, ground, shot } = easel;
  const person = personOf(easel, setting) * FIGURE_SCALE;
  if (farOff) return { line: ground, person: person * FAR_SCALE };
  if (setting.surface === 'deep' || setting.surface === 'void') return { line: height * 0.56, person };
  if (setting.focal === 'lighthouse') return { line: ground + height * 0.012, person };
  const near = stageOf(shot).near;
  const line = height * near;
  const scaled = (person * (line - horizon)) / (ground - horizon);
  return { line, person: Math.min(scaled, height * MAX_SHARE) };
};

const viewIn = ({ posture, turned }: Person, seen: Recognised): View =>
  SIDEWAYS.has(posture) ? 'side' : seen.fromBehind || turned ? 'back' : 'front';

const crowdStyle = (description: Recognised): CrowdStyle =>
  description.modern ? 'modern' : description.setting === 'palace' ? 'court' : 'past';

/** Draws the people before the objects; the first may hold something, ride, or sit at a table. */
export const paintPeople = (
  easel: Easel,
  setting: Setting,
  seen: Recognised,
  props: {
    held: Sketch | undefined;
    mount: Sketch | undefined;
    onTable: readonly Sketch[];
    alone: boolean;
  },
): void => {
  const { height, light, mirror, shot, horizon } = easel;
  const side = light.side * mirror;
  const near = nearOf(easel, setting, seen.farOff);
  const [first, second] = seen.people;
  if (first === undefined) return;
  const afloat = setting.surface === 'water';
  if (props.mount !== undefined && setting.surface !== 'deep' && setting.surface !== 'void') {
    if (props.mount.place === 'water') {
      const line = afloat ? horizon + (easel.ground - horizon) * 1.05 : near.line;
      paintBoatmen(easel, setting, seen.people, props.mount, { person: near.person * 0.72, line });
    } else paintRider(easel, setting, first, props.mount, { person: near.person * 0.82, line: near.line });
    return;
  }
  const busy = seen.people.find(({ posture }) => posture === 'work');
  if (shot === 'close view' && first.name !== 'crowd' && busy === undefined && props.alone) {
    placeFigure(
      easel,
      {
        costume: first.costume,
        posture: first.posture === 'call' ? 'call' : 'hold',
        view: viewIn(first, seen),
      },
      {
        x: WIDTH * (0.5 - side * 0.04),
        y: height * (BUST.head + BUST.size * 0.86),
        height: height * BUST.size * 0.93,
        distance: 0.05,
        lit: 0.4,
        flip: light.side < 0,
      },
      props.held,
      true,
    );
    return;
  }
  const crowd = seen.people.find(({ name }) => name === 'crowd');
  const view: View = seen.fromBehind || crowd?.turned === true ? 'back' : 'front';
  if (crowd !== undefined) {
    const spot = {
      x: 0,
      y: near.line,
      height: near.person * 0.8,
      distance: 0.1,
      lit: 0.3,
      flip: false,
    };
    const looks = { style: crowdStyle(seen), view, hatted: crowd.costume.hat !== undefined };
    if (crowd.lined) placeQueue(easel, spot, looks);
    else placeCrowd(easel, { ...spot, y: near.line - near.person * 0.1, height: near.person * 0.66 }, looks);
  }
  const others = seen.people.filter(({ name }) => name !== 'crowd');
  const each = others.flatMap((person, kind) =>
    Array.from({ length: person.count }, (_, copy) => ({ person, kind, copy })),
  );
  const shown = each.slice(0, MAX_FIGURES);
  const many = shown.length;
  if (many === 0) return;
  const step = Math.min(near.person * 0.46, (WIDTH * 0.86) / many);
  const shrink = Math.min(1, step / (near.person * 0.3));
  const middle =
    WIDTH *
    (props.alone || many > 3
      ? 0.5 - side * 0.02
      : seen.over === undefined
        ? 0.5 + side * 0.17
        : 0.5 - side * 0.2);
  const half = ((many - 1) / 2) * step;
  const centre = Math.min(Math.max(middle, half + near.person * 0.2), WIDTH - half - near.person * 0.2);
  const facing =
    many === 2 &&
    second !== undefined &&
    others.length === 2 &&
    !seen.fromBehind &&
    FACING.has(first.posture);
  const desk = busy !== undefined;
  const seatY = near.line - near.person * 0.02;
  for (const [index, { person, kind, copy }] of shown.entries()) {
    const x = centre + (index - (many - 1) / 2) * step * (side > 0 ? 1 : -1);
    const back = many > 3 ? (index % 2) * 0.12 : copy * 0.06;
    const scale = shrink * (1 - back);
    const line = person.lined ? near.line : horizon + (near.line - horizon) * (1 - back);
    const own = desk ? 'front' : viewIn(person, seen);
    const turned: View = facing && own === 'front' && !desk ? 'side' : own;
    if (afloat && index === 0) paintJetty(easel, x, line);
    if (person.posture === 'sit' && !desk) paintSeat(easel, x, line, near.person * scale);
    placeFigure(
      easel,
      { costume: person.costume, posture: person.posture, view: turned },
      {
        x,
        y: desk ? seatY : line,
        height: near.person * scale,
        distance: 0.06 + back * 0.6,
        lit: 0.34,
        flip: facing ? kind === (side > 0 ? 1 : 0) : turned === 'side' ? side > 0 : light.side < 0,
      },
      index === 0 ? props.held : undefined,
    );
  }
  if (desk)
    paintDesk(
      easel,
      {
        y: seatY - near.person * 0.36,
        from: Math.max(30, centre - Math.max(half + near.person * 0.7, 330)),
        to: Math.min(WIDTH - 30, centre + Math.max(half + near.person * 0.7, 330)),
        person: near.person,
      },
      props.onTable,
    );
};

/** A plain stool under somebody who sits. */
const paintSeat = (easel: Easel, x: number, line: number, person: number): void => {
  const { ctx, colours } = easel;
  ctx.fillStyle = colours.near;
  ctx.fillRect(x - person * 0.11, line - person * 0.245, person * 0.25, person * 0.035);
  ctx.fillRect(x - person * 0.1, line - person * 0.22, person * 0.03, person * 0.22);
  ctx.fillRect(x + person * 0.1, line - person * 0.22, person * 0.03, person * 0.22);
};
