import type { Subscription } from '#contract/catalogue.ts';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import type { User } from '#functions/domain/account/user.ts';
import { isFarAboveLimit } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { WITHHELD_WHILE_SUSPENDED } from '#functions/domain/video/shown/who-may-watch.ts';

export interface OwnCookiesPorts {
  readonly egress: Lazy<Pick<Egress, 'used'>>;
  readonly mediaAccess: Lazy<MediaAccess>;
  readonly suspensions: Lazy<Suspensions>;
}

/**
 * The cookies for a user's own files; none for an account that is suspended or far above its limit. `account` and
 * `user` may be promises that haven’t resolved yet.
 */
export const ownCookies = async (
  { egress, mediaAccess, suspensions }: OwnCookiesPorts,
  { userId, user }: { readonly userId: string; readonly user: Promise<User | undefined> | User },
  account: Promise<{ readonly subscription: Subscription }>,
  now: Date,
): Promise<readonly string[]> => {
  const [used, { subscription }, found, isSuspended] = await Promise.all([
    egress().used(userId, now),
    account,
    user,
    suspensions().isSuspended(userId),
  ]);
  if (found === undefined) return [];
  const isClosed = isSuspended && WITHHELD_WHILE_SUSPENDED.includes('film');
  return isClosed || isFarAboveLimit(used, subscription)
    ? mediaAccess().clearedCookies(found.mediaFolder)
    : mediaAccess().cookiesFor(found.mediaFolder, now);
};
