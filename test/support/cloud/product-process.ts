import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CloudStatus, StandInAddresses } from '#local/cloud.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_LIMIT_MS = 90_000;

/** What a running product tells about itself. */
export interface CloudFacts {
  /** The site's address, without a slash at the end. */
  readonly url: string;
  /** The environment of the functions. */
  readonly env: Readonly<Record<string, string>>;
  readonly standIns: StandInAddresses;
  readonly dataDir: string;
}

/** The whole product in a process of its own, as `npm start` runs it. */
export interface Product extends CloudFacts {
  readonly process: ChildProcess;
  readonly pid: number;
  status(): Promise<CloudStatus>;
  /** Runs every scheduled duty now and waits for their end. */
  runDuties(): Promise<void>;
  /** Ends it gracefully. */
  stop(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes with this process, if nobody removes it before. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'veilcast-'));
  folders.push(folder);
  return folder;
};

/** The system's variables without those that would change what the product does. */
export const plainEnvironment = (more: Record<string, string> = {}): Record<string, string> => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...more };
};

/** What the product tells its parent: one of these. */
interface Message {
  readonly dutiesRan?: true;
  readonly ready?: CloudFacts;
  readonly status?: CloudStatus;
}

/** The next message of a process that `read` accepts. */
async function message<T>(child: ChildProcess, read: (value: Message) => T | undefined): Promise<T> {
  const signal = AbortSignal.timeout(READY_LIMIT_MS);
  for (;;) {
    const [value] = await once(child, 'message', { signal });
    const wanted = read(value as Message);
    if (wanted !== undefined) return wanted;
  }
}

/** Starts the product; `env` adds variables, `dataDir` is a new folder unless told. */
export async function startProduct(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<Product> {
  const { dataDir = temporaryFolder(), port = 0, env = {} } = options;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'local', 'start.ts')],
    {
      env: plainEnvironment({ PORT: String(port), DATA_DIR: dataDir, ...env }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr?.on('data', (chunk) => printed.push(String(chunk)));
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The product did not start:\n${printed.join('')}`);
  });
  const facts = await Promise.race([message(child, (value) => value.ready), failed]);
  failed.catch(() => {});
  return {
    ...facts,
    process: child,
    pid: child.pid!,
    status: () => {
      const answer = message(child, (value) => value.status);
      child.send('status');
      return answer;
    },
    runDuties: async () => {
      const answer = message(child, ({ dutiesRan }) => dutiesRan);
      child.send('duties');
      await answer;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Starts a product that was stopped or killed on its data and port: it had let go of both when its process ended. */
export const startAgain = (
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<Product> => startProduct({ dataDir, port, env });
