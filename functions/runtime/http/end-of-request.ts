import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { REFUSALS } from '#contract/refusals.ts';
import type { Route } from '#contract/route.ts';
import { currentMeter } from '#functions/cost/meter.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { env } from '#functions/env.ts';
import { costLine, memoryOf } from '#functions/runtime/telemetry/cost-fields.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { closeRequest } from './request-cost.ts';

interface Ended {
  readonly event: APIGatewayProxyEventV2;
  readonly context: Context;
  readonly internal: { readonly started?: number };
  readonly response: APIGatewayProxyStructuredResultV2 | null;
}

/** A provider's own words stay out of logs: they may repeat what it was asked, or its key. */
export const nameOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.name : undefined;

/** What an answer adds to the figures of its route; the gateway itself counts requests and their time. */
const countsOf = (status: number): Counts => {
  if (status >= 500) return { [METRICS.serverErrors]: 1 };
  return status === REFUSALS.too_many_requests.status ? { [METRICS.tooManyCalls]: 1 } : {};
};

/** One line on how a request went, one on what it cost, and the cost in the answer where the stage wants that. */
export const endOfRequest = (route: Route, ended: Ended, at: Date, error?: Error | null): void => {
  const { event, context, internal, response } = ended;
  const status = response?.statusCode ?? 500;
  const ms = performance.now() - (internal.started ?? performance.now());
  const line = {
    route: `${route.method} ${route.path}`,
    status,
    ms: Math.round(ms),
    request_id: event.requestContext.requestId,
    ...measured(countsOf(status), 'route'),
  };
  if (error === undefined || error === null) log.info(line);
  else if (error instanceof Refusal && status < 500) log.info({ ...line, refusal: error.code });
  else
    log.error({
      ...line,
      err: { name: error.name, message: error.message, stack: error.stack },
      cause: nameOf(error.cause),
    });

  const meter = currentMeter();
  if (meter === undefined) return;
  const head = { stage: env.stage(), route: line.route, request_id: line.request_id, status };
  const cost = closeRequest(meter, {
    at,
    ms,
    memoryMb: memoryOf(context),
    requestBytes: Buffer.byteLength(event.body ?? ''),
    answerBytes: Buffer.byteLength(response?.body ?? ''),
    lineOf: (record) => costLine({ ...head, ...record }),
  });
  log.info(costLine({ ...head, ...cost }));
  if (env.costHeader() && response !== null)
    response.headers = { ...response.headers, 'x-request-cost': `${cost.dollars} USD` };
};
