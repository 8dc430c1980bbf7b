import type { CallLimit, Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import type { RequestContext } from './request-context.ts';

/** Counts a call; answers in how many seconds the next may come when it is one too many. */
export type TakeCall = (
  call: CallLimit & { readonly route: string; readonly caller: string },
  now: Date,
) => Promise<number | undefined>;

interface Caller extends Pick<RequestContext, 'now' | 'viewer'> {
  readonly userId?: string;
}

const MINUTE_SECONDS = 60;

const sentence = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return `Too many requests. Try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
};

/** Refuses a call beyond the route's limit. Where the count cannot be kept the call passes: better too many than none. */
export const refuseTooMany = async (route: Route, caller: Caller, take: TakeCall): Promise<void> => {
  if (route.limit === undefined) return;
  const call = { ...route.limit, route: route.handler, caller: caller.userId ?? caller.viewer };
  const seconds = await take(call, caller.now).catch((error: unknown) => {
    log.error({ route: `${route.method} ${route.path}`, err: error, msg: 'A call was not counted' });
    return undefined;
  });
  if (seconds !== undefined)
    throw new Refusal('too_many_requests', sentence(seconds), { retryAfterSeconds: seconds });
};
