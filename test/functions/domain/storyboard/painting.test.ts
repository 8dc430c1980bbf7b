import { describe, expect, it } from 'vitest';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import {
  charged,
  isHeldBy,
  isPictureAttempt,
  newOrder,
  nextPictureAttempt,
  notPainted,
  paintCost,
  painted,
  paintingOf,
  started,
  underWay,
  withDraft,
} from '#functions/domain/storyboard/painting.ts';
import type {
  Painting,
  Still,
  Storyboard,
  StoryboardDraft,
} from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const at = NOW.toISOString();
const later = LATER.toISOString();
const of = { picture: 'It burned.' };
const still: Still = { key: 'key', preview: 'preview', take: 1, of };
const other: Still = { key: 'other', preview: 'other', take: 2, of };
const charge = [{ grantId: 'grant', amount: 1 }];
const draft: StoryboardDraft = {
  attempt: 2,
  charge,
  room: 3,
  begun: 0,
  painted: 0,
  reservedAt: at,
  touchedAt: at,
};
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: ['s1', 's2', 's3'].map((id) => ({ id, narration: 'It burned.', picture: '' })),
  attempt: 2,
};
const drafted: Storyboard = { ...board, draft };
const painting = (number: number, change: Partial<Painting> = {}): Painting => ({
  number,
  order: 1,
  attempt: 2,
  take: 1,
  isFirst: true,
  orderedAt: at,
  isStarted: false,
  ...change,
});
const again = (number: number): Painting => painting(number, { isFirst: false });
const withPictures = (pictures: Storyboard['pictures'], before = drafted): Storyboard => ({
  ...before,
  pictures,
});

describe('an attempt at a picture', () => {
  it('has a number greater than a million', () => {
    expect([1, 1_000_000, 1_000_001].map(isPictureAttempt)).toEqual([false, false, true]);
  });

  it('has a number that no picture has used', () => {
    expect(nextPictureAttempt(board)).toBe(1_000_001);
    expect(nextPictureAttempt({ ...board, ordered: 4 })).toBe(1_000_005);
  });
});

describe('painting a scene', () => {
  it.each<[string, Storyboard, number]>([
    ['for the first time costs nothing', board, 0],
    ['again after a failure costs nothing', withPictures({ s1: { takes: 1, problem: 'It failed.' } }), 0],
    ['again costs a credit', withPictures({ s1: { takes: 1, still } }), 1],
    ['of a video costs a credit', { ...board, videoId: 'board' }, 1],
    ['costs nothing while a first picture is left', { ...drafted, draft: { ...draft, painted: 2 } }, 0],
    ['costs a credit once no first picture is left', { ...drafted, draft: { ...draft, painted: 3 } }, 1],
    ['costs a credit after scenes were deleted', { ...drafted, draft: { ...draft, painted: 4 } }, 1],
    [
      'costs nothing while not all remaining first pictures are under way',
      withPictures(
        { s2: { takes: 1, painting: painting(1) }, s3: { takes: 1 } },
        {
          ...drafted,
          draft: { ...draft, painted: 1 },
        },
      ),
      0,
    ],
    [
      'costs a credit while all remaining first pictures are under way',
      withPictures(
        { s2: { takes: 1, painting: painting(1) }, s3: { takes: 1, painting: painting(2) } },
        {
          ...drafted,
          draft: { ...draft, painted: 1 },
        },
      ),
      1,
    ],
    [
      'costs nothing while other pictures are painted again',
      withPictures(
        { s2: { takes: 2, still, painting: again(1) }, s3: { takes: 2, still, painting: again(2) } },
        {
          ...drafted,
          draft: { ...draft, painted: 2 },
        },
      ),
      0,
    ],
  ])('%s', (_, storyboard, cost) => {
    expect(paintCost(storyboard, 's1')).toBe(cost);
  });
});

