import { setPriority } from 'node:os';

/**
 * Just enough to let work that other tests wait for go first, while these tests still progress on a busy
 * machine.
 */
const LOWER = 2;

// Tests that only compute give way to browsers and clouds, which other tests wait for, so that all tests end
// at about the same time.
setPriority(LOWER);
