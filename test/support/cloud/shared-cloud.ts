import { inject } from 'vitest';
import type { SharedCloud } from '#test/support/run/start-clouds.ts';

/**
 * The cloud that belongs to this worker. A worker runs one file at a time, so scripted failures only affect the file
 * that scripted them.
 */
export const sharedCloud = (): SharedCloud => {
  const cloud = inject('clouds')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (cloud === undefined)
    throw new Error('This worker has no cloud: move the test to `cloud` or `journeys`.');
  return cloud;
};
