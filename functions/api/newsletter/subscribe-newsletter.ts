import type { routes } from '#contract/routes.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/** An address with its domain in lower case: domains are the same in any case, the part before them need not be. */
const normalise = (address: string): string => {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
};

/** Keeps an address for the newsletter. The answer does not tell whether it was known. */
export const subscribeNewsletter =
  ({ newsletter }: { readonly newsletter: Lazy<Newsletter> }): Handle<typeof routes.subscribeNewsletter> =>
  async ({ body }, { now }) => {
    await newsletter().subscribe(normalise(body.email), now);
    return { reply: { ok: true } };
  };
