import { getSignedCookies, getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { z } from 'zod';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import { readSecret } from './secrets.ts';

const COOKIE_SECONDS = 12 * 3600;
const DOWNLOAD_SECONDS = 3600;
const VIEW_SECONDS = 6 * 3600;
/**
 * Signed addresses expire on the hour, so that a video keeps its address for an hour and browsers their cached copy.
 */
const VIEW_STEP_SECONDS = 3600;
const COOKIE_NAMES = ['CloudFront-Policy', 'CloudFront-Signature', 'CloudFront-Key-Pair-Id'] as const;
const ATTRIBUTES = 'Path=/media; HttpOnly; Secure; SameSite=Lax';

const Secret = z.object({ siteOrigin: z.url(), keyPairId: z.string().min(1), privateKey: z.string().min(1) });

/** Opens a user's own media, and no other user's, by CloudFront's signed cookies and addresses. */
export const cloudFrontMediaAccess = (secretId: string): MediaAccess => ({
  cookiesFor: async (ownerId, now) => {
    const { siteOrigin, keyPairId, privateKey } = await readSecret(secretId, Secret);
    const policy = JSON.stringify({
      Statement: [
        {
          Resource: `${siteOrigin}/media/${ownerId}/*`,
          Condition: { DateLessThan: { 'AWS:EpochTime': Math.floor(now.getTime() / 1000) + COOKIE_SECONDS } },
        },
      ],
    });
    const values = new Map(Object.entries(getSignedCookies({ policy, keyPairId, privateKey })));
    return COOKIE_NAMES.map(
      (name) => `${name}=${values.get(name) ?? ''}; Max-Age=${COOKIE_SECONDS}; ${ATTRIBUTES}`,
    );
  },
  clearedCookies: () => COOKIE_NAMES.map((name) => `${name}=; Max-Age=0; ${ATTRIBUTES}`),
  viewPath: async (key, now) => {
    const { siteOrigin, keyPairId, privateKey } = await readSecret(secretId, Secret);
    const step = Math.ceil(now.getTime() / 1000 / VIEW_STEP_SECONDS) * VIEW_STEP_SECONDS;
    const dateLessThan = new Date((step + VIEW_SECONDS) * 1000).toISOString();
    const url = new URL(`/${key}`, siteOrigin);
    const signed = new URL(getSignedUrl({ url: url.href, keyPairId, privateKey, dateLessThan }));
    return `${signed.pathname}${signed.search}`;
  },
  downloadUrl: async (key, filename, now) => {
    const { siteOrigin, keyPairId, privateKey } = await readSecret(secretId, Secret);
    const url = new URL(`/${key}`, siteOrigin);
    url.searchParams.set('response-content-disposition', `attachment; filename="${filename}"`);
    const dateLessThan = new Date(now.getTime() + DOWNLOAD_SECONDS * 1000).toISOString();
    return getSignedUrl({ url: url.href, keyPairId, privateKey, dateLessThan });
  },
});
