import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The cost of one part of the work: wall-clock seconds, and CPU seconds summed over all cores. */
export const Stage = z.object({ name: z.string(), wall: z.number(), cpu: z.number() });
export type Stage = z.infer<typeof Stage>;

/** What a process answers once it has filmed a scene. */
export const Filmed = z.object({
  stages: z.array(Stage),
  /** The clips, in the order of the renditions. */
  paths: z.array(z.string()),
  /** The process's peak memory until then. */
  peakMb: z.number(),
});
export type Filmed = z.infer<typeof Filmed>;

/** What a program that makes a film prints on its last line. */
export const Shoot = z.object({
  stages: z.array(Stage),
  /** The largest peak memory of one process. */
  peakMb: z.number(),
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
});
export type Shoot = z.infer<typeof Shoot>;

export const stopwatch = () => {
  const stages: Stage[] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    stages.push({ name, wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
    return result;
  };
  return { stages, timed };
};

export const sumOf = (stages: readonly Stage[], part: 'wall' | 'cpu', begins = ''): number =>
  stages.filter(({ name }) => name.startsWith(begins)).reduce((total, stage) => total + stage[part], 0);

/** This process’s peak memory, as reported by the system where available. */
export const peakMb = (): number => {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
};

/** The CPU seconds that all programs on this machine have used; undefined if the system does not count them. */
export const machineCpu = (): number | undefined => {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
      .slice(0, 200)
      .split(/\s+/u)
      .slice(1, 8)
      .map(Number);
    return (user + nice + system + irq + softIrq) / 100;
  } catch {
    return undefined;
  }
};

export const medianOf = (values: readonly number[]): number => {
  const inOrder = values.toSorted((a, b) => a - b);
  const middle = inOrder.length / 2;
  return ((inOrder[Math.ceil(middle) - 1] ?? 0) + (inOrder[Math.floor(middle)] ?? 0)) / 2;
};
