import type { routes } from '#contract/routes.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/**
 * Responds only if the site, the API and a function are up. It doesn't call any other service, so it can't be used to
 * overload one.
 */
export const checkHealth =
  (): Handle<typeof routes.checkHealth> =>
  async (_, { now }) => ({
    reply: { status: 'ok', time: now.toISOString() },
  });
