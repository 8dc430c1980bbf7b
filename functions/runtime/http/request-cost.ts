import type { Context } from 'aws-lambda';
import { PROVIDER_COSTS } from '#contract/providers.ts';
import type { Route } from '#contract/route.ts';
import type { CostItem } from '#functions/cost/cost-line.ts';
import { env } from '#functions/env.ts';
import { memoryOf } from '#functions/runtime/telemetry/cost-fields.ts';
import { recordCost } from '#functions/runtime/telemetry/record-cost.ts';
import type { Call, Middleware, Result } from './call.ts';
import type { CallPurses } from './call-purse.ts';
import { isHidden } from './refusals.ts';

/** HTTP APIs bill each started 512 KB of a request or response as one request. */
const API_METER_BYTES = 512 * 1024;
/** The size of the status line, the date and connection headers, and the headers that the edge adds. */
const EDGE_HEADER_BYTES = 600;

const PROVIDERS = new Set<string>(PROVIDER_COSTS.map(({ component }) => component));
const PICO_PER_MICRO = 1_000_000;

/** The cost of the call itself, without model calls, which have their own limit. */
const ownMicro = (items: readonly CostItem[]): number =>
  items
    .filter(({ component }) => !PROVIDERS.has(component))
    .reduce((sum, { pico = '0' }) => sum + Number(pico) / PICO_PER_MICRO, 0);

interface Ended<R extends Route> {
  readonly event: Call<R>;
  readonly context: Context;
  response: Result | null | undefined;
}

/**
 * Writes the request’s cost line: what the handler used, plus the costs of compute, API, edge and logs. Reads the
 * payer from the session and the plan from the answer; charges the cost to the account’s purse; adds `x-request-cost`
 * to the response if the stage is configured that way; refuses nothing. It is listed first, so that it finishes last
 * and also counts the request’s other log lines.
 */
export const requestCost = <R extends Route>(
  route: R,
  now: () => Date,
  purses: CallPurses | undefined,
): Middleware<R> => {
  const end = async ({ event: call, context, response }: Ended<R>): Promise<void> => {
    const { meter, answer, signedIn } = call;
    if (meter === undefined) return;
    const encoding = response?.isBase64Encoded === true ? 'base64' : 'utf8';
    const answerBytes = Buffer.byteLength(response?.body ?? '', encoding);
    const largest = Math.max(Buffer.byteLength(call.event.body ?? ''), answerBytes);
    meter.add('lambda.request', 1);
    meter.add('http-api.request', Math.max(1, Math.ceil(largest / API_METER_BYTES)));
    meter.add('cloudfront.request', 1);
    meter.add('cloudfront.egress', answerBytes + EDGE_HEADER_BYTES);
    const { dollars, items } = recordCost(
      meter,
      { route: call.route, request_id: call.requestId, status: response?.statusCode ?? 500 },
      { at: now(), ms: performance.now() - call.started, memoryMb: memoryOf(context) },
      { ...signedIn?.payer, ...(answer?.plan === undefined ? {} : { plan: answer.plan }) },
    );
    // This header would give a hidden route away.
    if (env.costHeader() && response && !isHidden(route, call))
      response.headers = { ...response.headers, 'x-request-cost': `${dollars} USD` };
    if (signedIn !== undefined && route.access === 'session')
      await purses?.pay(signedIn.userId, ownMicro(items), now());
  };
  return { after: end, onError: end };
};
