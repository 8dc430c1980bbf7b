import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { closeServer, listen } from '#local/support/http-service.ts';
import {
  type CloudFacts,
  type Product,
  SMALL_PICTURES,
  startProduct,
} from '#test/support/cloud/product-process.ts';
import { flagHarmful } from '#test/support/moderation/flag-harmful.ts';
import { type ModelAddresses, settingsFor, startModels } from '#test/support/vendors/start-models.ts';
import { isFullRun } from './full-run.ts';

/**
 * A running product, its process, and the only port on which the product looks for a model; nothing listens on that
 * port.
 */
export interface SharedCloud extends CloudFacts {
  readonly standIns: CloudFacts['standIns'] & ModelAddresses;
  readonly modelPort: number;
  readonly pid: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One cloud for each worker in the run; `sharedCloud()` picks the one for the current worker. */
    clouds: readonly SharedCloud[];
  }
}

/**
 * The workflow retries ten times as fast as on AWS and waits a fiftieth of the time; call limits are higher, because
 * all tests share one IP address; no test waits for another test’s films, uploads or archives; processes stay warm;
 * and scheduled duties run only when a test runs them.
 */
const ENV = {
  VEILCAST_RETRY_FACTOR: '0.1',
  VEILCAST_WAIT_FACTOR: '0.02',
  CALL_LIMIT_FACTOR: '1000',
  FILM_SLOTS: '1000',
  CHECK_SLOTS: '1000',
  PACK_SLOTS: '1000',
  SEND_SLOTS: '1000',
  VEILCAST_DUTIES_MS: '3600000',
  VEILCAST_IDLE_MS: '900000',
  ...(isFullRun ? {} : SMALL_PICTURES),
};

type Running = Product & SharedCloud;

/**
 * Below the range from which the system assigns ports to outgoing connections and to servers that accept any port. A
 * port in that range can be in use even if nothing listens on it, for example by the very connection that probes it.
 */
const LOWEST_PORT = 20_000;
const PORTS_OF_CLOUD = 1_000;

const quietPort = async (index: number): Promise<number> => {
  const port = LOWEST_PORT + index * PORTS_OF_CLOUD + randomInt(PORTS_OF_CLOUD);
  const server = createServer();
  const isFree = await listen(server, port).then(
    () => true,
    () => false,
  );
  if (!isFree) return quietPort(index);
  await closeServer(server);
  return port;
};

const startOne = async (models: ModelAddresses, index: number): Promise<Running> => {
  const modelPort = await quietPort(index);
  const env = { ...ENV, ...settingsFor(models), VEILCAST_MODELS: `http://127.0.0.1:${modelPort}/v1` };
  const product = await startProduct({ env });
  await flagHarmful(models.openai);
  return { ...product, standIns: { ...product.standIns, ...models }, modelPort };
};

const stopCloud = async (product: Product): Promise<void> => {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
};

/** Starts as many clouds as there are test files that can run at the same time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length);
  const { models, close } = await startModels(count);
  const products = await Promise.all(models.map(startOne));
  project.provide(
    'clouds',
    products.map(({ url, env, standIns, dataDir, modelPort, pid }) => ({
      url,
      env,
      standIns,
      dataDir,
      modelPort,
      pid,
    })),
  );
  return async () => {
    await Promise.all(products.map(stopCloud));
    await close();
  };
}
