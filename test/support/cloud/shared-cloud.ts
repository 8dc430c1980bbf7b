import { inject } from 'vitest';
import type { CloudFacts } from './product-process.ts';

/** The cloud of this worker; the files of a worker take turns, so scripted failures reach only the file that wrote them. */
export const sharedCloud = (): CloudFacts => {
  const cloud = inject('clouds')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (cloud === undefined)
    throw new Error('This worker has no cloud: the test belongs into `cloud` or `journeys`.');
  return cloud;
};
