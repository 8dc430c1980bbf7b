import { setPriority } from 'node:os';
import { isFullRun } from './full-run.ts';

/** Just enough that what others wait for comes first, and that these tests go on beside a busy machine. */
const LOWER = 2;

// What only computes gives way to browsers and clouds, for which tests wait: so all end at the same time. The films of
// the full run would leave it nothing for minutes.
if (!isFullRun) setPriority(LOWER);
