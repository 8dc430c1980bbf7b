import { expect, test } from 'vitest';
import { editedIdea } from '#functions/domain/series/ideas/edited-idea.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';
import { defined } from '#test/support/values.ts';

const series = seriesOf('ada');
const queue = ['a0', 'a1', 'a1', 'a2'].map((place, index) =>
  ideaOf(series, { id: `${index}`, place, source: 'model' }),
);
const orderAfter = (ideaId: string, after: string | null): string => {
  const moved = editedIdea(queue, ideaId, { after });
  return queue
    .map((idea) => (idea.id === ideaId ? moved : idea))
    .toSorted((one, other) =>
      one.place === other.place ? one.id.localeCompare(other.id) : one.place < other.place ? -1 : 1,
    )
    .map(({ id }) => id)
    .join('');
};

test.each([
  ['3', null, '3012'],
  ['3', '0', '0312'],
  ['0', '3', '1230'],
  ['0', '2', '1203'],
  ['1', '1', '0123'],
] as const)(
  'moving idea %s behind %s makes the queue %s, even if two ideas share a place',
  (idea, after, order) => {
    expect(orderAfter(idea, after)).toBe(order);
  },
);

test('an idea counts as the creator’s own once they change its words, but not if they only move it', () => {
  expect(editedIdea(queue, '0', { text: 'Another keeper.' })).toMatchObject({
    text: 'Another keeper.',
    source: 'creator',
    place: 'a0',
  });
  expect(editedIdea(queue, '0', { after: '3' }).source).toBe('model');
});

test('an idea that a run has taken can’t be changed, and no idea can be moved behind it', () => {
  for (const [id, change] of [
    ['gone', { text: 'Another keeper.' }],
    ['0', { after: 'gone' }],
  ] as const)
    expect(() => editedIdea(queue, id, change)).toThrow(/isn’t waiting any more/u);
});

test.each([
  ['nothing', {}, {}],
  ['the same words', { text: 'The keeper who never slept.' }, {}],
  ['other words', { text: 'Lamps.' }, { text: 'Lamps.', source: 'creator' }],
  ['a script', { script: 'A keeper waits.' }, { script: 'A keeper waits.', source: 'creator' }],
  ['the first place', { after: null }, { place: 'a0' }],
  ['the last place', { after: '3' }, { place: 'a3' }],
  ['the place between two others', { after: '2' }, { place: 'a1V' }],
  ['the place that it already has', { after: '0' }, {}],
] as const)('giving an idea %s leaves the rest of it unchanged', (_, change, changed) => {
  expect(editedIdea(queue, '0', change)).toEqual({ ...queue[0], ...changed });
});

test('the only idea in a queue gets the initial place when it is moved to the front', () => {
  expect(editedIdea([defined(queue[1])], '1', { after: null })).toEqual({ ...queue[1], place: 'a0' });
});

test('editing an idea that no longer exists, or moving another idea behind it, is refused as “not found”', () => {
  for (const [id, change] of [
    ['gone', {}],
    ['0', { after: 'gone' }],
  ] as const)
    expect(() => editedIdea(queue, id, change)).toThrow(
      expect.objectContaining({
        code: 'not_found',
        message: 'That idea isn’t waiting any more. Reload to see which ones are.',
      }),
    );
});
