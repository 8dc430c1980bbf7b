import { setPriority } from 'node:os';

/** Just enough to let work that other tests are waiting for go first, and still make progress on a busy machine. */
const LOWER = 2;

// Tests that only compute let browsers and clouds go first, because other tests wait for those. This way, all tests
// end at about the same time.
setPriority(LOWER);
