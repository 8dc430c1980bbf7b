import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const MEASURE = `
const before = process.cpuUsage();
await import(process.env.MEASURED);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
process.exit();`;

/**
 * The CPU milliseconds it takes to load a module in a fresh process with Lambda’s flags, as the median of several
 * runs. Loading is pure computation, so wall-clock time would only include the other work that the machine is doing.
 */
export const importMs = (file: string, runs: number): number => {
  const times = Array.from({ length: runs }, () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--enable-source-maps', '--input-type=module', '--eval', MEASURE],
      { encoding: 'utf8', env: { PATH: process.env['PATH'], MEASURED: pathToFileURL(file).href } },
    );
    if (stdout === '') throw new Error(`${file} cannot be loaded: ${stderr}`);
    return Number(stdout);
  }).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
};
