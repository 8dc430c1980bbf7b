import type { CallLimit, Route } from '#contract/route.ts';
import type { Call as Counted } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { added, type Call, type Middleware } from './call.ts';

/** Counts a call; if it exceeds the limit, returns how many seconds to wait. */
export type TakeCall = (call: Counted, now: Date) => Promise<number | undefined>;
/** Uncounts a call that was refused. */
export type GiveCallBack = (call: Counted, now: Date) => Promise<void>;

/** How calls are counted. */
export interface CallCount {
  readonly takeCall: TakeCall;
  /** If absent, refused calls still count. */
  readonly giveCallBack?: GiveCallBack;
}

const MINUTE_SECONDS = 60;
const MINUTES_PER_HOUR = 60;
/** Waits longer than this are given in hours. */
const MOST_MINUTES = 90;

const waitOf = (seconds: number): string => {
  if (seconds <= MINUTE_SECONDS) return 'a minute';
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= MOST_MINUTES ? `${minutes} minutes` : `${Math.ceil(minutes / MINUTES_PER_HOUR)} hours`;
};

export const sentence = (seconds: number, says = 'Too many requests.'): string =>
  `${says} Try again in ${waitOf(seconds)}.`;

/** How many calls a request counts as: a single call, or one for each item in a list in its body. */
const timesIn = ({ each }: CallLimit, body: unknown): number => {
  if (each === undefined || typeof body !== 'object' || body === null) return 1;
  const list: unknown = Object.entries(body).find(([name]) => name === each)?.[1];
  return Array.isArray(list) ? list.length : 1;
};

/**
 * Counts the call against the limit of its route, for the signed-in user or else for the viewer's address.
 * Reads `client`, `signedIn` and `input`; adds `counted`; refuses calls over the limit (`too_many_requests`). If a
 * call can’t be counted, it is let through, because too many calls are better than none.
 */
export const callLimit = <R extends Route>(
  route: R,
  { takeCall, giveCallBack }: CallCount,
): Middleware<R> => {
  const { limit } = route;
  if (limit === undefined) return { before: () => undefined };
  const logged = (call: Call<R>, error: unknown): void =>
    log.error({ event: EVENTS.callNotCounted, route: call.route, err: error });
  const refusalOf = async (call: Call<R>): Promise<Refusal | undefined> => {
    const { now, viewer } = added(call.client, 'clientFacts');
    const { calls, seconds } = limit;
    const caller = call.signedIn?.userId ?? viewer;
    const counted = { calls, seconds, route: route.handler, caller, times: timesIn(limit, call.input?.body) };
    try {
      const wait = await takeCall(counted, now);
      if (wait !== undefined)
        return new Refusal('too_many_requests', sentence(wait, limit.says), { retryAfterSeconds: wait });
      call.counted = counted;
    } catch (error) {
      logged(call, error);
    }
    return undefined;
  };
  if (limit.counts === 'refusals')
    return {
      onError: async (request) => {
        const { error, event: call } = request;
        if (!(error instanceof Refusal) || call.input === undefined) return;
        request.error = (await refusalOf(call)) ?? error;
      },
    };
  return {
    before: async ({ event: call }) => {
      const refusal = await refusalOf(call);
      if (refusal !== undefined) throw refusal;
    },
    onError: async ({ error, event: call }) => {
      // Any other error may have happened after the work had started, so the call stays counted.
      if (limit.counts !== 'successes' || call.counted === undefined || !(error instanceof Refusal)) return;
      const { now } = added(call.client, 'clientFacts');
      await giveCallBack?.(call.counted, now).catch((cause: unknown) => logged(call, cause));
    },
  };
};
