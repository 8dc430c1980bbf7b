import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FILM_PROCESS_ENVIRONMENT } from '#infra/workflow-functions.ts';

const MAX_OUTPUT_BYTES = 1_000_000;

/**
 * Runs a benchmark program in its own process, set up like a function that makes clips. Returns the JSON on its last
 * line.
 */
export const runAlone = async (program: URL, args: readonly string[]): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program.pathname, ...args],
    { maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, ...FILM_PROCESS_ENVIRONMENT } },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

/** Reads `--runs 5` from a benchmark’s arguments. Throws unless the number is a positive integer. */
export const runsAsked = (args: readonly string[], usual: number): number => {
  if (!args.includes('--runs')) return usual;
  const asked = args[args.indexOf('--runs') + 1];
  const runs = Number(asked);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new Error(`Give a number of runs above zero, such as "--runs 5", not "--runs ${asked ?? ''}".`);
};
