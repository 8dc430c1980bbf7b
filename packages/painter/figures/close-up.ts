import { mix } from '#painter/canvas/colour.ts';
import type { Easel } from '#painter/canvas/easel.ts';
import { inkOf, WIDTH } from '#painter/canvas/easel.ts';
import type { Sketch } from '#painter/canvas/sketch.ts';
import { paintSketch } from '#painter/canvas/sketch.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Hands, Person } from '#painter/words/people.ts';
import { figureDrawing } from './drawing/figure-drawing.ts';
import { handSketch } from './drawing/hand-sketch.ts';
import { SKIN } from './drawing/heads.ts';
import type { Posture, View } from './drawing/postures.ts';
import { ADULT_METRES, placeFigure } from './placing.ts';

/**
 * The height of the person in the foreground, and the position of the head, as fractions of the picture’s height and
 * width.
 */
const SHOULDER_SIZE = 1.22;
const HEAD_Y = 0.46;
const HEAD_X = 0.27;

/** The back of a head and a shoulder, drawn large on one side of the foreground. */
export const paintShoulder = (easel: Easel, { costume, posture }: Person): void => {
  const { height, light, mirror } = easel;
  const side = light.side * mirror;
  const { gear: _, ...plain } = costume;
  const drawing = figureDrawing(plain, posture === 'call' ? 'call' : 'stand', 'back');
  const size = height * SHOULDER_SIZE * 1.08;
  const x = WIDTH * (0.5 + side * HEAD_X);
  const y = height * HEAD_Y - drawing.head[1] * size;
  paintSketch(easel, drawing.sketch, { x, y, height: size, distance: 0, lit: 0.1, flip: side < 0 });
};

/** How large a person is in a close view, and where the head is, as fractions of the picture’s height. */
const BUST = { size: 1.1, head: 0.3 } as const;
const FACE = { size: 2.1, head: 0.33 } as const;

/** Somebody from the waist up, or only the head and shoulders. */
export const paintPortrait = (
  easel: Easel,
  { costume, posture }: Person,
  looks: { view: View; face: boolean; held: Sketch | undefined },
): void => {
  const { height, light, mirror } = easel;
  const { size, head } = looks.face ? FACE : BUST;
  const own: Posture = posture === 'call' ? 'call' : looks.held === undefined ? 'stand' : 'hold';
  const drawing = figureDrawing(costume, own, looks.view);
  placeFigure(
    easel,
    { costume, posture: own, view: looks.view, held: looks.held, seated: true },
    {
      x: WIDTH * (0.5 - light.side * mirror * 0.04),
      y: height * (head - drawing.head[1] * size * (drawing.sketch.metres / ADULT_METRES)),
      height: height * size,
      distance: 0.05,
      lit: 0.4,
      flip: light.side < 0,
    },
  );
};

const local = (colour: string): Local => `#${colour.slice(1, 7)}`;

/** One or two hands that reach into the picture from below, towards what lies on the table. */
export const paintHands = (easel: Easel, hands: Hands): void => {
  const { height, light, mirror } = easel;
  const skin: Local = hands.gloved ? '#f2efe7' : SKIN;
  const sleeve = hands.costume.colour;
  const shade = local(mix(skin, inkOf(easel), hands.gloved ? 0.25 : 0.35));
  const colours = { sleeve, cuff: local(mix(sleeve, '#ffffff', 0.35)), skin, shade };
  const side = light.side * mirror;
  const sides = hands.count === 2 ? ([-1, 1] as const) : ([side] as const);
  for (const at of sides) {
    const tool = at === side ? hands.tool : undefined;
    paintSketch(easel, handSketch(colours, tool), {
      x: WIDTH * (0.5 + at * (hands.count === 2 ? 0.42 : 0.3)),
      y: height * 1.01,
      height: height * 0.56,
      distance: 0.05,
      lit: 0.4,
      tilt: -at * 0.3,
      flip: tool === undefined ? at > 0 : at < 0,
    });
  }
};
