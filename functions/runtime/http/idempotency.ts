import type { Route } from '#contract/route.ts';
import { claimOf, keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { Idempotency } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { added, type Call, type Middleware } from './call.ts';
import { replyOf } from './reply.ts';
import type { KeyedHandle } from './request-context.ts';

/**
 * The handler’s name, taken from its path, such as `create-video`. Including it in the claim keeps routes from
 * sharing a key.
 */
const scopeOf = ({ handler }: Route): string => handler.slice(handler.lastIndexOf('/') + 1);

/** A call's claim to its key: the user, the route, the key, and the request. */
const claimOfCall = <R extends Route>(route: R, call: Call<R>) => {
  const { params, body } = added(call.input, 'input');
  const { userId } = added(call.signedIn, 'session');
  const asked = params === undefined ? body : [params, body];
  return claimOf(userId, scopeOf(route), call.idempotencyKey, asked);
};

/**
 * On routes marked `idempotent`, gives the same response to every call with the same `Idempotency-Key` for 24 hours.
 * Reads the key, the user and the input; adds `claim`, which the handler’s transaction binds to its result, and
 * `answer` if a result is already stored for the key. Refuses a key that was used for a different request
 * (`conflict`) and, on a route with `lock`, a key whose first call is still running (`in_progress`).
 */
export const idempotency = <R extends Route>(
  route: R,
  { repeat }: Pick<KeyedHandle<R>, 'repeat'>,
  keys: () => Idempotency,
): Middleware<R> => {
  /** Answers the call with the result stored for its key. */
  const answered = async (call: Call<R>, resultId: string): Promise<void> => {
    const { now } = added(call.client, 'clientFacts');
    call.answer = await repeat(added(call.signedIn, 'session').userId, resultId, now);
  };
  return {
    before: async ({ event: call }) => {
      const claim = claimOfCall(route, call);
      if (claim === undefined) return;
      const { now } = added(call.client, 'clientFacts');
      const known = await (route.idempotent === 'lock' ? keys().claim(claim, now) : keys().find(claim, now));
      if (known?.kind === 'mismatch') throw keyMismatch();
      if (known?.kind === 'in_progress') throw new Refusal('in_progress');
      if (known?.kind === 'done') return answered(call, known.resultId);
      call.claim = claim;
    },
    onError: async (request) => {
      const { event: call, error } = request;
      const { claim } = call;
      if (claim === undefined) return;
      try {
        if (route.idempotent === 'lock') return await keys().release(claim);
        if (!(error instanceof Refusal)) return;
        // This call may have been refused precisely because a concurrent call with the same key succeeded.
        const known = await keys().find(claim, added(call.client, 'clientFacts').now);
        if (known?.kind !== 'done') return;
        await answered(call, known.resultId);
        request.response = replyOf(route, added(call.answer, 'idempotency'), call.requestId);
        request.error = undefined;
      } catch (cause) {
        log.error({ event: EVENTS.keyNotSettled, route: call.route, request_id: call.requestId, err: cause });
      }
    },
  };
};
