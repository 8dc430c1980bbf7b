import { createHmac } from 'node:crypto';
import { type CostRecord, closeMeter, type Ended as EndedMeter } from '#functions/cost/cost-record.ts';
import type { Meter } from '#functions/cost/meter.ts';

/** HTTP APIs bill each started 512 KB of a request or answer as one request. */
const API_METER_BYTES = 512 * 1024;
/** Status line, date, connection and the headers that the edge adds. */
const EDGE_HEADER_BYTES = 600;
const USER_HASH_CHARS = 16;

interface Ended extends EndedMeter {
  readonly requestBytes: number;
  readonly answerBytes: number;
}

/** What serving a request took besides what its handler used: compute, API, edge, log. One record, priced by today's book. */
export const closeRequest = (meter: Meter, ended: Ended): CostRecord => {
  const largest = Math.max(ended.requestBytes, ended.answerBytes);
  meter.add('lambda.request', 1);
  meter.add('http-api.request', Math.max(1, Math.ceil(largest / API_METER_BYTES)));
  meter.add('cloudfront.request', 1);
  meter.add('cloudfront.egress', ended.answerBytes + EDGE_HEADER_BYTES);
  return closeMeter(meter, ended);
};

/** A user in cost lines: nothing to anybody without the key, the same in every line. */
export const costUserOf = (userId: string, key: string): string =>
  createHmac('sha256', key).update(`cost ${userId}`).digest('hex').slice(0, USER_HASH_CHARS);
