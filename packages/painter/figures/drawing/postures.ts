/** What a person in a picture may be doing. */
export const POSTURES = [
  'stand',
  'walk',
  'bring',
  'run',
  'sit',
  'ride',
  'kneel',
  'bend',
  'stumble',
  'lift',
  'climb',
  'push',
  'call',
  'work',
  'hold',
  'carry',
  'talk',
  'sleep',
  'slump',
  'salute',
  'drive',
] as const;
export type Posture = (typeof POSTURES)[number];

/** The direction from which a person is seen. A side view faces right. */
export type View = 'front' | 'back' | 'side';

/**
 * The angles of a limb’s upper and lower bone from straight down, in degrees: positive is forwards in a side view and
 * outwards in a front or back view.
 */
export type Bend = readonly [upper: number, lower: number];

export interface Stance {
  readonly lean: number;
  readonly legs: readonly [near: Bend, far: Bend];
  readonly arms: readonly [near: Bend, far: Bend];
}

const stance = (
  lean: number,
  ...[a, b, c, d, e, f, g, h]: readonly [number, number, number, number, number, number, number, number]
): Stance => ({
  lean,
  legs: [
    [a, b],
    [c, d],
  ],
  arms: [
    [e, f],
    [g, h],
  ],
});

/** The lean of the body, then the near leg, the far leg, the near arm and the far arm. */
const FACING: Record<Posture, Stance> = {
  stand: stance(0, 2, 0, 10, 3, 15, -9, 9, 4),
  walk: stance(0, 5, 0, 3, 2, 12, 2, 8, 2),
  bring: stance(0, 5, 0, 3, 2, 16, -52, 8, 2),
  run: stance(0, 8, -6, 6, 2, 34, 8, 30, 60),
  sit: stance(0, 10, 2, 10, 2, 14, -12, 14, -12),
  ride: stance(0, 26, 4, 26, 4, 12, -20, 12, -20),
  kneel: stance(0, 12, 2, 12, 2, 16, -20, 16, -20),
  bend: stance(0, 6, 2, 6, 2, 14, -20, 14, -20),
  stumble: stance(7, 20, 4, 2, 14, 72, 120, 84, 60),
  lift: stance(0, 5, 1, 4, 1, 52, 164, 9, 3),
  climb: stance(0, 16, -30, 3, 1, 34, 8, 14, 4),
  push: stance(0, 8, 2, 4, 1, 30, -10, 30, -10),
  call: stance(0, 4, 1, 4, 1, 34, 184, 9, 3),
  work: stance(0, 8, 2, 8, 2, 26, -66, 24, -58),
  hold: stance(0, 4, 1, 4, 1, 16, -52, 14, -40),
  carry: stance(0, 5, 1, 5, 1, 22, -40, 22, -40),
  talk: stance(0, 2, 0, 10, 3, 26, 104, 9, 4),
  sleep: stance(0, 10, 2, 10, 2, 18, -40, 18, -40),
  slump: stance(0, 26, -8, 30, -6, 30, -20, 24, -14),
  drive: stance(0, 10, 2, 10, 2, 14, -12, 14, -12),
  salute: stance(0, 3, 1, 3, 1, 76, 222, 8, 3),
};

const PROFILE: Record<Posture, Stance> = {
  stand: stance(1, 3, -2, -4, -5, 2, 12, -4, 6),
  walk: stance(4, 25, 6, -16, -34, -22, -8, 24, 38),
  bring: stance(3, 25, 6, -16, -34, 14, 82, -10, 12),
  run: stance(16, 62, -6, -24, -84, -48, 18, 52, 112),
  sit: stance(2, 84, 2, 76, -4, 26, 66, 20, 58),
  ride: stance(3, 58, -10, 50, -14, 34, 76, 28, 70),
  kneel: stance(14, -8, -86, 78, -4, 44, 62, 30, 54),
  bend: stance(52, 4, -6, -4, -8, 14, 24, 4, 14),
  stumble: stance(-16, 40, 16, -6, -26, 86, 108, -64, -96),
  lift: stance(-3, 6, -2, -5, -6, 112, 150, 6, 14),
  climb: stance(13, 72, 4, -10, -16, 104, 138, 70, 112),
  push: stance(26, 30, -14, -18, -36, 70, 84, 62, 80),
  call: stance(2, 3, -2, -4, -5, 36, 168, 2, 10),
  work: stance(10, 84, 2, 76, -4, 32, 82, 26, 76),
  hold: stance(1, 4, -2, -4, -5, 16, 74, 12, 68),
  carry: stance(7, 12, -4, -8, -12, 62, 92, 54, 86),
  talk: stance(2, 6, -2, -6, -7, 18, 126, 4, 22),
  sleep: stance(-9, 80, 6, 72, 0, 22, 58, 26, 64),
  slump: stance(16, 128, 38, 134, 44, 4, 128, -6, 118),
  drive: stance(1, 78, 18, 72, 12, 44, 84, 38, 78),
  salute: stance(0, 2, -1, -2, -3, 72, 150, -2, 6),
};

export const stanceOf = (posture: Posture, view: View): Stance =>
  view === 'side' ? PROFILE[posture] : FACING[posture];
