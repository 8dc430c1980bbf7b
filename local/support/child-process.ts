import { type ChildProcess, type ForkOptions, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

const STOP_GRACE_MS = 2000;
const QUIET = ['--disable-warning=ExperimentalWarning'];
const CLOCK = ['--import', new URL('./clock.ts', import.meta.url).href];

/**
 * The memory that Node.js reserves before it runs anything, measured at 600 MB; most of it is never touched.
 */
const RESERVED_MB = 700;
/**
 * Has the operating system limit a program’s memory, in kilobytes. A lower limit that is already in force remains.
 */
const LIMIT = 'if (ulimit -d "$0") 2>/dev/null; then ulimit -d "$0"; fi; exec "$@"';

/** Options that run Node.js with this memory limit; only Linux can enforce one. */
const limited = (memoryMb: number | undefined, execArgv: string[]): ForkOptions =>
  memoryMb === undefined || process.platform !== 'linux'
    ? { execArgv }
    : {
        execPath: '/bin/sh',
        execArgv: ['-c', LIMIT, String((memoryMb + RESERVED_MB) * 1024), process.execPath, ...execArgv],
      };

/**
 * Starts a TypeScript file from this repository in its own process, which uses the same clock and ends when this
 * process does.
 */
export const startProcess = (
  file: URL,
  args: readonly string[],
  { memoryMb, ...options }: ForkOptions & { readonly memoryMb?: number } = {},
): ChildProcess => {
  const { VEILCAST_DAYS_AHEAD: ahead, NODE_COMPILE_CACHE: cache } = process.env;
  return fork(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
    env: {
      ...(options.env ?? process.env),
      ...(ahead && { VEILCAST_DAYS_AHEAD: ahead }),
      ...(cache && { NODE_COMPILE_CACHE: cache }),
    },
    ...limited(memoryMb, [...QUIET, ...(ahead ? CLOCK : []), ...(options.execArgv ?? [])]),
  });
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** A child's first message, in answer to `settings` if it waits for them; rejects when the child ends without one. */
export async function firstMessage(child: ChildProcess, settings?: Serializable): Promise<unknown> {
  if (hasEnded(child)) throw new Error(`The process ended (${String(child.exitCode)}) before it was ready.`);
  const ended = new AbortController();
  const { signal } = ended;
  const message = once(child, 'message', { signal }).then(([value]: unknown[]) => value);
  const exit = once(child, 'exit', { signal }).then(([code]: unknown[]) => {
    throw new Error(`The process ended (${String(code)}) before it was ready.`);
  });
  // If the child has ended, that is the error to report, so the one of sending is ignored.
  if (settings !== undefined) child.send(settings, () => {});
  try {
    return await Promise.race([message, exit]);
  } finally {
    ended.abort();
    await Promise.allSettled([message, exit]);
  }
}

/** Resolves when a child process has ended, even if it could not be started. */
export const endOf = async (child: ChildProcess): Promise<void> =>
  void (await once(child, 'exit').catch(() => undefined));

/** Asks a child process to exit by closing its channel, and kills it if that takes too long. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
  if (child.connected) child.disconnect();
  await exit;
  clearTimeout(timer);
}

/**
 * Called by a child. Ends the child when its parent is gone for whatever reason, and leaves Ctrl-C to the parent,
 * because every process in the terminal receives the signal. Runs `clean` before the child ends.
 */
export function endWithParent(clean: () => void | Promise<void> = () => {}): void {
  process.on('SIGINT', () => {});
  const end = () => void Promise.resolve(clean()).finally(() => process.exit(0));
  process.on('disconnect', end);
  // The parent was killed while this process was loading its modules, so this process missed the event.
  if (!process.connected) end();
}
