import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/**
 * Responds when the site, the API and a function are up. It calls no other service, so it can't be used to
 * put load on one.
 */
export const checkHealth =
  (): Handle<typeof routes.checkHealth> =>
  async (_, { now }) => ({
    reply: { status: 'ok', time: now.toISOString() },
  });
