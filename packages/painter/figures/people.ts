import type { Easel } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { STEPS } from '#painter/rooms/steps.ts';
import { viewOf } from '#painter/rooms/view.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { stageOf } from '#painter/stage.ts';
import type { Person } from '#painter/words/people.ts';
import type { Recognised } from '#painter/words/recognise.ts';
import { paintPortrait } from './close-up.ts';
import { placeCrowd, placeQueue } from './crowds.ts';
import { paintAtDesk } from './doing/at-desk.ts';
import { type Engagement, paintEngaged } from './doing/engaged.ts';
import { paintPassengers } from './doing/passengers.ts';
import { paintBoatmen, paintRider } from './doing/riders.ts';
import { paintGroup, viewIn } from './group.ts';
import { personOf } from './person-of.ts';
import { ADULT_METRES, placeFigure, type Standing } from './placing.ts';

const MOST = 4;
/** The step on which the first person stands, and how many steps lie between one person and the next. */
const FIRST_STEP = 1;
const BETWEEN = 3;

/** People climbing a staircase, the first of them highest up. */
const paintOnStairs = (easel: Easel, people: readonly Person[]): void => {
  const view = viewOf(easel, true);
  const all = people.flatMap((person) => Array.from({ length: person.count }, () => person)).slice(0, MOST);
  for (const [index, { costume }] of all.entries()) {
    const step = FIRST_STEP + (all.length - 1 - index) * BETWEEN;
    const deep = STEPS.first + (step + 0.5) * STEPS.deep;
    const across = STEPS.half * 0.42 * (index % 2 === 0 ? -1 : 1);
    const [x, y] = view.at([across, (step + 1) * STEPS.up, deep]);
    placeFigure(
      easel,
      { costume, posture: 'climb', view: 'back' },
      {
        x,
        y,
        height: view.unit(deep) * ADULT_METRES,
        distance: 0.08 + (all.length - index) * 0.03,
        lit: 0.34,
        flip: index % 2 === 1,
      },
    );
  }
};

/** Figures are drawn a little taller than the stage specifies. */
const FIGURE_SCALE = 1.2;
const MAX_SHARE = 0.5;
const FAR_SCALE = 0.42;
/** People stand farther back if there are things in front of them, by this fraction of the picture’s height. */
const ROOM_AHEAD = 0.05;
/** Crowds stand farther away, and even farther if they are looking at something. */
const CROWD_SCALE = { alone: 0.8, beside: 0.5 } as const;

/** Where the main figures stand: nearer than the objects, and therefore larger and lower. */
const nearOf = (easel: Easel, setting: Setting, { farOff, inFront }: Recognised): Standing => {
  const { height, horizon, ground, shot } = easel;
  const ahead = inFront.size > 0;
  const person = personOf(easel, setting) * FIGURE_SCALE;
  if (farOff) return { line: ground, person: person * FAR_SCALE };
  if (setting.surface === 'deep' || setting.surface === 'void') return { line: height * 0.56, person };
  if (setting.focal === 'lighthouse') return { line: ground + height * 0.012, person };
  const line = height * (stageOf(shot).near - (ahead ? ROOM_AHEAD : 0));
  const scaled = (person * (line - horizon)) / (ground - horizon);
  return { line, person: Math.min(scaled, height * MAX_SHARE) };
};

/** Draws a crowd; it is nearer when it is `alone`, with nothing to look at. */
const paintCrowd = (
  easel: Easel,
  crowd: Person,
  seen: Recognised,
  near: Standing & { readonly alone: boolean },
): void => {
  const looks = {
    style: seen.modern ? 'modern' : seen.setting === 'palace' ? 'court' : 'past',
    view: seen.fromBehind || crowd.turned ? 'back' : 'front',
    hatted: crowd.costume.hat !== undefined,
    reading: crowd.costume.gear === 'newspaper',
  } as const;
  const spot = { x: 0, y: near.line, height: near.person * 0.8, distance: 0.1, lit: 0.3, flip: false };
  const scale = near.alone ? CROWD_SCALE.alone : CROWD_SCALE.beside;
  if (crowd.lined) placeQueue(easel, spot, looks);
  else placeCrowd(easel, { ...spot, y: near.line - near.person * 0.1, height: near.person * scale }, looks);
};

/** Draws the people in front of the objects; the first person may hold something, ride, or sit at a table. */
export const paintPeople = (
  easel: Easel,
  setting: Setting,
  seen: Recognised,
  props: {
    held: Sketch | undefined;
    mount: Sketch | undefined;
    engaged: Engagement | undefined;
    onTable: readonly Sketch[];
    /** Whether the table is behind the people, as when they face judges. */
    beyond: boolean;
    alone: boolean;
  },
): void => {
  const { shot, horizon, ground } = easel;
  const { people } = seen;
  const [first] = people;
  if (first === undefined) return;
  const near = nearOf(easel, setting, seen);
  const crowd = people.find(({ name }) => name === 'crowd');
  const { mount } = props;
  if (mount !== undefined && setting.surface !== 'deep' && setting.surface !== 'void') {
    const line = setting.surface === 'water' ? horizon + (ground - horizon) * 1.05 : near.line;
    if (mount.seat !== undefined) {
      if (crowd !== undefined) paintCrowd(easel, crowd, seen, { ...near, alone: false });
      paintPassengers(easel, people, mount, { person: near.person, line: near.line });
    } else if (mount.place === 'water')
      paintBoatmen(easel, setting, people, {
        boat: mount,
        person: near.person * 0.72,
        line,
        alone: props.alone,
      });
    else paintRider(easel, setting, first, { mount, person: near.person * 0.82, line: near.line });
    return;
  }
  const working = people.some(({ posture }) => posture === 'work');
  if (shot === 'close view' && first.name !== 'crowd' && !working && props.alone) {
    paintPortrait(easel, first, { view: viewIn(first, seen), face: seen.face, held: props.held });
    return;
  }
  if (crowd !== undefined) paintCrowd(easel, crowd, seen, { ...near, alone: props.alone });
  if (seen.setting === 'stairs' && first.posture === 'climb') paintOnStairs(easel, people);
  else if (working) paintAtDesk(easel, seen, near, props.onTable);
  else if (props.engaged === undefined) paintGroup(easel, setting, seen, { ...props, ...near });
  else paintEngaged(easel, setting, { ...props.engaged, people }, near);
};
