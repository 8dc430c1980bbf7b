import { spawn } from 'node:child_process';
import { endWithParent } from './child-process.ts';

const KILL_AFTER_MS = 1000;

/**
 * Runs a native program in its own child process: the program ends when that child’s parent ends, even by `kill -9`,
 * and the child ends when the program does. Sends the program’s process id and `more` to the parent.
 */
export const runGuarded = (program: string, args: readonly string[], more: object = {}): void => {
  const guarded = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  guarded.once('error', () => process.exit(1));
  guarded.once('exit', (code) => process.exit(code ?? 1));
  process.send?.({ pid: guarded.pid, ...more });
  endWithParent(async () => {
    guarded.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS));
    guarded.kill('SIGKILL');
  });
};
