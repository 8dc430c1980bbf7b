import { expect, test } from 'vitest';
import { EDGE_CACHE_SECONDS } from '#contract/catalogue.ts';

/** `docs/decisions/0060` adds up these times. */
const ROW_SECONDS = 1;
const MOVE_SECONDS = 15;
const LAYERS = 2;

test('by 60 seconds after a takedown, the edge has stopped serving any part of the video', () => {
  expect(ROW_SECONDS + MOVE_SECONDS + LAYERS * EDGE_CACHE_SECONDS).toBeLessThanOrEqual(60);
});
