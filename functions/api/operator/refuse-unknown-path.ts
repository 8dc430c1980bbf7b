import type { routes } from '#contract/routes.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Refuses an operator’s request for an unknown path; the middleware gives everyone else the same response. */
export const refuseUnknownPath = (): Handle<typeof routes.refuseUnknownPath> => async () => {
  throw new Refusal('unknown_path');
};
