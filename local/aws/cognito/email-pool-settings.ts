import type { SiteConfig } from '#contract/schemas/site-config.ts';
import { REGION } from '#local/aws/step-functions/workflow.ts';

/** The user pool of this machine. Its issuer is a name, not an address: people stay the same when the port does not. */
export const EMAIL_POOL = {
  id: `${REGION}_veilcast`,
  clientId: 'veilcast-web',
  issuer: `http://email.veilcast.localhost/${REGION}_veilcast`,
} as const;

export const keysPath = `/${EMAIL_POOL.id}/.well-known/jwks.json`;

/** What the functions need of the pool that answers at `address`; nothing when e-mail sign-in is switched off. */
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

/** What the browser needs of it; Google's stand-in is always there. */
export const siteConfigOf = (address: string | undefined): SiteConfig => ({
  socialSignIn: 'google',
  emailSignIn:
    address === undefined
      ? null
      : { endpoint: address, userPoolId: EMAIL_POOL.id, clientId: EMAIL_POOL.clientId },
});
