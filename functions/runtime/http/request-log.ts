import { REFUSALS } from '#contract/refusals.ts';
import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { noteNearLimit } from '#functions/runtime/telemetry/near-limit.ts';
import type { Call, Middleware, Result } from './call.ts';

/** A provider's own message is kept out of logs, because it may repeat the request or its key. */
const nameOf = (cause: unknown): string | undefined => (cause instanceof Error ? cause.name : undefined);

/** What a response adds to its route’s metrics. The number and duration of requests come from the gateway. */
const countsOf = (status: number): Counts => {
  if (status >= 500) return { [METRICS.serverErrors]: 1 };
  return status === REFUSALS.too_many_requests.status ? { [METRICS.tooManyCalls]: 1 } : {};
};

interface Ended<R extends Route> {
  readonly event: Call<R>;
  readonly context: { readonly getRemainingTimeInMillis?: () => number };
  readonly response: Result | null | undefined;
  readonly error: Error | null | undefined;
}

const logEnd = <R extends Route>({ event: call, context, response, error }: Ended<R>): void => {
  const { route, requestId: request_id, answer } = call;
  if (answer?.trouble !== undefined) log.error({ route, request_id, err: nameOf(answer.trouble) });
  const status = response?.statusCode ?? 500;
  const ms = performance.now() - call.started;
  noteNearLimit({ route, request_id }, ms, context.getRemainingTimeInMillis?.());
  const line = {
    route,
    status,
    ms: Math.round(ms),
    request_id,
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
};

/**
 * Logs how a request ended, in one line that includes CloudWatch’s per-route metrics, and adds a second line if the
 * request came close to its time limit. Reads the answer's `trouble` and the response; adds nothing and refuses
 * nothing.
 */
export const requestLog = <R extends Route>(): Middleware<R> => ({ after: logEnd, onError: logEnd });
