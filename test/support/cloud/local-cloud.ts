import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { type CloudFacts, startProduct } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one cloud that all tests of a run share: `inject('cloud')`. */
    cloud: CloudFacts;
  }
}

/**
 * Starts the cloud of a test run. Retries of the workflow follow one another ten times faster than on AWS; call limits
 * are far away, because everybody in a test comes from one address.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { VEILCAST_RETRY_FACTOR: '0.1', CALL_LIMIT_FACTOR: '1000' } });
  const { url, env, standIns, dataDir } = product;
  project.provide('cloud', { url, env, standIns, dataDir });
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
