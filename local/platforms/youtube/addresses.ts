import type { YouTubeAddresses } from '#functions/gateways/youtube/options.ts';

export const API = '/youtube/v3';
export const UPLOAD = '/upload/youtube/v3';
export const CONSENT = '/o/oauth2/v2/auth';

/** The URLs that the gateway uses instead of YouTube’s own when the stand-in is at `url`. */
export const youTubeAddressesAt = (url: string): YouTubeAddresses => ({
  authorization: `${url}${CONSENT}`,
  token: `${url}/token`,
  revocation: `${url}/revoke`,
  api: `${url}${API}`,
  upload: `${url}${UPLOAD}`,
});
