import { readdirSync, readFileSync } from 'node:fs';

export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  /** Start time, which tells a reused id from the same process. */
  readonly started: string;
  readonly command: string;
}

/** Reads a process from /proc. Undefined when it does not exist or is a zombie. */
function readProcess(pid: number): SeenProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(fields[1]), started: fields[19]!, command };
  } catch {
    return undefined;
  }
}

const all = (): SeenProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);

/** A process and all its descendants. */
export function familyOf(pid: number): SeenProcess[] {
  const processes = all();
  const collect = (root: number): SeenProcess[] =>
    processes.filter(({ parent }) => parent === root).flatMap((child) => [child, ...collect(child.pid)]);
  return [...processes.filter((seen) => seen.pid === pid), ...collect(pid)];
}

/** The processes of `family` that still run. */
export const stillRunning = (family: readonly SeenProcess[]): SeenProcess[] =>
  family.filter(({ pid, started }) => readProcess(pid)?.started === started);

/** Kills the processes of `family` that still run. */
export const endAll = (family: readonly SeenProcess[]): void => {
  for (const { pid } of stillRunning(family)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
};
