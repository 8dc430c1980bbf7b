import { describe, expect, it } from 'vitest';
import type { Framing } from '#composition/camera/framings.ts';
import { cameraPath, lightAt } from '#composition/camera/motion.ts';
import { sceneOverscan, shotsOf } from '#composition/camera/shots.ts';
import type { Motion } from '#contract/motions.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const framings: readonly Framing[] = [
  { from: 0, frames: 60, closeness: 'whole' },
  { from: 60, frames: 90, closeness: 'close' },
  { from: 150, frames: 30, closeness: 'whole' },
];
const pictures = { whole: { width: 1300, height: 2200 }, close: { width: 1200, height: 2100 } };
const scene = {
  frames: 180,
  recordingMs: 0,
  endMs: 5000,
  words: ['so', 'it', 'was'].map((text, at) => ({ text, startMs: at * 100, endMs: at * 100 + 100 })),
};
const input = { scene, framings, index: 3, count: 9, seed: 's', pictures };
type Input = Parameters<typeof shotsOf>[0];

/** The shots of a single framing with this motion. */
const shotsIn = (
  motion: Parameters<typeof cameraPath>[0],
  at: 0 | 1 | 2,
  cut = { before: true, after: true },
) => {
  const { from, frames, closeness } = defined(framings[at]);
  return cameraPath(motion, frames, pictures[closeness]).map((view, frame) => ({
    closeness,
    view,
    light: lightAt(from + frame, 180, cut),
  }));
};

describe('the shots of a scene', () => {
  it('are the shots of its framings, in order', () => {
    expect(shotsOf(input)).toEqual([
      ...shotsIn('lean-in', 0),
      ...shotsIn('rise-in', 1),
      ...shotsIn('slide-in', 2),
    ]);
  });

  it.each<readonly [string, Partial<Input>, Motion]>([
    ['its creator chose', { move: 'pan-up' }, 'pan-up'],
    ['suits its seat', { seat: 2 }, 'pan-up'],
    [
      'suits its words',
      { scene: { ...scene, words: [{ text: 'sea', startMs: 0, endMs: 1 }] } },
      'drift-back',
    ],
    [
      'suits its words, joined by spaces',
      {
        seat: 1,
        scene: { ...scene, words: ['un', 'sea'].map((text) => ({ text, startMs: 0, endMs: 1 })) },
      },
      'drift-back',
    ],
    ['suits its seed if no word suggests a motion', { seat: 1 }, 'pan-right'],
    ['suits its place in the film', { index: 0 }, 'push-in'],
  ])('move as %s', (_, change, motion) => {
    const [first] = takeFrom(shotsOf({ ...input, ...change }));
    expect(first.view).toEqual(cameraPath(motion, 60, pictures.whole)[0]);
  });

  it.each([
    [0, false, true],
    [1, true, true],
    [7, true, true],
    [8, true, false],
  ])(
    'are brightened at the cuts around their scene: in scene %i of nine, at its start (%s) and at its end (%s)',
    (index, before, after) => {
      const shots = shotsOf({ ...input, index });
      expect([defined(shots[0]).light > 0, defined(shots.at(-1)).light > 0]).toEqual([before, after]);
      expect(shots.map(({ light }) => light)).toEqual(
        Array.from({ length: 180 }, (__, frame) => lightAt(frame, 180, { before, after })),
      );
    },
  );

  it('show the whole picture when there is no close-up', () => {
    const shots = shotsOf({ ...input, pictures: { whole: pictures.whole } });
    expect(shots[60]).toEqual({
      closeness: 'close',
      view: cameraPath('rise-in', 90, pictures.whole)[0],
      light: 0,
    });
  });

  it('don’t move over a clip unless the creator chose a motion', () => {
    const clip: Framing[] = [{ from: 0, frames: 180, closeness: 'whole' }];
    const resting = shotsOf({ ...input, framings: clip, isClip: true });
    expect(resting).toHaveLength(180);
    expect(resting[1]).toEqual({
      closeness: 'whole',
      view: { x: 0, y: 0, step: 1 },
      light: lightAt(1, 180, { before: true, after: true }),
    });
    const moving = shotsOf({ ...input, framings: clip, isClip: true, move: 'drift' });
    expect(moving.map(({ view }) => view)).toEqual(cameraPath('drift', 180, pictures.whole));
  });
});

it.each([
  ['its longest framing', undefined, 1.148],
  ['a scene whose creator chose a motion', { move: 'drift' }, 1.148],
  ['a clip whose creator chose a motion', { isClip: true, move: 'drift' }, 1.148],
  ['a clip without a motion', { isClip: true }, 1],
  ['a scene without a clip', { isClip: false }, 1.148],
] as const)('a scene’s pictures have the margin needed for %s', (_, camera, overscan) => {
  expect(sceneOverscan(framings, camera)).toBeCloseTo(overscan, 9);
});
