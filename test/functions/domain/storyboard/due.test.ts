import { describe, expect, it } from 'vitest';
import { draftUntil, dueAt } from '#functions/domain/storyboard/due.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard, StoryboardDraft } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const AT = '2026-11-24T10:00:00.000Z';
const board = openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, new Date(AT));
const draft: StoryboardDraft = {
  attempt: 1,
  charge: [],
  room: 1,
  begun: 0,
  painted: 0,
  reservedAt: AT,
  touchedAt: AT,
};
const painting = (orderedAt: string, isStarted: boolean): Storyboard['pictures'][string] => ({
  takes: 1,
  painting: { number: 1, order: 1, attempt: 1, take: 1, isFirst: true, orderedAt, isStarted },
});
const speaking = (askedAt: string, isStarted: boolean): Storyboard['speaking'] => ({
  number: 1,
  attempt: 1,
  scenes: ['s1'],
  room: {},
  askedAt,
  isStarted,
});
const recording = (status: 'aligning' | 'aligned' | 'refused', startedAt = AT): Storyboard['recording'] => ({
  uploadId: 'own',
  number: 1,
  status,
  startedAt,
  scenes: {},
});

describe('a draft', () => {
  it.each([
    ['a day after it was touched', AT, AT, '2026-11-25T10:00:00.000Z'],
    ['a day after it was touched again', AT, '2026-11-29T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
    [
      'seven days after its credits were reserved',
      AT,
      '2026-11-30T10:00:00.001Z',
      '2026-12-01T10:00:00.000Z',
    ],
  ])('ends %s', (_, reservedAt, touchedAt, until) => {
    expect(draftUntil({ ...draft, reservedAt, touchedAt })).toEqual(new Date(until));
  });
});

describe('a storyboard', () => {
  it.each<[string, Partial<Storyboard>]>([
    ['that was only opened', {}],
    ['with a picture', { pictures: { s1: { takes: 1 } } }],
    ['whose recording has been matched', { recording: recording('aligned') }],
    ['whose recording was refused', { recording: recording('refused') }],
  ])('%s is never due', (_, change) => {
    expect(dueAt({ ...board, ...change })).toBeUndefined();
  });

  it.each<[string, Partial<Storyboard>, string]>([
    [
      'a minute after speech that did not start',
      { speaking: speaking(AT, false) },
      '2026-11-24T10:01:00.000Z',
    ],
    ['27 minutes after speech that started', { speaking: speaking(AT, true) }, '2026-11-24T10:27:00.000Z'],
    ['a minute after matching began', { recording: recording('aligning') }, '2026-11-24T10:01:00.000Z'],
    ['at once when files of a draft are being erased', { erasing: 1 }, AT],
    ['when its draft ends', { draft }, '2026-11-25T10:00:00.000Z'],
    [
      'a minute after an order that did not start',
      { pictures: { s1: painting(AT, false) } },
      '2026-11-24T10:01:00.000Z',
    ],
    [
      '27 minutes after an order that started',
      { pictures: { s1: painting(AT, true) } },
      '2026-11-24T10:27:00.000Z',
    ],
    [
      'ten minutes after it was discarded, whatever is under way',
      { discardedAt: AT, speaking: speaking(AT, false), erasing: 1, draft },
      '2026-11-24T10:10:00.000Z',
    ],
  ])('is due %s', (_, change, at) => {
    expect(dueAt({ ...board, ...change })).toEqual(new Date(at));
  });

  it.each<[string, Partial<Storyboard>]>([
    ['speech', { speaking: speaking('2026-11-24T09:00:00.000Z', false) }],
    ['recording', { recording: recording('aligning', '2026-11-24T09:00:00.000Z') }],
    ['files being erased', { updatedAt: '2026-11-24T09:01:00.000Z' }],
    ['draft', { draft: { ...draft, touchedAt: '2026-11-23T09:01:00.000Z' } }],
    [
      'picture',
      {
        pictures: {
          s1: painting(AT, true),
          s2: { takes: 1 },
          s3: painting('2026-11-24T09:00:00.000Z', false),
        },
      },
    ],
  ])('with several things under way is due when the first of them is: its %s', (_, change) => {
    const busy: Storyboard = {
      ...board,
      speaking: speaking(AT, true),
      recording: recording('aligning'),
      erasing: 1,
      draft,
      pictures: { s1: painting(AT, true) },
      ...change,
    };
    expect(dueAt(busy)).toEqual(new Date('2026-11-24T09:01:00.000Z'));
  });
});
