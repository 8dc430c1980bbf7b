import { type CostItem, dollarsOf, itemsOf } from './cost-line.ts';
import type { Meter } from './meter.ts';

/** The bytes that CloudWatch bills for each event on top of its text. */
export const LOG_EVENT_BYTES = 26;
/** The bytes of the level and time, which the logger writes before a line’s own fields. */
const LOG_HEAD_BYTES = 60;

/** What costs are grouped by, besides route or step. */
export interface Labels {
  /** A keyed hash of the user. */
  readonly user?: string | undefined;
  readonly plan?: string | undefined;
  readonly video?: string | undefined;
  readonly attempt?: number | undefined;
  /** What the cost was for: a series, and one of its runs. */
  readonly series?: string | undefined;
  readonly run?: string | undefined;
}

/** The content of a cost line, besides its route or step. */
export interface CostRecord extends Labels {
  readonly dollars: string;
  readonly items: readonly CostItem[];
}

export interface Ended {
  readonly at: Date;
  readonly ms: number;
  readonly memoryMb: number;
  /** The user and video that the cost is for, if known. */
  readonly labels: Labels;
  /** Formats a record as a log line. Logging the line is itself a cost. */
  readonly lineOf: (record: CostRecord) => object;
}

const recordOf = (meter: Meter, { at, labels }: Ended): CostRecord => {
  const { items, pico } = itemsOf(meter.quantities, at);
  return { ...labels, dollars: dollarsOf(pico), items };
};

/**
 * Ends a meter: adds the function's own time and the cost line itself, and prices everything with the day's
 * price book.
 */
export const closeMeter = (meter: Meter, ended: Ended): CostRecord => {
  const { ms, memoryMb, lineOf } = ended;
  // Lambda rounds up to whole milliseconds, and also bills the cold start.
  meter.add('lambda.compute', Math.ceil(ms + meter.startUpMs) * memoryMb);
  meter.add('logs.ingested', LOG_HEAD_BYTES + LOG_EVENT_BYTES);
  meter.add('logs.ingested', Buffer.byteLength(JSON.stringify(lineOf(recordOf(meter, ended)))));
  return recordOf(meter, ended);
};
