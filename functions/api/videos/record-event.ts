import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { mayOwnerWatch } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';

/**
 * Accepts an event from the owner's own player but doesn't count it, because the figures cover only other viewers.
 */
export const recordEvent =
  ({ videos }: { readonly videos: Lazy<Videos> }): Handle<typeof routes.recordEvent> =>
  async ({ params }, { userId }) => {
    const video = await videos().find(userId, params.id);
    if (!mayOwnerWatch(video)) throw new Refusal('not_found');
    return { reply: { ok: true } };
  };
