import type { SiteOrigin } from '#functions/domain/analytics/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';

export interface OriginPorts {
  readonly siteOrigin: Lazy<SiteOrigin>;
  /** Origins allowed besides the site's own. */
  readonly allowedOrigins: Lazy<readonly string[]>;
}

/**
 * The origin that the buyer returns to after paying, as browsers write it: the site’s own or one that the stage
 * allows. A URL with anything more (a path, a user, another port) is refused rather than cleaned up.
 */
export const allowedOrigin = async (
  { siteOrigin, allowedOrigins }: OriginPorts,
  asked: string,
): Promise<string> => {
  const known = [new URL(await siteOrigin()()).origin, ...allowedOrigins()];
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  const origin = known.find((each) => url?.origin === each && (asked === each || asked === `${each}/`));
  if (origin === undefined)
    throw new Refusal('invalid', 'The field origin_url is not an address of this site.');
  return origin;
};
