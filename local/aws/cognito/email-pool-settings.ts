import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { REGION } from '#local/aws/region.ts';

/** The local user pool. Its issuer is a name rather than a URL, so that users stay the same if the port changes. */
export const EMAIL_POOL = {
  id: `${REGION}_veilcast`,
  clientId: 'veilcast-web',
  issuer: `http://email.veilcast.localhost/${REGION}_veilcast`,
} as const;

export const keysPath = `/${EMAIL_POOL.id}/.well-known/jwks.json`;

/** The settings that functions need to use the pool at `address`; empty when e-mail sign-in is turned off. */
export const emailEnvironment = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : {
        USER_POOL_ID: EMAIL_POOL.id,
        EMAIL_CLIENT_ID: EMAIL_POOL.clientId,
        EMAIL_ISSUER: EMAIL_POOL.issuer,
        EMAIL_KEYS_URL: `${address}${keysPath}`,
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: address,
      };

/** What the browser needs from the pool. Google's stand-in and this machine’s settings are always available. */
export const siteConfigOf = (address: string | undefined): SiteConfig => ({
  socialSignIn: 'google',
  machineSettings: true,
  emailSignIn:
    address === undefined
      ? null
      : { endpoint: address, userPoolId: EMAIL_POOL.id, clientId: EMAIL_POOL.clientId },
});
