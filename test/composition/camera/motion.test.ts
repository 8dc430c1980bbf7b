import { describe, expect, it } from 'vitest';
import { cameraPath, lightAt, progress } from '#composition/camera/motion.ts';
import { motionOf } from '#composition/camera/motion-choice.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { MOTIONS } from '#contract/motions.ts';
import { defined } from '#test/support/values.ts';

const picture = { width: 1400, height: 2228 };
const wide = { width: 1761, height: 2228 };
const TEXTS = [
  'Nobody knew.',
  'Gold, silver, and a compass.',
  'The sky opened.',
  'A letter lay there.',
  'The sea was calm.',
  '',
] as const;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const shape = { index: 1, count: 6, text: '', picture: { width: 1258, height: 2236 }, seed: 's' };

const speed = (frame: number): number => progress(frame + 1, 120) - progress(frame, 120);

describe('the camera', () => {
  // Proves film-motion-never-in-two-consecutive.
  it('never moves the same way in two consecutive scenes, whatever the words, stills and seed', () => {
    for (const seed of range(40).map(String))
      for (const count of [1, 2, 3, 8, 31]) {
        const motions = range(count).map((index) =>
          motionOf({
            index,
            count,
            seed,
            text: defined(TEXTS[(index * 7 + Number(seed)) % TEXTS.length]),
            picture: index % 3 === 0 ? wide : picture,
          }),
        );
        for (const [index, motion] of motions.slice(1).entries()) expect(motion).not.toBe(motions[index]);
      }
  });

  it('never moves the same way in two framings in a row', () => {
    for (const counts of [[1], [3], [2, 2, 2], [1, 3, 2, 1, 4], [4, 1, 1, 3]]) {
      const motions = counts.flatMap((count, index) =>
        range(count).map((at) =>
          motionOf({ ...shape, index, count: counts.length, text: 'The sky opened.' }, { at, count }),
        ),
      );
      for (const [at, motion] of motions.slice(1).entries()) expect(motion).not.toBe(motions[at]);
      expect(motions.at(-1)).toBe(motions.length === 1 ? 'push-in' : 'pull-out');
    }
  });

  // Proves film-motion-suits-scene.
  it('moves in at the start and out at the end', () => {
    const motions = range(6).map((index) => motionOf({ ...shape, index, text: defined(TEXTS[index]) }));
    expect(motions[0]).toBe('push-in');
    expect(motions.at(-1)).toBe('pull-out');
    expect(motions.slice(1, -1)).not.toContain('pull-out');
  });

  it.each([
    ['pans along a list', 'Gold, silver, and a broken compass.', /^pan-(left|right)$/u],
    ['pans along a list in German', 'Brot, Käse und ein alter Brief, sonst nichts.', /^pan-(left|right)$/u],
    ['tilts for words about height', 'The tower reached higher every year.', /^pan-(up|down)$/u],
    ['tilts for words about height in French', 'Une étoile brillait encore.', /^pan-(up|down)$/u],
    ['moves in on close subjects', 'Her eyes never left him.', /-in$/u],
    ['moves in on close subjects in Spanish', 'Nadie tenía la llave.', /-in$/u],
    ['drifts over open spaces', 'Nothing moved in the desert.', /^drift/u],
  ])('%s', (_, text, motion) => {
    for (const index of [1, 2, 3, 4]) expect(motionOf({ ...shape, index, text })).toMatch(motion);
  });

  // Proves film-motion-suits-scene.
  it('pans over a wide still when the words suggest no motion', () => {
    for (const index of [1, 2])
      expect(motionOf({ ...shape, index, text: 'Nobody knew.', picture: wide })).toMatch(
        /^pan-(left|right)$/u,
      );
  });

  it('moves differently from film to film when the words suggest no motion', () => {
    const motions = range(30).map((seed) => motionOf({ ...shape, text: 'Nobody knew.', seed: String(seed) }));
    expect(new Set(motions).size).toBe(4);
  });

  // Proves film-motion-frame-sub-pixel-in.
  it.each(MOTIONS)('moves on every frame of a %s, never reverses and never leaves the picture', (motion) => {
    for (const frames of [2, 7, 90, 400]) {
      const views = cameraPath(motion, frames, picture);
      expect(views).toHaveLength(frames);
      for (const { x, y, step } of views) {
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(picture.height / CANVAS.height);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + (CANVAS.width - 1) * step).toBeLessThanOrEqual(picture.width);
        expect(y + (CANVAS.height - 1) * step).toBeLessThanOrEqual(picture.height);
      }
      for (const corner of [
        [0, 0],
        [picture.width, 0],
        [picture.width, picture.height],
      ] as const) {
        const places = views.map(
          ({ x, y, step }) => [(corner[0] - x) / step, (corner[1] - y) / step] as const,
        );
        for (const axis of [0, 1] as const) {
          const moves = places.slice(1).map((place, index) => place[axis] - defined(places[index])[axis]);
          expect(moves.every((move) => move >= -1e-6) || moves.every((move) => move <= 1e-6)).toBe(true);
        }
        if (corner[0] === 0) continue;
        for (const [index, place] of places.slice(1).entries())
          expect(
            Math.hypot(place[0] - defined(places[index])[0], place[1] - defined(places[index])[1]),
          ).toBeGreaterThan(0.01);
      }
    }
  });

  it('starts fast, slows down and ends fast', () => {
    expect(speed(0)).toBeGreaterThan(3 * speed(60));
    expect(speed(118)).toBeGreaterThan(3 * speed(60));
  });

  it('brightens the picture only across cuts, and only briefly', () => {
    expect(lightAt(0, 100, { before: false, after: true })).toBe(0);
    expect(lightAt(0, 100, { before: true, after: true })).toBeGreaterThan(0.2);
    expect(lightAt(50, 100, { before: true, after: true })).toBe(0);
    expect(
      range(100).filter((frame) => lightAt(frame, 100, { before: true, after: true }) > 0).length,
    ).toBeLessThan(15);
  });
});
