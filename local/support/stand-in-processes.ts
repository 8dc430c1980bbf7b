import type { ChildProcess } from 'node:child_process';
import { startProcess } from './child-process.ts';

/** The stand-ins’ processes: each loads its code and then waits for its settings. */
export interface StandInProcesses {
  readonly vendors: ChildProcess;
  readonly stripe: ChildProcess;
}

export const loadStripe = (): ChildProcess =>
  startProcess(new URL('../stripe/process.ts', import.meta.url), []);

export const loadStandIns = (): StandInProcesses => ({
  vendors: startProcess(new URL('./vendors.ts', import.meta.url), [], {
    execArgv: ['--disable-warning=DEP0005', '--no-deprecation'],
  }),
  stripe: loadStripe(),
});
