import { expect, test } from 'vitest';
import { placesBetween } from '#functions/domain/series/places.ts';

test('an idea finds a place before, after and between the others, however often', () => {
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
