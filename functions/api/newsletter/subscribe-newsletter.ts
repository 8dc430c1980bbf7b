import type { routes } from '#contract/routes.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** Lower-cases the domain only: the part before the @ may be case-sensitive. */
const normalise = (address: string): string => {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
};

/** Stores an address for the newsletter. The response does not reveal whether it was already stored. */
export const subscribeNewsletter =
  ({ newsletter }: { readonly newsletter: Lazy<Newsletter> }): Handle<typeof routes.subscribeNewsletter> =>
  async ({ body }, { now }) => {
    await newsletter().subscribe(normalise(body.email), now);
    return { reply: { ok: true } };
  };
