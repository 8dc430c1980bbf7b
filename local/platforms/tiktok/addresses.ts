import type { TikTokAddresses } from '#functions/gateways/tiktok/tik-tok-oauth.ts';

/** The URLs that the gateway uses instead of TikTok’s own when the stand-in is at `url`. */
export const tikTokAddressesAt = (url: string): TikTokAddresses => ({
  authorization: `${url}/v2/auth/authorize/`,
  token: `${url}/v2/oauth/token/`,
  revocation: `${url}/v2/oauth/revoke/`,
  api: url,
});
