import { endOf, startProcess, stopProcess } from '#local/support/child-process.ts';
import { areVoicesWanted } from './voices-folder.ts';

interface Fetching {
  readonly pid: number;
  /** Resolves when the download has ended, whether or not it succeeded. */
  readonly ended: Promise<void>;
  /** Stops the download; the next one reuses the finished parts. */
  close(): Promise<void>;
}

/**
 * Downloads the neural voices in a separate process that ends with this one; undefined if they aren’t wanted. Prints
 * one line when the download starts and one when it ends, or nothing if the voices are already there.
 */
export function startFetching(user: NodeJS.ProcessEnv, say: (lines: string) => void): Fetching | undefined {
  if (!areVoicesWanted(user)) return undefined;
  const child = startProcess(new URL('./fetch-process.ts', import.meta.url), [], {
    env: user,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.on('data', (chunk) => say(String(chunk)));
  return { pid: child.pid ?? 0, ended: endOf(child), close: () => stopProcess(child) };
}
