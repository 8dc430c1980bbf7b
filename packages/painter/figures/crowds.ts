import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import { between } from '#painter/canvas/random.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Costume } from './costume.ts';
import type { FigureName } from './costumes.ts';
import { costumeOf } from './costumes.ts';
import type { View } from './drawing/postures.ts';
import type { Spot } from './placing.ts';
import { placeFigure } from './placing.ts';

/** How the people in a crowd are dressed. */
export type CrowdStyle = 'past' | 'modern' | 'court';

const MODERN: readonly FigureName[] = ['visitor', 'man', 'programmer', 'visitor', 'engineer', 'athlete'];
const MEMBERS: Record<CrowdStyle, readonly FigureName[]> = {
  past: [
    'man',
    'woman',
    'gentleman',
    'old-man',
    'woman',
    'worker',
    'child',
    'farmer',
    'old-woman',
    'traveller',
  ],
  modern: MODERN,
  court: ['courtier', 'queen', 'courtier', 'woman', 'gentleman', 'hunter'],
};
const COATS: readonly Local[] = [
  '#b5493c',
  '#3f6d8e',
  '#7a8a55',
  '#c89b45',
  '#6a5a83',
  '#4b4d58',
  '#a9705c',
  '#e2dccb',
  '#56807a',
];

/** How a crowd looks. */
interface CrowdLooks {
  readonly style: CrowdStyle;
  readonly view: View;
  readonly hatted: boolean;
  /** Whether most people in the crowd hold a newspaper. */
  readonly reading: boolean;
}

/** A member of a crowd; neighbours never look alike. */
const memberOf = ({ random }: Easel, { style, hatted, reading }: CrowdLooks): Costume => {
  const members = MEMBERS[style];
  const costume = costumeOf(members[Math.floor(random() * members.length)] ?? 'man');
  const colour = COATS[Math.floor(random() * COATS.length)] ?? costume.colour;
  const woman = style === 'modern' && random() < 0.45;
  return {
    ...costume,
    colour,
    ...(woman ? { hair: random() < 0.5 ? 'long' : 'bun', garment: 'coat' } : {}),
    ...(hatted && costume.hat === undefined
      ? { hat: costume.garment === 'dress' ? 'flowered' : 'bowler' }
      : {}),
    ...(reading && random() < 0.6 ? { gear: 'newspaper' } : {}),
  };
};

/** How far apart the rows of a crowd are; seen from above, they are farther apart. */
const APART = 0.7;
const APART_ABOVE = 2.4;

/** A crowd across the whole width, with the rows at the back drawn smaller. */
export const placeCrowd = (easel: Easel, spot: Spot, crowd: CrowdLooks): void => {
  const { random, shot } = easel;
  const apart = shot === 'high angle' ? APART_ABOVE : APART;
  const rows = [
    [0.34, 0.74, 11],
    [0.2, 0.87, 9],
    [0.08, 1, 7],
  ] as const;
  for (const [distance, scale, count] of rows) {
    for (let index = 0; index < count; index += 1) {
      const view = random() < 0.18 ? 'side' : crowd.view;
      const costume = memberOf(easel, crowd);
      placeFigure(
        easel,
        { costume, posture: costume.gear === 'newspaper' ? 'hold' : 'stand', view },
        {
          ...spot,
          x: WIDTH * ((index + 0.5) / count) + between(random, -24, 24),
          y: spot.y - (1 - scale) * spot.height * apart + between(random, -5, 9),
          height: spot.height * scale * between(random, 0.92, 1.06),
          distance,
          flip: random() < 0.5,
        },
      );
    }
  }
};

/** A queue of people, for example in front of a door, that recedes into the picture. */
export const placeQueue = (easel: Easel, spot: Spot, crowd: CrowdLooks): void => {
  const { light, horizon, mirror } = easel;
  const side = light.side * mirror;
  const depths = [0.34, 0.42, 0.52, 0.64, 0.8, 1];
  for (const [index, scale] of depths.entries())
    placeFigure(
      easel,
      { costume: memberOf(easel, crowd), posture: 'stand', view: crowd.view },
      {
        ...spot,
        x: WIDTH * (0.5 - side * 0.12 + side * scale * 0.4),
        y: horizon + (spot.y - horizon) * scale,
        height: spot.height * scale,
        distance: 0.34 - index * 0.05,
        flip: side > 0,
      },
    );
};
