import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CloudStatus, StandInAddresses } from '#local/cloud.ts';
import { defined } from '#test/support/values.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_LIMIT_MS = 90_000;

/** The state that a running product reports. */
export interface CloudFacts {
  /** The site's address, without a slash at the end. */
  readonly url: string;
  /** The functions’ environment variables. */
  readonly env: Readonly<Record<string, string>>;
  readonly standIns: StandInAddresses;
  readonly dataDir: string;
}

/** The whole product in a separate process, as `npm start` runs it. */
export interface Product extends CloudFacts {
  readonly process: ChildProcess;
  readonly pid: number;
  status(): Promise<CloudStatus>;
  /** Runs every scheduled duty now and waits for them to end. */
  runDuties(): Promise<void>;
  /** Stops the product gracefully. */
  stop(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder that is removed when this process exits, if not earlier. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'veilcast-'));
  folders.push(folder);
  return folder;
};

/**
 * The system’s environment variables, without those that change the product’s behaviour. Voices aren’t downloaded, and
 * a start doesn’t prepare for the first video.
 */
export const plainEnvironment = (more: Record<string, string> = {}): Record<string, string> => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, VEILCAST_VOICES: 'off', VEILCAST_WARM_UP: 'off', ...more };
};

/**
 * The file with the errors and warnings that a product has printed, including the codes that it would otherwise
 * e-mail.
 */
export const printedIn = (dataDir: string): string => join(dataDir, 'printed.txt');

/** The messages that the product sends to its parent process. */
interface Message {
  readonly dutiesRan?: true;
  readonly ready?: CloudFacts;
  readonly status?: CloudStatus;
}

/** Waits for the next message from a process that `read` accepts. */
async function message<T>(child: ChildProcess, read: (value: Message) => T | undefined): Promise<T> {
  const signal = AbortSignal.timeout(READY_LIMIT_MS);
  for (;;) {
    const [value] = await once(child, 'message', { signal });
    const wanted = read(value);
    if (wanted !== undefined) return wanted;
  }
}

/**
 * For product instances whose films nobody looks at: pictures are painted with a quarter of the pixels and simply
 * scaled up more in the film.
 */
export const SMALL_PICTURES = { PICTURE_SIZE: '504x896' };

/** Starts the product. `env` adds variables, `args` arguments; `dataDir` defaults to a new folder. */
export async function startProduct(
  options: { dataDir?: string; port?: number; env?: Record<string, string>; args?: readonly string[] } = {},
): Promise<Product> {
  const { dataDir = temporaryFolder(), port = 0, env = {}, args = [] } = options;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'local', 'start.ts'), ...args],
    {
      // Prevents the test from using a model that happens to be running on this machine.
      env: plainEnvironment({ PORT: String(port), DATA_DIR: dataDir, VEILCAST_MODELS: 'off', ...env }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr?.on('data', (chunk) => {
    printed.push(String(chunk));
    try {
      if (existsSync(dataDir)) appendFileSync(printedIn(dataDir), chunk);
    } catch {
      // A test filled the disk.
    }
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The product did not start:\n${printed.join('')}`);
  });
  const facts = await Promise.race([message(child, (value) => value.ready), failed]);
  failed.catch(() => {});
  return {
    ...facts,
    process: child,
    pid: defined(child.pid),
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

/**
 * Restarts a stopped or killed product with the same data and on the same port, which became free when its process
 * ended.
 */
export const startAgain = (
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<Product> => startProduct({ dataDir, port, env });
