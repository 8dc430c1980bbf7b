import { type CostItem, dollarsOf, itemsOf } from './cost-line.ts';
import type { Meter } from './meter.ts';

/** CloudWatch bills each event with this much on top of its text. */
export const LOG_EVENT_BYTES = 26;
/** What the logger writes before a line's own fields: level and time. */
const LOG_HEAD_BYTES = 60;

/** What a cost is grouped by, besides its route or step. */
export interface Labels {
  /** A keyed hash of the user. */
  readonly user?: string | undefined;
  readonly plan?: string | undefined;
  readonly video?: string | undefined;
  readonly attempt?: number | undefined;
}

/** What a cost line says besides whose line it is. */
export interface CostRecord extends Labels {
  readonly dollars: string;
  readonly items: readonly CostItem[];
}

export interface Ended {
  readonly at: Date;
  readonly ms: number;
  readonly memoryMb: number;
  /** Whom and which video it was used for, as far as that is known. */
  readonly labels: Labels;
  /** The log line of a record, which is part of what it costs. */
  readonly lineOf: (record: CostRecord) => object;
}

const recordOf = (meter: Meter, { at, labels }: Ended): CostRecord => {
  const { items, pico } = itemsOf(meter.quantities, at);
  return { ...labels, dollars: dollarsOf(pico), items };
};

/** Ends a meter: adds the function's own time and the cost line itself, and prices everything by the book of the day. */
export const closeMeter = (meter: Meter, ended: Ended): CostRecord => {
  const { ms, memoryMb, lineOf } = ended;
  // Lambda bills each started millisecond, those of a cold start too.
  meter.add('lambda.compute', Math.ceil(ms + meter.startUpMs) * memoryMb);
  meter.add('logs.ingested', LOG_HEAD_BYTES + LOG_EVENT_BYTES);
  meter.add('logs.ingested', Buffer.byteLength(JSON.stringify(lineOf(recordOf(meter, ended)))));
  return recordOf(meter, ended);
};
