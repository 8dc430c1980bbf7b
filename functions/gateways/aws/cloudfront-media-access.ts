import { getSignedCookies, getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { z } from 'zod';
import { ACCESS_MINUTES, VIEWER_MINUTES } from '#contract/catalogue.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import { readSecret } from './secrets.ts';

const MINUTE_SECONDS = 60;
const ACCESS_SECONDS = ACCESS_MINUTES * MINUTE_SECONDS;
/**
 * The expiry times of signed URLs are rounded, so that a file keeps the same URL for as long as browsers cache it.
 */
const VIEW_STEP_SECONDS = MINUTE_SECONDS;
const VIEW_SECONDS = VIEWER_MINUTES * MINUTE_SECONDS;
const COOKIE_NAMES = ['CloudFront-Policy', 'CloudFront-Signature', 'CloudFront-Key-Pair-Id'] as const;

const attributesOf = (path: string): string => `Path=${path}; HttpOnly; Secure; SameSite=Lax`;
const pathOf = (folder: string): string => `/media/${folder}`;

const Secret = z.object({ siteOrigin: z.url(), keyPairId: z.string().min(1), privateKey: z.string().min(1) });

type Signer = z.infer<typeof Secret>;

/** Three cookies that open everything the pattern matches; browsers only send them with requests below `path`. */
const signedCookies = (
  { siteOrigin, keyPairId, privateKey }: Signer,
  { pattern, path, seconds }: { readonly pattern: string; readonly path: string; readonly seconds: number },
  now: Date,
): string[] => {
  const until = Math.floor(now.getTime() / 1000) + seconds;
  const policy = JSON.stringify({
    Statement: [{ Resource: siteOrigin + pattern, Condition: { DateLessThan: { 'AWS:EpochTime': until } } }],
  });
  const values = new Map(Object.entries(getSignedCookies({ policy, keyPairId, privateKey })));
  return COOKIE_NAMES.map(
    (name) => `${name}=${values.get(name) ?? ''}; Max-Age=${seconds}; ${attributesOf(path)}`,
  );
};

/** Opens a user's own media, or files of a shared video, with CloudFront's signed cookies and URLs. */
export const cloudFrontMediaAccess = (secretId: string): MediaAccess => ({
  cookiesFor: async (folder, now) => {
    const signer = await readSecret(secretId, Secret);
    const path = pathOf(folder);
    return signedCookies(signer, { pattern: `${path}/*`, path, seconds: ACCESS_SECONDS }, now);
  },
  clearedCookies: (folder) =>
    COOKIE_NAMES.map((name) => `${name}=; Max-Age=0; ${attributesOf(pathOf(folder))}`),
  // A policy names a single resource, so each file needs its own cookies. The cookies’ path is the file’s path, so
  // they aren’t sent with any other request. The wildcard matches the query string, which identifies the share in the
  // edge log.
  fileCookies: async (keys, minutes, now) => {
    const signer = await readSecret(secretId, Secret);
    const seconds = minutes * MINUTE_SECONDS;
    return keys.flatMap((key) =>
      signedCookies(signer, { pattern: `/${key}*`, path: `/${key}`, seconds }, now),
    );
  },
  viewPath: async (key, now) => {
    const { siteOrigin, keyPairId, privateKey } = await readSecret(secretId, Secret);
    const step = Math.ceil(now.getTime() / 1000 / VIEW_STEP_SECONDS) * VIEW_STEP_SECONDS;
    const dateLessThan = new Date((step + VIEW_SECONDS) * 1000).toISOString();
    const url = new URL(`/${key}`, siteOrigin);
    const signed = new URL(getSignedUrl({ url: url.href, keyPairId, privateKey, dateLessThan }));
    return `${signed.pathname}${signed.search}`;
  },
  downloadUrl: async (key, filename, until) => {
    const { siteOrigin, keyPairId, privateKey } = await readSecret(secretId, Secret);
    const url = new URL(`/${key}`, siteOrigin);
    url.searchParams.set('response-content-disposition', `attachment; filename="${filename}"`);
    return getSignedUrl({ url: url.href, keyPairId, privateKey, dateLessThan: until.toISOString() });
  },
});
