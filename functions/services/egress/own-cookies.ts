import type { Subscription } from '#contract/catalogue.ts';
import { isFarAboveLimit } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface OwnCookiesPorts {
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** The cookies for a user's own files; none for an account that is far above its limit. */
export const ownCookies = async (
  { egress, mediaAccess }: OwnCookiesPorts,
  { userId, subscription }: { readonly userId: string; readonly subscription: Subscription },
  now: Date,
): Promise<readonly string[]> =>
  isFarAboveLimit(await egress().used(userId, now), subscription)
    ? mediaAccess().clearedCookies(userId)
    : mediaAccess().cookiesFor(userId, now);
