import { describe, it } from 'vitest';
import { isFullRun } from './full-run.ts';

/**
 * Tests that are only in the full run, because the quick run covers the same behaviour at a lower level or in fewer
 * ways.
 */
export const fullIt = it.runIf(isFullRun);
export const fullDescribe = describe.runIf(isFullRun);
