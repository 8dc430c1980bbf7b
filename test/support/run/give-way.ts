import { setPriority } from 'node:os';
import { isFullRun } from './full-run.ts';

/**
 * Just enough to give way to work that other tests wait for, and still make progress on a busy machine. In the
 * full run, whose tests with a cloud make films most of the time, the others only take what these leave.
 */
const LOWER = isFullRun ? 10 : 2;

// Tests that only compute give way to browsers and clouds, which other tests wait for, so that all tests end
// at about the same time.
setPriority(LOWER);
