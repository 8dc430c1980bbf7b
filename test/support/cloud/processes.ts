import { readdirSync, readFileSync } from 'node:fs';

export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  /** When it started, so that a reused number is not taken for the same process. */
  readonly started: string;
  readonly command: string;
}

/** Reads a process from /proc; undefined when there is none, or when it has ended and waits to be collected. */
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

/** A process and everything it started, directly or not. */
export function familyOf(pid: number): SeenProcess[] {
  const processes = all();
  const collect = (root: number): SeenProcess[] =>
    processes.filter(({ parent }) => parent === root).flatMap((child) => [child, ...collect(child.pid)]);
  return [...processes.filter((seen) => seen.pid === pid), ...collect(pid)];
}

/** Those of `family` that still run. */
export const stillRunning = (family: readonly SeenProcess[]): SeenProcess[] =>
  family.filter(({ pid, started }) => readProcess(pid)?.started === started);
