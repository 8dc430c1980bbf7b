import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';

const STOP_GRACE_MS = 2000;
const QUIET = ['--disable-warning=ExperimentalWarning'];
const CLOCK = ['--import', new URL('./clock.ts', import.meta.url).href];

/** Starts a TypeScript file of this repository as a process of its own, on this one's clock, that ends when this one does. */
export const startProcess = (file: URL, args: readonly string[], options: ForkOptions = {}): ChildProcess => {
  const ahead = process.env['VEILCAST_DAYS_AHEAD'];
  return fork(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
    ...(ahead && { env: { ...(options.env ?? process.env), VEILCAST_DAYS_AHEAD: ahead } }),
    execArgv: [...QUIET, ...(ahead ? CLOCK : []), ...(options.execArgv ?? [])],
  });
};

/** The first message of a child, or a rejection when it ends without one. */
export async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  const message = once(child, 'message', { signal }).then(([value]: unknown[]) => value);
  const exit = once(child, 'exit', { signal }).then(([code]: unknown[]) => {
    throw new Error(`The process ended (${String(code)}) before it was ready.`);
  });
  try {
    return await Promise.race([message, exit]);
  } finally {
    ended.abort();
    await Promise.allSettled([message, exit]);
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Asks a child to end by closing its channel, and kills it when it takes too long. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
  if (child.connected) child.disconnect();
  await exit;
  clearTimeout(timer);
}

/**
 * Called by a child: it ends when its parent is gone, however the parent went, and leaves Ctrl-C,
 * which reaches every process of the terminal, to the parent. `clean` runs before it ends.
 */
export function endWithParent(clean: () => void | Promise<void> = () => {}): void {
  process.on('SIGINT', () => {});
  process.on('disconnect', () => void Promise.resolve(clean()).finally(() => process.exit(0)));
}
