import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Ended {
  readonly code: number | null;
  /** The program's standard output and standard error. */
  readonly output: string;
}

/**
 * Runs a program until it ends or the time limit passes, without blocking this process. Throws if the program
 * does not exist.
 */
export const runProgram = async (
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly timeout?: number },
): Promise<Ended> => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => chunks.push(chunk));
  }
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
  });
  child.on('error', () => undefined);
  await once(child, 'spawn');
  await closed;
  return { code: child.exitCode, output: chunks.join('') };
};
