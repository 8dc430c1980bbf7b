import { describe, expect, it } from 'vitest';
import { discarded, isLoss, restOf, withoutDraft } from '#functions/domain/storyboard/endings.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard, StoryboardDraft } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-25T10:00:00.000Z');
const charge = [
  { grantId: 'a', amount: 4 },
  { grantId: 'b', amount: 6 },
];
const draft: StoryboardDraft = {
  attempt: 3,
  charge,
  room: 1,
  begun: 1,
  painted: 1,
  reservedAt: NOW.toISOString(),
  touchedAt: NOW.toISOString(),
};
const board = openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW);
const drafted: Storyboard = {
  ...board,
  attempt: 3,
  quality: 'high',
  draft,
  pictures: {
    s1: { takes: 1, still: { key: 'key', preview: 'preview', take: 1, of: { picture: 'A lamp.' } } },
  },
};

it.each([
  ['returns everything when nothing is kept', 0, charge],
  [
    'keeps credits of the first grant',
    3,
    [
      { grantId: 'a', amount: 1 },
      { grantId: 'b', amount: 6 },
    ],
  ],
  ['leaves out a grant that is kept whole', 4, [{ grantId: 'b', amount: 6 }]],
  ['keeps the first grant and a part of the next', 7, [{ grantId: 'b', amount: 3 }]],
  ['returns nothing when everything is kept', 10, []],
  ['returns nothing when more than everything would be kept', 12, []],
])('a charge %s', (_, kept, rest) => {
  expect(restOf(charge, kept)).toEqual(rest);
});

it.each([
  [0, 0, false],
  [1, 1, false],
  [6, 3, false],
  [7, 3, true],
  [1, 0, true],
])('a draft with %i pictures started and %i painted is a loss: %s', (begun, painted, isLost) => {
  expect(isLoss({ ...draft, begun, painted })).toBe(isLost);
});

describe('a storyboard', () => {
  it('loses its pictures and its draft when it is discarded', () => {
    const { draft: _, ...kept } = drafted;
    expect(discarded(drafted, LATER)).toStrictEqual({
      ...kept,
      pictures: {},
      discardedAt: LATER.toISOString(),
    });
  });

  it('that loses its draft also loses its pictures and quality, and gets the next attempt number', () => {
    expect(withoutDraft(drafted)).toStrictEqual({ ...board, pictures: {}, attempt: 4, erasing: 3 });
  });

  it('stays the same without a draft', () => {
    const open: Storyboard = { ...board, quality: 'high' };
    expect(withoutDraft(open)).toBe(open);
  });
});
