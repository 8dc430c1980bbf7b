import { setPriority } from 'node:os';

/**
 * Just enough that work others wait for comes first, and that these tests still progress on a busy machine.
 */
const LOWER = 2;

// Tests that only compute give way to browsers and clouds, which other tests wait for: so all end at the same
// time.
setPriority(LOWER);
