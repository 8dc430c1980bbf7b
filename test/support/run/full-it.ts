import { describe, it } from 'vitest';
import { isFullRun } from './full-run.ts';

/**
 * Tests that only the full run includes, because the quick run covers the same behaviour at a lower level or with
 * fewer cases.
 */
export const fullIt = it.runIf(isFullRun);
export const fullDescribe = describe.runIf(isFullRun);
