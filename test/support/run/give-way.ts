import { setPriority } from 'node:os';

/** Just enough that what others wait for comes first, and that these tests go on beside a busy machine. */
const LOWER = 2;

// What only computes gives way to browsers and clouds, for which tests wait: so all end at the same time.
setPriority(LOWER);
