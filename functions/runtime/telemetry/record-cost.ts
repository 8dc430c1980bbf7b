import { type CostRecord, closeMeter, type Labels } from '#functions/cost/cost-record.ts';
import type { Meter } from '#functions/cost/meter.ts';
import { env } from '#functions/env.ts';
import { type CostSubject, costLine } from './cost-fields.ts';
import { log } from './log.ts';

interface Ended {
  readonly at: Date;
  readonly ms: number;
  readonly memoryMb: number;
}

/**
 * Stops a meter and writes its cost line, for requests and steps alike. The user and the video that caused the cost
 * appear only in `labels`.
 */
export const recordCost = (meter: Meter, subject: CostSubject, ended: Ended, labels: Labels): CostRecord => {
  const lineOf = (record: CostRecord): object => costLine({ stage: env.stage(), ...subject, ...record });
  const record = closeMeter(meter, { ...ended, labels, lineOf });
  log.info(lineOf(record));
  return record;
};