describe('an order', () => {
  it('lists its pictures in film order, and pays for them from the draft', () => {
    const before = { ...drafted, orders: 4, ordered: 6 };
    const change = { order: 5, orderedAt: later };
    const pictures = [
      { sceneId: 's1', painting: painting(7, change) },
      { sceneId: 's3', painting: painting(8, change) },
    ];
    expect(newOrder(before, ['s3', 's1', 'gone'], LATER)).toStrictEqual({
      storyboard: {
        ...before,
        orders: 5,
        ordered: 8,
        draft: { ...draft, begun: 2, touchedAt: later },
        pictures: {
          s1: { takes: 1, painting: pictures[0]?.painting },
          s3: { takes: 1, painting: pictures[1]?.painting },
        },
      },
      pictures,
    });
  });

  it('makes separate attempts for the pictures that don’t fit in the draft’s budget', () => {
    const before = { ...drafted, draft: { ...draft, begun: 2 } };
    const { storyboard, pictures } = newOrder(before, ['s1', 's2'], NOW);
    expect(storyboard.draft).toStrictEqual({ ...draft, begun: 3 });
    expect(pictures).toStrictEqual([
      { sceneId: 's1', painting: painting(1) },
      { sceneId: 's2', painting: painting(2, { attempt: 1_000_002 }) },
    ]);
  });

  it('gets no more first pictures than there are scenes', () => {
    const before = { ...drafted, draft: { ...draft, painted: 2 } };
    const { storyboard, pictures } = newOrder(before, ['s1', 's2'], NOW);
    expect(storyboard.draft).toStrictEqual({ ...draft, painted: 2, begun: 1 });
    expect(pictures).toStrictEqual([
      { sceneId: 's1', painting: painting(1) },
      { sceneId: 's2', painting: painting(2, { attempt: 1_000_002, isFirst: false }) },
    ]);
  });

  it('repaints a scene as a separate attempt, keeping its picture and clearing its last failure', () => {
    const before = withPictures({ s1: { takes: 2, still, problem: 'It failed.' }, s2: { takes: 1 } });
    const next = painting(1, { attempt: 1_000_001, take: 3, isFirst: false });
    expect(newOrder(before, ['s1'], LATER)).toStrictEqual({
      storyboard: {
        ...before,
        orders: 1,
        ordered: 1,
        draft: { ...draft, touchedAt: later },
        pictures: { s1: { takes: 3, still, painting: { ...next, orderedAt: later } }, s2: { takes: 1 } },
      },
      pictures: [{ sceneId: 's1', painting: { ...next, orderedAt: later } }],
    });
  });

  it('needs no draft', () => {
    const first = painting(1, { attempt: 1_000_001 });
    expect(newOrder(board, ['s2'], NOW)).toStrictEqual({
      storyboard: { ...board, orders: 1, ordered: 1, pictures: { s2: { takes: 1, painting: first } } },
      pictures: [{ sceneId: 's2', painting: first }],
    });
  });

  it('leaves out scenes that no longer exist, are being painted, or show their creator’s own picture', () => {
    const before: Storyboard = {
      ...drafted,
      scenes: board.scenes.map((scene) =>
        scene.id === 's2' ? { ...scene, media: { uploadId: 'own' } } : scene,
      ),
      pictures: { s1: { takes: 1, painting: painting(1) } },
    };
    const order = newOrder(before, ['s1', 's2', 'gone'], LATER);
    expect(order.pictures).toEqual([]);
    expect(order.storyboard).toBe(before);
    expect(newOrder(before, [], LATER).storyboard).toBe(before);
    expect(newOrder(before, ['s1', 's2', 's3'], LATER).pictures).toMatchObject([{ sceneId: 's3' }]);
  });
});

it('a draft’s budget covers a picture for each scene', () => {
  expect(withDraft(board, charge, NOW)).toStrictEqual(drafted);
});

describe('the charge for a picture', () => {
  it('is added to its order', () => {
    const before = withPictures({ s1: { takes: 2, still, painting: again(1) }, s2: { takes: 1 } });
    expect(charged(before, 's1', charge)).toStrictEqual(
      withPictures({ s1: { takes: 2, still, painting: { ...again(1), charge } }, s2: { takes: 1 } }),
    );
  });

  it('is not added if the picture isn’t in progress', () => {
    const before = withPictures({ s1: { takes: 1 } });
    expect(charged(before, 's1', charge)).toBe(before);
    expect(charged(before, 's2', charge)).toBe(before);
  });
});

