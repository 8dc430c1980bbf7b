import { describe, expect, it } from 'vitest';
import {
  FIRST_CUT_FRAMES,
  framingsOf,
  LONGEST_FRAMING_FRAMES,
  SHORTEST_FRAMING_FRAMES,
} from '#composition/camera/framings.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';

/**
 * A scene whose words start at these frames. The punctuation before a word makes it a better or worse place for a
 * cut.
 */
const sceneOf = (frames: number, words: readonly (readonly [text: string, frame: number])[]) => ({
  frames,
  words: words.map(([text, frame]) => ({ text, startMs: framesToMs(frame), endMs: framesToMs(frame + 1) })),
});
const cuts = (frames: number, words: readonly (readonly [string, number])[], index = 1): number[] =>
  framingsOf(sceneOf(frames, words), { index })
    .slice(1)
    .map(({ from }) => from);

it('framings last 0.9 to 5 seconds, and a film’s first framing at most 3', () => {
  expect([SHORTEST_FRAMING_FRAMES, LONGEST_FRAMING_FRAMES, FIRST_CUT_FRAMES]).toEqual([27, 150, 90]);
});

describe('a scene', () => {
  it('has one framing if its length is within the limit, and two if it is longer', () => {
    expect(framingsOf(sceneOf(150, []), { index: 1 })).toEqual([
      { from: 0, frames: 150, closeness: 'whole' },
    ]);
    expect(framingsOf(sceneOf(151, []), { index: 1 })).toEqual([
      { from: 0, frames: 75, closeness: 'whole' },
      { from: 75, frames: 76, closeness: 'close' },
    ]);
    expect(framingsOf(sceneOf(90, []), { index: 0 })).toHaveLength(1);
    expect(framingsOf(sceneOf(91, []), { index: 0 })).toHaveLength(2);
  });

  it('that shows a clip is never cut', () => {
    expect(framingsOf(sceneOf(400, []), { index: 0, isClip: true })).toEqual([
      { from: 0, frames: 400, closeness: 'whole' },
    ]);
    expect(framingsOf(sceneOf(400, []), { index: 1, isClip: false })).toHaveLength(3);
  });

  it('alternates between whole and close framings, the last of which takes the remaining time', () => {
    expect(framingsOf(sceneOf(400, []), { index: 0 })).toEqual([
      { from: 0, frames: 80, closeness: 'whole' },
      { from: 80, frames: 106, closeness: 'close' },
      { from: 186, frames: 107, closeness: 'whole' },
      { from: 293, frames: 107, closeness: 'close' },
    ]);
  });

  it.each([
    [
      'the word nearest to its middle',
      [
        ['a', 0],
        ['b', 70],
        ['c', 105],
      ],
      105,
    ],
    [
      'the earlier of two equally near words',
      [
        ['a', 0],
        ['b', 90],
        ['c', 110],
      ],
      90,
    ],
    ['its middle, never its first word', [['a', 90]], 100],
    [
      'a sentence’s end up to two seconds away',
      [
        ['a.', 0],
        ['b', 41],
        ['c', 100],
      ],
      41,
    ],
    [
      'a word rather than a sentence’s end over two seconds away',
      [
        ['a.', 0],
        ['b', 39],
        ['c', 100],
      ],
      100,
    ],
    [
      'a clause’s end up to a second away',
      [
        ['a,', 0],
        ['b', 71],
        ['c', 100],
      ],
      71,
    ],
    [
      'a word rather than a clause’s end over a second away',
      [
        ['a,', 0],
        ['b', 69],
        ['c', 100],
      ],
      100,
    ],
    [
      'the earliest word that leaves 0.9 seconds',
      [
        ['a.', 0],
        ['b', 27],
      ],
      27,
    ],
    [
      'its middle rather than an earlier word',
      [
        ['a.', 0],
        ['b', 26],
      ],
      100,
    ],
    [
      'the latest word within five seconds',
      [
        ['a', 0],
        ['b', 150],
      ],
      150,
    ],
    [
      'its middle rather than a later word',
      [
        ['a', 0],
        ['b', 151],
      ],
      100,
    ],
    [
      'the word after the one that ends a sentence',
      [
        ['a', 0],
        ['b.', 60],
        ['c', 101],
      ],
      101,
    ],
  ] as const)('of 200 frames is first cut at %s', (_, words, at) => {
    expect(cuts(200, words)[0]).toBe(at);
  });

  it('is cut no later than 0.9 seconds before its end', () => {
    expect(
      cuts(160, [
        ['a.', 0],
        ['b', 133],
      ]),
    ).toEqual([133]);
    expect(
      cuts(160, [
        ['a.', 0],
        ['b', 134],
      ]),
    ).toEqual([80]);
    expect(
      cuts(
        91,
        [
          ['a.', 0],
          ['b', 64],
        ],
        0,
      ),
    ).toEqual([64]);
    expect(
      cuts(
        91,
        [
          ['a.', 0],
          ['b', 65],
        ],
        0,
      ),
    ).toEqual([45]);
  });

  it('has each later cut positioned according to the time left after the previous cut', () => {
    // The cut at 127 leaves 173 frames, which are cut between 154 and 273, ideally at 213.
    expect(
      cuts(
        300,
        [
          ['a', 0],
          ['b.', 90],
          ['c', 127],
          ['d', 200],
          ['e', 210],
        ],
        1,
      ),
    ).toEqual([127, 210]);
    expect(cuts(310, [], 1)).toEqual([103, 206]);
    expect(
      cuts(
        230,
        [
          ['a', 0],
          ['b', 60],
          ['c', 95],
        ],
        0,
      ),
    ).toEqual([60, 95]);
  });

  it.each([
    ['.', 45],
    ['!”', 45],
    ['?»)', 45],
    ['… ', 45],
    ['.x', 100],
    ['’', 100],
  ])('is first cut after %j if that ends a sentence', (mark, at) => {
    expect(
      cuts(200, [
        [`a${mark}`, 0],
        ['b', 45],
        ['c', 100],
      ])[0],
    ).toBe(at);
  });

  it.each([
    [',', 75],
    [';”', 75],
    [': ', 75],
    ['–', 75],
    ['—', 75],
    [',x', 100],
    ['”', 100],
  ])('is first cut after %j if that ends a clause', (mark, at) => {
    expect(
      cuts(200, [
        [`a${mark}`, 0],
        ['b', 75],
        ['c', 100],
      ]),
    ).toEqual([at]);
  });
});
