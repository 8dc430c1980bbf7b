import type { Subscription } from '#contract/catalogue.ts';
import { isFarAboveLimit } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

export interface OwnCookiesPorts {
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/** The cookies for a user's own files; none for an account that is far above its limit. `account` may still be on its way. */
export const ownCookies = async (
  { egress, mediaAccess }: OwnCookiesPorts,
  userId: string,
  account: Promise<{ readonly subscription: Subscription }>,
  now: Date,
): Promise<readonly string[]> => {
  const [used, { subscription }] = await Promise.all([egress().used(userId, now), account]);
  return isFarAboveLimit(used, subscription)
    ? mediaAccess().clearedCookies(userId)
    : mediaAccess().cookiesFor(userId, now);
};
