/** `npm run test:deploy`: deploys a stage into an AWS emulator, uses it, changes it and destroys it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenAi } from '#test/support/vendors/openai/openai.ts';
import { startPolly } from '#test/support/vendors/polly/polly.ts';
import { Cdk } from './cdk.ts';
import { cloudEnvironment } from './emulator/cloud-environment.ts';
import { startEmulator } from './emulator/emulator.ts';
import { installEmulator } from './emulator/python.ts';
import { proveLeftOut } from './left-out/prove-left-out.ts';
import { ProofError } from './proof-error.ts';
import { proveStage } from './stage/prove-stage.ts';
import { Steps } from './step.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'veilcast-deploy-'));
const steps = new Steps();
const closers: (() => Promise<void>)[] = [];

const close = async (): Promise<void> => {
  for (const closer of closers.splice(0).toReversed()) await closer();
};

const prove = async (): Promise<void> => {
  const python = await steps.run('The emulator is installed', () => installEmulator(root));
  const [polly, openAi] = await Promise.all([startPolly(), startOpenAi()]);
  closers.push(
    () => polly.close(),
    () => openAi.close(),
  );
  const emulator = await steps.run('The emulator starts', () =>
    startEmulator({ root, python, folder, pollyUrl: polly.url }),
  );
  closers.push(() => steps.run('The emulator and its functions stop', () => emulator.stop()));
  Object.assign(process.env, cloudEnvironment(emulator.url));
  const { url: cloudUrl, functionLog } = emulator;
  const proof = { root, folder, steps, cdk: new Cdk(root, cloudUrl), cloudUrl, functionLog };
  await proveStage({ ...proof, modelsUrl: `${openAi.url}/v1` });
  await proveLeftOut(proof);
};

const tell = (error: unknown): void => {
  process.exitCode = 1;
  console.error(error instanceof ProofError ? error.message : error);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error('Interrupted: stopping everything that was started …');
    close()
      .catch(tell)
      .finally(() => {
        rmSync(folder, { recursive: true, force: true });
        process.exit(1);
      });
  });

await prove().catch(tell);
await close().catch(tell);
if (steps.good) rmSync(folder, { recursive: true, force: true });
else {
  process.exitCode = 1;
  console.log(`What the functions logged is in ${join(folder, 'functions.log')}.`);
}
console.log(steps.sum);
