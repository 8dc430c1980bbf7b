import type { routes } from '#contract/routes.ts';
import { rememberedClick } from '#functions/domain/affiliate/affiliate.ts';
import type { Affiliates } from '#functions/domain/affiliate/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/**
 * Counts a click by a visitor who has given consent, and records it in their browser. Unknown codes get the
 * same response.
 */
export const followLink =
  ({ affiliates }: { readonly affiliates: Lazy<Affiliates> }): Handle<typeof routes.followLink> =>
  async ({ body: { code } }, { viewer, now }) => {
    const isKnown = await affiliates().click(code, viewer, now);
    const reply = { ok: true } as const;
    return isKnown ? { reply, click: { remember: rememberedClick({ code, at: now }) } } : { reply };
  };
