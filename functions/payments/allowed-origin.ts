import type { SiteOrigin } from '#functions/domain/audience.ts';
import { Refusal } from '#functions/domain/refusal.ts';

/**
 * The origin that a payment leads back to: the site's own and no other, spelled as a browser spells it.
 * Whatever else an address may carry (a path, a user, another port) is refused, never cleaned up.
 */
export const allowedOrigin = async (siteOrigin: SiteOrigin, asked: string): Promise<string> => {
  const { origin } = new URL(await siteOrigin());
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url?.origin !== origin || (asked !== origin && asked !== `${origin}/`))
    throw new Refusal('invalid', 'The field origin_url is not an address of this site.');
  return origin;
};
