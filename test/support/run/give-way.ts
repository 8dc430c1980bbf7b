import { setPriority } from 'node:os';

/** Just enough to give way to work that other tests are waiting for, and still make progress on a busy machine. */
const LOWER = 2;

// Tests that only compute give way to browsers and clouds, which other tests wait for, so that all tests end
// at about the same time.
setPriority(LOWER);
