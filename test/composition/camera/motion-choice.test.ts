import { describe, expect, it } from 'vitest';
import { motionOf, type SceneShape } from '#composition/camera/motion-choice.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';

/**
 * A scene whose words suggest no motion. With this seed, seat 1 pans, seat 2 tilts, seat 3 approaches and
 * seat 4 drifts.
 */
const shape: SceneShape = {
  index: 1,
  count: 9,
  text: 'Nobody knew.',
  picture: { width: 1080, height: 1920 },
  seed: 's',
};
const wide = { width: 1400, height: 1920 };
const moves = (change: Partial<SceneShape>, framing?: { at: number; count: number }) =>
  motionOf({ ...shape, ...change }, framing);
const tell = (text: string, seat = 1): string => moves({ text, seat });

describe('the motion of a framing', () => {
  it.each([
    ['is what its creator chose', { move: 'drift', index: 0 }, undefined, 'drift'],
    ['moves in at the beginning of a film', { index: 0 }, undefined, 'push-in'],
    ['leans in at the beginning if its seat is odd', { index: 0, seat: 3 }, undefined, 'lean-in'],
    ['moves in if the film has only one scene', { index: 0, count: 1 }, undefined, 'push-in'],
    ['pulls out at the end of a film of one scene', { index: 0, count: 1 }, { at: 1, count: 2 }, 'pull-out'],
    ['pulls out at the end', { index: 8 }, undefined, 'pull-out'],
    [
      'pulls out only in the last framing of the last scene',
      { index: 8, seat: 3 },
      { at: 0, count: 2 },
      'lean-in',
    ],
    ['slides or rises before the last framing', { index: 8 }, { at: 1, count: 3 }, 'slide-in'],
    ['pulls out in no other scene', { index: 7, seat: 3 }, { at: 0, count: 1 }, 'lean-in'],
    ['slides first in an even seat', { index: 0 }, { at: 1, count: 4 }, 'slide-in'],
    ['rises next in an even seat', { index: 0 }, { at: 2, count: 4 }, 'rise-in'],
    ['rises first in an odd seat', { index: 1 }, { at: 1, count: 4 }, 'rise-in'],
    ['slides next in an odd seat', { index: 1 }, { at: 2, count: 4 }, 'slide-in'],
    ['depends on its seat rather than its index', { index: 1, seat: 4 }, { at: 1, count: 4 }, 'slide-in'],
    [
      'slides in a later framing whatever its words',
      { text: 'A key.', seat: 2 },
      { at: 1, count: 2 },
      'slide-in',
    ],
  ] as const)('%s', (_, change, framing, motion) => {
    expect(moves(change, framing)).toBe(motion);
  });

  it('is chosen by scene number from a set of motions that suit the words', () => {
    const texts = ['Gold, silver, tin.', 'The sky opened.', 'A key lay there.', 'The sea was calm.'];
    expect(texts.map((text) => [0, 1, 2, 3].map((seat) => moves({ text, seat })))).toEqual([
      ['pan-left', 'pan-right', 'pan-left', 'pan-right'],
      ['pan-up', 'pan-down', 'pan-up', 'pan-down'],
      ['push-in', 'lean-in', 'push-in', 'lean-in'],
      ['drift', 'drift-back', 'drift', 'drift-back'],
    ]);
    expect(moves({ index: 3, text: 'A key lay there.', seat: undefined })).toBe('lean-in');
  });

  it('is random when nothing suggests a motion, but always the same for a given seed and scene number', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => moves({ seat }))).toEqual([
      'pan-right',
      'pan-up',
      'lean-in',
      'drift',
      'pan-right',
      'pan-up',
      'lean-in',
      'drift',
    ]);
    expect([1, 2, 3, 4].map((index) => moves({ index }))).toEqual([
      'pan-right',
      'pan-up',
      'lean-in',
      'drift',
    ]);
    const seeds = ['0', '1', '2', '3', '6', '8', '9', '10', '11'];
    expect(seeds.map((seed) => moves({ seed }))).toEqual([
      'drift-back',
      'lean-in',
      'lean-in',
      'pan-down',
      'drift-back',
      'pan-right',
      'drift-back',
      'lean-in',
      'pan-down',
    ]);
  });

  it('is determined by the first cue that applies: a list, something nearby, height, a wide picture or open space', () => {
    expect(tell('A key, a letter, the sky.')).toBe('pan-right');
    expect(tell('A key from the sky.')).toBe('lean-in');
    expect(moves({ text: 'The sky opened.', picture: wide })).toBe('pan-down');
    expect(moves({ text: 'The sea was calm.', picture: wide })).toBe('pan-right');
  });

  it('is a pan over pictures that are more than 1.15 times as wide as the canvas', () => {
    const most = (CANVAS.width / CANVAS.height) * 1.15;
    expect(moves({ seat: 3, picture: { width: most, height: 1 } })).toBe('lean-in');
    expect(moves({ seat: 3, picture: { width: most + 0.0001, height: 1 } })).toBe('pan-right');
  });
});

describe('the words of a scene', () => {
  it.each(['Gold, silver, tin', 'Gold; silver; tin.', 'Gold, silver and tin;', 'Oro, plata y agua,'])(
    '%j are a list',
    (text) => {
      expect(tell(text, 3)).toBe('pan-right');
    },
  );

  it.each(['Gold, silver and tin', 'Gold, silver but tin,', 'Gold,,silver', 'Gold and tin', ', ,'])(
    '%j are not a list',
    (text) => {
      expect(tell(text, 3)).toBe('lean-in');
    },
  );

  it.each(['STARS', 'A star', 'the rising', 'Subió', 'subi', 'cayó', 'caía', 'monte', 'fällt', 'Ein Turm'])(
    '%j are about height',
    (text) => {
      expect(tell(text)).toBe('pan-down');
    },
  );

  it.each(['An eye', 'eyes', 'un ojo', 'los ojos', 'ein Auge', 'Augen', 'WHISPERS', 'cœur'])(
    '%j are about something nearby',
    (text) => {
      expect(tell(text)).toBe('lean-in');
    },
  );

  it.each(['Sea', 'by the sea.', 'océano', 'la forêt', 'Menge'])('%j are about open space', (text) => {
    expect(tell(text)).toBe('drift-back');
  });

  it.each(['husky', 'montre', 'subasta', 'casa', 'donkey', 'season', 'undersea', 'sunk'])(
    '%j suggest no motion',
    (text) => {
      expect(tell(text)).toBe('pan-right');
    },
  );
});
