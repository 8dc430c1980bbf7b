import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { defined } from '#test/support/values.ts';

export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  /** The start time, which distinguishes this process from a later one that reuses its id. */
  readonly started: string;
  readonly command: string;
  /** The processor seconds used by the process and by its children that have already ended. */
  readonly seconds: number;
  /** The same without those children. */
  readonly ownSeconds: number;
}

/** Clock ticks per second, the unit of the times in /proc on every Linux system. */
const TICKS = 100;

/** Reads a process from /proc. Returns undefined if the process doesn’t exist or is a zombie. */
function readProcess(pid: number): SeenProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const secondsIn = (from: number, to: number): number =>
      fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0) / TICKS;
    const [parent, started] = [Number(fields[1]), defined(fields[19])];
    return { pid, parent, started, command, seconds: secondsIn(11, 15), ownSeconds: secondsIn(11, 13) };
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

/** The processor seconds used by a process and all its descendants; 0 on systems without /proc. */
export const processorSeconds = (pid: number): number =>
  existsSync('/proc/self/stat') ? familyOf(pid).reduce((sum, { seconds }) => sum + seconds, 0) : 0;

/** The processes of `family` that are still running. */
export const stillRunning = (family: readonly SeenProcess[]): SeenProcess[] =>
  family.filter(({ pid, started }) => readProcess(pid)?.started === started);

/** Kills the processes of `family` that are still running. */
export const endAll = (family: readonly SeenProcess[]): void => {
  for (const { pid } of stillRunning(family)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended along with its parent.
    }
  }
};

/** A listening TCP socket, with the address it is bound to. */
export interface OpenPort {
  readonly host: string;
  readonly port: number;
}

const LISTENING = '0A';
/** The columns of /proc/net/tcp. */
const LINE = /^\s*\d+: (?<host>[\dA-F]+):(?<port>[\dA-F]{4}) \S+ (?<state>\S\S) (?:\S+\s+){5}(?<inode>\d+) /u;
const SOCKET = /^socket:\[(?<inode>\d+)\]$/u;

/** The kernel writes an IP address as 32-bit words, with the lowest byte first. */
const hostOf = (hex: string): string => {
  const words = hex.match(/.{8}/gu) ?? [];
  const bytes = words.flatMap((word) => [...Buffer.from(word, 'hex')].toReversed());
  if (bytes.length === 4) return bytes.join('.');
  return bytes.slice(0, -1).every((byte) => byte === 0) ? `::${bytes.at(-1)}` : hex;
};

const socketsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return SOCKET.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.groups?.['inode'] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
};

/** Every TCP port that a process or one of its descendants listens on, according to the kernel’s own tables. */
export const openPortsOf = (pid: number): OpenPort[] => {
  const own = new Set(familyOf(pid).flatMap((member) => socketsOf(member.pid)));
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const { host, port, state, inode } = LINE.exec(line)?.groups ?? {};
        return state === LISTENING && own.has(defined(inode))
          ? [{ host: hostOf(defined(host)), port: Number.parseInt(defined(port), 16) }]
          : [];
      }),
  );
};
