import { spawn } from 'node:child_process';
import { endWithParent } from './child-process.ts';

/**
 * Runs an external native program: `guard.ts <program> <arguments…>`. The program ends when the process that started
 * the guard ends, even by `kill -9`, and the guard ends when the program does.
 */
const KILL_AFTER_MS = 1000;
const [program = '', ...args] = process.argv.slice(2);

const guarded = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
guarded.once('error', () => process.exit(1));
guarded.once('exit', (code) => process.exit(code ?? 1));
process.send?.({ pid: guarded.pid });

endWithParent(async () => {
  guarded.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS));
  guarded.kill('SIGKILL');
});
