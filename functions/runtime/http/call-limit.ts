import type { CallLimit, Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { added, type Call, type Middleware } from './call.ts';

/** Counts a call; over the limit, returns how many seconds to wait. */
export type TakeCall = (
  call: CallLimit & { readonly route: string; readonly caller: string },
  now: Date,
) => Promise<number | undefined>;

const MINUTE_SECONDS = 60;
const MINUTES_PER_HOUR = 60;
/** Longer waits are stated in hours. */
const MOST_MINUTES = 90;

const waitOf = (seconds: number): string => {
  if (seconds <= MINUTE_SECONDS) return 'a minute';
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes <= MOST_MINUTES ? `${minutes} minutes` : `${Math.ceil(minutes / MINUTES_PER_HOUR)} hours`;
};

export const sentence = (seconds: number): string => `Too many requests. Try again in ${waitOf(seconds)}.`;

/**
 * Counts the call against the limit of its route, for the signed-in user or else for the viewer's address.
 * Reads `client`, `signedIn` and `input`; adds nothing; refuses calls over the limit (`too_many_requests`). A
 * call that cannot be counted passes, because too many calls are better than none.
 */
export const callLimit = <R extends Route>(route: R, takeCall: TakeCall): Middleware<R> => {
  const { limit } = route;
  if (limit === undefined) return { before: () => undefined };
  const refusalOf = async (call: Call<R>): Promise<Refusal | undefined> => {
    const { now, viewer } = added(call.client, 'clientFacts');
    const counted = { ...limit, route: route.handler, caller: call.signedIn?.userId ?? viewer };
    const seconds = await takeCall(counted, now).catch((error: unknown) => {
      log.error({ event: EVENTS.callNotCounted, route: call.route, err: error });
      return undefined;
    });
    if (seconds === undefined) return undefined;
    return new Refusal('too_many_requests', sentence(seconds), { retryAfterSeconds: seconds });
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
  };
};
