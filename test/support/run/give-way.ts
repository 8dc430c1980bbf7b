import { setPriority } from 'node:os';

/**
 * Just enough for work that others wait for to come first, while these tests still progress on a
 * busy machine.
 */
const LOWER = 2;

// Tests that only compute give way to browsers and clouds, for which other tests wait, so that all
// of them end at the same time.
setPriority(LOWER);
