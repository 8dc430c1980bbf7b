import { constants, setPriority } from 'node:os';
import { makingTimes } from '#functions/wiring/stores.ts';
import { endWithParent } from './child-process.ts';
import { foretell, narratorHere } from './making-time-here.ts';

// Estimates how long the first film takes, at low priority.
endWithParent();
setPriority(constants.priority.PRIORITY_LOW);
const narrator = narratorHere(process.env);
try {
  if (narrator !== undefined) await foretell(makingTimes(), narrator);
} catch (error) {
  console.error(`No estimate for the first video: ${String(error)}`);
}
process.disconnect?.();
