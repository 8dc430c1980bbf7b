import { closeSync, mkdirSync, openSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { firstMessage, startProcess } from '#local/support/child-process.ts';
import { closeServer, LOOPBACK, listen } from '#local/support/http-service.ts';
import { ProofError } from '#test/deploy/proof-error.ts';
import { familyOf, stillRunning } from '#test/support/cloud/processes.ts';
import { ACCOUNT, cloudEnvironment, REGION } from './cloud-environment.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;
const Guarded = z.object({ pid: z.int() });

interface EmulatorOptions {
  readonly root: string;
  readonly python: string;
  /** The folder that the emulator writes to. */
  readonly folder: string;
  /** The URL of Polly, which the emulator doesn’t offer. Functions inherit the emulator’s environment. */
  readonly pollyUrl: string;
}

export interface Emulator {
  readonly url: string;
  readonly log: string;
  /** The file that contains every line logged by functions. */
  readonly functionLog: string;
  /** Stops the emulator and all functions it runs. Throws a `ProofError` if the emulator leaves a process behind. */
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  await closeServer(server);
  return port;
};

/**
 * Lambda’s Node runtime includes the AWS SDK. Here, functions get the locally installed SDK, but none of our other
 * packages.
 */
const sdkFolder = (root: string, folder: string): string => {
  const sdk = join(folder, 'sdk');
  mkdirSync(sdk, { recursive: true });
  symlinkSync(join(root, 'node_modules', '@aws-sdk'), join(sdk, '@aws-sdk'));
  return sdk;
};

const waitUntilUp = async (url: string, hasEnded: () => boolean, log: string): Promise<void> => {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && !hasEnded(); await sleep(POLL_MS)) {
    const answer = await fetch(`${url}/_ministack/health`).catch(() => undefined);
    if (answer?.ok === true) return;
  }
  throw new ProofError(`The emulator did not start. See ${log}.`);
};

/** Starts the emulator on a free loopback port. The emulator stops when this process ends or crashes. */
export const startEmulator = async ({
  root,
  python,
  folder,
  pollyUrl,
}: EmulatorOptions): Promise<Emulator> => {
  const url = `http://${LOOPBACK}:${await freePort()}`;
  // Functions are unpacked into this folder, outside the repository, so that they can’t load the repository’s
  // packages.
  const scratch = join(folder, 'functions');
  mkdirSync(scratch);
  const log = join(folder, 'emulator.log');
  const output = openSync(log, 'a');
  const guard = startProcess(
    new URL('./guard.ts', import.meta.url),
    [python, join(import.meta.dirname, 'emulator.py')],
    {
      stdio: ['ignore', output, output, 'ipc'],
      cwd: folder,
      env: {
        ...cloudEnvironment(url),
        AWS_ENDPOINT_URL_POLLY: pollyUrl,
        GATEWAY_PORT: new URL(url).port,
        BIND_HOST: LOOPBACK,
        MINISTACK_HOST: LOOPBACK,
        MINISTACK_REGION: REGION,
        MINISTACK_ACCOUNT_ID: ACCOUNT,
        STATE_DIR: join(folder, 'state'),
        S3_DATA_DIR: join(folder, 's3'),
        TMPDIR: scratch,
        NODE_PATH: sdkFolder(root, folder),
        AUTH: 'true',
        // Disables two listeners on fixed ports, because the proof doesn’t use them.
        IOT_MTLS_ENABLED: '0',
        SFTP_ENABLED: '0',
      },
    },
  );
  closeSync(output);
  const { pid } = Guarded.parse(await firstMessage(guard));
  const stop = async (): Promise<void> => {
    const family = familyOf(pid);
    if (guard.exitCode === null) process.kill(pid, 'SIGTERM');
    for (const end = Date.now() + STOP_TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS))
      if (stillRunning(family).length === 0) return;
    for (const left of stillRunning(family)) process.kill(left.pid, 'SIGKILL');
    throw new ProofError('The emulator left processes behind; they were killed.');
  };
  try {
    await waitUntilUp(url, () => guard.exitCode !== null, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log, functionLog: join(folder, 'functions.log'), stop };
};
