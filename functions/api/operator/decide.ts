import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { carryOutDecision as carryOut, type DecidePorts } from '#functions/services/operators/decide.ts';

/** Carries out an operator's decision. */
export const decide =
  (ports: DecidePorts): Handle<typeof routes.decide> =>
  async ({ body }, { userId, now }) => {
    await carryOut(ports, { ...body, operator: userId }, now);
    return { reply: { ok: true } };
  };