describe('a picture in progress', () => {
  const first = painting(1);
  const busy = withPictures({ s1: { takes: 1, painting: first }, s2: { takes: 1, still } });
  it.each<[string, Storyboard, { sceneId: string; number: number }, Painting | undefined]>([
    ['is found by its scene and number', busy, { sceneId: 's1', number: 1 }, first],
    ['is not found by another number', busy, { sceneId: 's1', number: 2 }, undefined],
    ['is not found once it is over', busy, { sceneId: 's2', number: 1 }, undefined],
    ['is not found in another scene', busy, { sceneId: 's3', number: 1 }, undefined],
    [
      'is not found in a discarded storyboard',
      { ...busy, discardedAt: at },
      { sceneId: 's1', number: 1 },
      undefined,
    ],
  ])('%s', (_, storyboard, asked, found) => {
    expect(paintingOf(storyboard, asked)).toBe(found);
  });

  it('is listed with its scene', () => {
    const second = again(2);
    const both = withPictures({ ...busy.pictures, s3: { takes: 2, painting: second } });
    expect(underWay(both)).toEqual([
      { sceneId: 's1', painting: first },
      { sceneId: 's3', painting: second },
    ]);
    expect(underWay(board)).toEqual([]);
  });

  it('starts together with the rest of its order', () => {
    const next = painting(3, { order: 2 });
    const before = withPictures({
      s1: { takes: 1, painting: first },
      s2: { takes: 1, still },
      s3: { takes: 2, still, painting: painting(2) },
      s4: { takes: 1, painting: next },
    });
    expect(started(before, 1)).toStrictEqual(
      withPictures({
        s1: { takes: 1, painting: { ...first, isStarted: true } },
        s2: { takes: 1, still },
        s3: { takes: 2, still, painting: painting(2, { isStarted: true }) },
        s4: { takes: 1, painting: next },
      }),
    );
  });
});

describe('a painted picture', () => {
  const problem = 'It failed.';
  it.each<[string, Storyboard, Storyboard]>([
    [
      'counts toward the draft when it is the first',
      withPictures({ s1: { takes: 1, problem, painting: painting(1) }, s2: { takes: 1 } }),
      withPictures(
        { s1: { takes: 1, still: other }, s2: { takes: 1 } },
        {
          ...drafted,
          draft: { ...draft, painted: 1 },
        },
      ),
    ],
    [
      'replaces the one before',
      withPictures({ s1: { takes: 2, still, painting: again(1) } }),
      withPictures({ s1: { takes: 2, still: other } }),
    ],
    [
      'counts toward nothing when nobody ordered it',
      drafted,
      withPictures({ s1: { takes: 0, still: other } }),
    ],
    [
      'counts toward nothing without a draft',
      withPictures({ s1: { takes: 1, painting: painting(1) } }, board),
      withPictures({ s1: { takes: 1, still: other } }, board),
    ],
  ])('%s', (_, before, after) => {
    expect(painted(before, 's1', other)).toStrictEqual(after);
  });

  it('is dropped when its scene was deleted', () => {
    expect(
      painted(withPictures({ gone: { takes: 1, painting: painting(1) } }), 'gone', other),
    ).toBeUndefined();
  });
});

describe('a picture that could not be painted', () => {
  it.each<[string, Storyboard['pictures'], string | undefined, Storyboard['pictures'][string]]>([
    [
      'leaves the one before, with its problem',
      { s1: { takes: 2, still, painting: again(1) } },
      'It failed.',
      { takes: 2, still, problem: 'It failed.' },
    ],
    [
      'leaves no problem where none is reported',
      { s1: { takes: 1, problem: 'Before.', painting: painting(1) } },
      undefined,
      { takes: 1 },
    ],
    ['is reported even when nobody ordered it', {}, 'It failed.', { takes: 0, problem: 'It failed.' }],
  ])('%s', (_, pictures, problem, left) => {
    const before = withPictures({ ...pictures, s2: { takes: 1, still } });
    expect(notPainted(before, 's1', problem)).toStrictEqual(
      withPictures({ s1: left, s2: { takes: 1, still } }),
    );
  });
});

it.each<[string, Storyboard, boolean]>([
  ['the draft of that attempt', drafted, true],
  [
    'the speech of that attempt',
    { ...board, speaking: partial<Storyboard['speaking']>({ attempt: 2 }) },
    true,
  ],
  [
    'a picture of that attempt',
    withPictures(
      { s1: { takes: 1, painting: painting(1, { attempt: 9 }) }, s2: { takes: 1, painting: painting(2) } },
      board,
    ),
    true,
  ],
  ['nothing', board, false],
  [
    'nothing if everything belongs to other attempts',
    {
      ...withPictures({ s1: { takes: 1, painting: painting(1, { attempt: 9 }) } }),
      draft: { ...draft, attempt: 9 },
      speaking: partial<Storyboard['speaking']>({ attempt: 9 }),
    },
    false,
  ],
])('an attempt’s budget is held by %s', (_, storyboard, isHeld) => {
  expect(isHeldBy(storyboard, 2)).toBe(isHeld);
});
