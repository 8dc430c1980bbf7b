import { expect, test } from 'vitest';
import { editedIdea } from '#functions/domain/series/ideas/edited-idea.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';

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
] as const)('idea %s behind %s makes the queue %s, also where two share a place', (idea, after, order) => {
  expect(orderAfter(idea, after)).toBe(order);
});

test('an idea whose words the creator changes is the creator’s, and one that only moves is not', () => {
  expect(editedIdea(queue, '0', { text: 'Another keeper.' })).toMatchObject({
    text: 'Another keeper.',
    source: 'creator',
    place: 'a0',
  });
  expect(editedIdea(queue, '0', { after: '3' }).source).toBe('model');
});

test('an idea that a run has taken can neither be changed nor followed', () => {
  for (const [id, change] of [
    ['gone', { text: 'Another keeper.' }],
    ['0', { after: 'gone' }],
  ] as const)
    expect(() => editedIdea(queue, id, change)).toThrow(/isn’t waiting any more/u);
});
