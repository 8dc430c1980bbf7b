import { runGuarded } from '#local/support/run-guarded.ts';

/** Runs the emulator: `guard.ts <program> <arguments…>`. */
const [program = '', ...args] = process.argv.slice(2);
runGuarded(program, args);
