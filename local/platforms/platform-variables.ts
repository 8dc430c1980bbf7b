import { PLATFORMS, type PlatformId } from '#contract/platforms.ts';
import { tikTokAddressesAt } from './tiktok/addresses.ts';
import { youTubeAddressesAt } from './youtube/addresses.ts';

/** Where each stand-in is. */
export type PlatformUrls = Readonly<Record<PlatformId, string>>;

const ADDRESSES_AT = {
  youtube: youTubeAddressesAt,
  tiktok: tikTokAddressesAt,
} as const satisfies Record<PlatformId, (url: string) => object>;

/**
 * Publishing settings for a local run: it publishes only to the stand-ins, which behave the way our gateways assume
 * the platforms do.
 */
export const platformVariables = (urls: PlatformUrls): Record<string, string> => ({
  PLATFORMS: JSON.stringify({
    platforms: PLATFORMS.map(({ id, name }) => ({
      id,
      audited: true,
      standIn: {
        name: `${name} (stand-in)`,
        addresses: ADDRESSES_AT[id](urls[id]),
        postsUrl: `${urls[id]}/posts`,
      },
    })),
    unverified: true,
  }),
});
