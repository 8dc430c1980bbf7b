import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { type CloudFacts, type Product, startProduct } from '#test/support/cloud/product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One cloud for each worker of the run; `sharedCloud()` picks the worker's own. */
    clouds: readonly CloudFacts[];
  }
}

/**
 * The workflow retries ten times faster than on AWS, call limits are raised because all tests share one IP address, no
 * test waits for the films of another,
 * and scheduled duties run only when a test runs them.
 */
const ENV = {
  VEILCAST_RETRY_FACTOR: '0.1',
  CALL_LIMIT_FACTOR: '1000',
  FILM_SLOTS: '1000',
  VEILCAST_DUTIES_MS: '3600000',
};

/** Kept on the global object because each project of a run loads its own copy of this module. */
declare global {
  var runningClouds: { readonly products: Promise<readonly Product[]>; users: number } | undefined;
}

const startClouds = async (count: number): Promise<readonly Product[]> =>
  Promise.all(Array.from({ length: count }, () => startProduct({ env: ENV })));

const stopCloud = async (product: Product): Promise<void> => {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
};

/** Starts as many clouds as files can run at the same time; the projects of a run share them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length);
  globalThis.runningClouds ??= { products: startClouds(count), users: 0 };
  const running = globalThis.runningClouds;
  running.users += 1;
  const products = await running.products;
  project.provide(
    'clouds',
    products.map(({ url, env, standIns, dataDir }) => ({ url, env, standIns, dataDir })),
  );
  return async () => {
    running.users -= 1;
    if (running.users === 0) await Promise.all(products.map(stopCloud));
  };
}
