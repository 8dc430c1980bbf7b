import { expect, test } from 'vitest';
import { placesBetween } from '#functions/domain/series/queue-places.ts';

test('there is always a place before the first idea and between any two, no matter how many are added', () => {
  const [first = '', second = ''] = placesBetween(undefined, undefined, 2);
  let queue = [first, second];
  for (let times = 0; times < 50; times += 1) {
    const [front = ''] = placesBetween(undefined, queue[0], 1);
    const [between = ''] = placesBetween(front, queue[0], 1);
    queue = [front, between, ...queue];
  }
  expect(queue.toSorted()).toEqual(queue);
  expect(new Set(queue).size).toBe(102);
});

test('returns as many places as requested, in order, between two ideas or at an end of the queue', () => {
  expect(placesBetween(undefined, undefined, 3)).toEqual(['a0', 'a1', 'a2']);
  expect(placesBetween('a0', undefined, 1)).toEqual(['a1']);
  expect(placesBetween(undefined, 'a0', 1)).toEqual(['Zz']);
  expect(placesBetween('a0', 'a1', 1)).toEqual(['a0V']);
  expect(placesBetween('a0', 'a1', 0)).toEqual([]);
});
