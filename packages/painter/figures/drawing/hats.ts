import type { Part } from '#painter/canvas/sketch.ts';
import { disc, rect } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Hat } from '#painter/figures/costume.ts';
import type { View } from './postures.ts';

const DARK = '#1f1f27';
const GOLD = '#e0b24c';
const BAND = 'M-10 -6.5Q0 -10 10 -6.5L10 -9.5Q0 -13 -10 -9.5Z';

const visor = (view: View): readonly Part[] => {
  switch (view) {
    case 'front':
      return [[DARK, 'M-9.4 -5.6Q0 -8.4 9.4 -5.6Q7 -1.4 0 -1.4Q-7 -1.4 -9.4 -5.6Z']];
    case 'side':
      return [[DARK, 'M3 -6.4L15 -3.2Q11 -1.6 3 -3.6Z']];
    case 'back':
      return [];
  }
};

/** Hats, drawn around the centre of a head that is 24 units high; side views face right. */
const HATS: Record<Hat, (colour: Local, view: View) => readonly Part[]> = {
  none: () => [],
  cap: (colour, view) => [
    [colour, 'M-11.6 -5Q-13 -14 -1 -15.4Q13 -15 12 -5Q0 -8.4 -11.6 -5Z'],
    ...(view === 'back' ? [] : visor(view).map(([, path]): Part => [colour, path])),
  ],
  peaked: (colour, view) => [
    [colour, 'M-14 -12Q-9 -19.4 0 -19.6Q9 -19.4 14 -12Q11 -8.6 10 -8.6L-10 -8.6Q-11 -8.6 -14 -12Z'],
    [DARK, 'M-10.2 -8.8L10.2 -8.8L10 -4.8Q0 -7.4 -10 -4.8Z'],
    ...visor(view),
    ...(view === 'front' ? [[GOLD, disc(0, -11.5, 2)] as const] : []),
  ],
  'sou-wester': (colour, view) => [
    [colour, 'M-11 -4Q-11 -16.6 0 -17Q11 -16.6 11 -4Q0 -8 -11 -4Z'],
    [
      colour,
      view === 'front'
        ? 'M-16 1Q-12 -6 0 -8Q12 -6 16 1Q8 -4.6 0 -4.6Q-8 -4.6 -16 1Z'
        : 'M13.6 -3Q4 -9 -8 -5Q-17 2 -17 9Q-8 3 -4 -2Q6 -5 13.6 -3Z',
    ],
  ],
  knit: (colour) => [
    [colour, 'M-10.6 -5Q-11 -16 0 -17Q11 -16 10.600 -5Q0 -8 -10.6 -5Z'],
    ['#d8d0be', 'M-11 -3.6Q0 -7 11 -3.6L11 -8Q0 -11.4 -11 -8Z'],
  ],
  fedora: (colour) => [
    [colour, 'M-18 -5Q0 -10.5 18 -5Q14 -1.8 0 -4.2Q-14 -1.8 -18 -5Z'],
    [colour, 'M-10 -6Q-10.6 -18 -4.5 -19Q0 -16.8 4.5 -19Q10.6 -18 10 -6Q0 -9 -10 -6Z'],
    [DARK, BAND],
  ],
  bowler: (colour) => [
    [colour, 'M-14 -6Q0 -10 14 -6Q12 -3 0 -5Q-12 -3 -14 -6Z'],
    [colour, 'M-10 -7Q-10.5 -19 0 -19.4Q10.5 -19 10 -7Q0 -9.6 -10 -7Z'],
    [DARK, BAND],
  ],
  top: (colour) => [
    [colour, 'M-15 -6Q0 -10 15 -6Q13 -3 0 -5Q-13 -3 -15 -6Z'],
    [colour, 'M-9.6 -7L-10.6 -32Q0 -34.4 10.6 -32L9.6 -7Q0 -9.6 -9.6 -7Z'],
    ['#8d8790', 'M-9.8 -8Q0 -11 9.8 -8L9.900 -12Q0 -15 -9.9 -12Z'],
  ],
  straw: (colour) => [
    [colour, 'M-22 -3.4Q0 -12 22 -3.4Q16 .4 0 -3Q-16 .4 -22 -3.4Z'],
    [colour, 'M-10 -6Q-10 -16.6 0 -17Q10 -16.6 10 -6Q0 -9.6 -10 -6Z'],
    ['#9a4a38', BAND],
  ],
  broad: (colour) => [
    [colour, 'M-24 -7Q-12 -7 0 -9.5Q12 -8 24 -9.5Q18 -2.4 0 -3.6Q-16 -1.6 -24 -7Z'],
    [colour, 'M-10 -7Q-10.5 -17.6 0 -18Q10.5 -17.6 10 -7Q0 -9.6 -10 -7Z'],
    ['#8f2f36', BAND],
    ['#e8e2d4', 'M8 -9Q2 -22 -12 -22Q-24 -21 -27 -13Q-18 -17 -11 -15Q0 -13 8 -9Z'],
  ],
  flowered: (colour) => [
    [colour, 'M-18 -5.4Q0 -11 18 -5.4Q14 -1.6 0 -4Q-14 -1.6 -18 -5.4Z'],
    [colour, 'M-9.6 -6Q-10 -15 0 -15.4Q10 -15 9.6 -6Q0 -9 -9.6 -6Z'],
    ['#5f8a4c', disc(-11, -11, 3.4) + disc(9, -12, 3.4)],
    ['#d4566a', disc(-6, -12, 4) + disc(5, -11, 3)],
    ['#f0d8a8', disc(0, -13.5, 3.4) + disc(11.5, -9, 2.4)],
  ],
  bicorne: (colour) => [
    [colour, 'M-28 -2Q-20 -7 -15 -14Q-6 -24 0 -24Q6 -24 15 -14Q20 -7 28 -2Q14 -3 0 -6Q-14 -3 -28 -2Z'],
    ['#f0ece2', disc(7, -14, 3.2)],
    ['#c23b35', disc(7, -14, 1.8)],
  ],
  tricorn: (colour) => [
    [colour, 'M-20 -9Q-9 -10 -7 -15Q0 -18 7 -15Q9 -10 20 -9Q11 -2.600 0 -4.4Q-11 -2.6 -20 -9Z'],
    ['#c9a15a', 'M-20 -9Q-10 -5 0 -6.4Q10 -5 20 -9', 1.3],
  ],
  crown: () => [
    [GOLD, 'M-10 -7L-12 -19L-6 -13L0 -21L6 -13L12 -19L10 -7Q0 -10 -10 -7Z'],
    ['#c23b35', disc(0, -11.5, 1.8)],
  ],
  helmet: (colour, view) => [
    [colour, 'M-11 9Q-13 -15.6 0 -16Q13 -15.6 11 9Q0 14 -11 9Z'],
    ...(view === 'back'
      ? []
      : [[DARK, view === 'front' ? rect(-8, -3, 16, 3) : rect(1, -3, 11, 3)] as const]),
    ['#c23b35', 'M-1 -15Q-6 -27 -16 -24Q-9 -21 -8 -12Z'],
  ],
  spiked: (colour, view) => [
    [colour, 'M-12 -2Q-12 -15.6 0 -16.4Q12 -15.6 12 -2Q0 -7 -12 -2Z'],
    [GOLD, 'M-1.8 -16L0 -25L1.8 -16Z'],
    ...visor(view),
    ...(view === 'back' ? [] : [[GOLD, disc(view === 'side' ? 7 : 0, -9.5, 2.8)] as const]),
  ],
  hood: (colour, view) =>
    view === 'back'
      ? [[colour, 'M-14 17Q-15 -10 -6 -16Q0 -19 6 -16Q15 -10 14 17Q0 22 -14 17Z']]
      : [
          [
            colour,
            view === 'front'
              ? 'M-14 17Q-15 -10 -6 -16Q0 -19 6 -16Q15 -10 14 17L8 12Q12 -6 0 -9Q-12 -6 -8 12Z'
              : 'M-13 17Q-15 -10 -4 -16Q5 -18.6 10 -12Q13 -8 11 -5Q3 -8 1 0Q0 8 5 14Q-3 20 -13 17Z',
          ],
        ],
  pointed: (colour) => [
    [colour, 'M-20 -4Q0 -11 20 -4Q16 0 0 -3Q-16 0 -20 -4Z'],
    [colour, 'M-10 -6L-3 -34L5 -42L5 -32L10 -6Q0 -9.6 -10 -6Z'],
    [GOLD, BAND],
  ],
  turban: (colour) => [
    [colour, 'M-12 -2Q-15 -17 0 -18Q15 -17 12 -2Q0 -8 -12 -2Z'],
    ['pale', 'M-11 -7Q0 -15 11 -6M-12 -3Q-2 -9 8 -12', 1.2],
  ],
  bubble: (_, view) => [
    ['#e8e8ea', disc(0, 0, 17)],
    ['#31425c', view === 'back' ? '' : disc(view === 'side' ? 4 : 0, 0, 12.5, 11.5)],
    ['#9fb7cf', view === 'back' ? '' : disc(view === 'side' ? 0 : -4.5, -4.5, 3.6, 2.6)],
  ],
  hardhat: (colour) => [
    [colour, 'M-11 -6Q-11.6 -17.6 0 -18.4Q11.6 -17.6 11 -6L14 -3.6Q0 -8 -14 -3.6Z'],
    ['dark', rect(-1.4, -18.4, 2.8, 11)],
  ],
};

export const hatParts = (hat: Hat, colour: Local, view: View): readonly Part[] => HATS[hat](colour, view);
