import { createHmac } from 'node:crypto';
import { type CostItem, dollarsOf, itemsOf } from '#functions/cost/cost-line.ts';
import type { Labels, Meter } from '#functions/cost/meter.ts';

/** HTTP APIs bill each started 512 KB of a request or answer as one request. */
const API_METER_BYTES = 512 * 1024;
/** Status line, date, connection and the headers that the edge adds. */
const EDGE_HEADER_BYTES = 600;
/** CloudWatch bills each event with this much on top of its text. */
const LOG_EVENT_BYTES = 26;
const USER_HASH_CHARS = 16;

interface Ended {
  readonly at: Date;
  readonly ms: number;
  readonly memoryMb: number;
  readonly requestBytes: number;
  readonly answerBytes: number;
  /** The log line without the cost, which is part of what it costs. */
  readonly line: object;
}

export interface CostRecord extends Labels {
  readonly dollars: string;
  readonly items: readonly CostItem[];
}

/** What serving a request took besides what its handler used: compute, API, edge, log. One record, priced by today's book. */
export const closeRequest = (meter: Meter, ended: Ended): CostRecord => {
  meter.add('lambda.compute', ended.ms * ended.memoryMb);
  meter.add('lambda.request', 1);
  const largest = Math.max(ended.requestBytes, ended.answerBytes);
  meter.add('http-api.request', Math.max(1, Math.ceil(largest / API_METER_BYTES)));
  meter.add('cloudfront.request', 1);
  meter.add('cloudfront.egress', ended.answerBytes + EDGE_HEADER_BYTES);
  const cost = JSON.stringify(recordOf(meter, ended.at)).length;
  meter.add('logs.ingested', JSON.stringify(ended.line).length + cost + LOG_EVENT_BYTES);
  return recordOf(meter, ended.at);
};

const recordOf = (meter: Meter, at: Date): CostRecord => {
  const { items, pico } = itemsOf(meter.quantities, at);
  return { ...meter.labels, dollars: dollarsOf(pico), items };
};

/** A user in cost lines: nothing to anybody without the key, the same in every line. */
export const costUserOf = (userId: string, key: string): string =>
  createHmac('sha256', key).update(`cost ${userId}`).digest('hex').slice(0, USER_HASH_CHARS);
