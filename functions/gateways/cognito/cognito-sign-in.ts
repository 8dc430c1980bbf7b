import { Buffer } from 'node:buffer';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SignIn } from '#functions/domain/account/ports.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';
import { Claims, identityOf } from './cognito-claims.ts';

const PROVIDER_TIMEOUT_SECONDS = 8;
const SEALED_MINUTES = 15;
const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;

const Secret = z.object({
  siteOrigin: z.url(),
  discoveryUrl: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The pool's identity provider: `Google`, or `COGNITO` for its own page. */
  identityProvider: z.string().min(1).default('Google'),
  sealKey: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, 'The seal key needs 32 bytes.'),
});
const Sealed = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), browser: z.string() });
/**
 * Google sign-in through Cognito’s hosted page, with authorization code, PKCE, state and nonce, and without a
 * database row.
 */
export const cognitoSignIn = (secretId: string): SignIn => {
  let discovered: { readonly key: string; readonly configuration: Promise<oidc.Configuration> } | undefined;

  const settings = () => readSecret(secretId, Secret);

  const configurationOf = ({
    discoveryUrl,
    clientId,
    clientSecret,
  }: z.output<typeof Secret>): Promise<oidc.Configuration> => {
    const key = `${discoveryUrl} ${clientId} ${clientSecret}`;
    if (discovered?.key === key) return discovered.configuration;
    const server = new URL(discoveryUrl);
    const configuration = oidc.discovery(server, clientId, clientSecret, undefined, {
      timeout: PROVIDER_TIMEOUT_SECONDS,
      // Plain HTTP never leaves the machine, because only loopback addresses may be used without TLS.
      execute: server.hostname === '127.0.0.1' ? [oidc.allowInsecureRequests] : [],
    });
    discovered = { key, configuration };
    configuration.catch(() => {
      discovered = undefined;
    });
    return configuration;
  };

  const unseal = async (sealed: string, now: Date): Promise<z.infer<typeof Sealed> | undefined> => {
    const { sealKey } = await settings();
    try {
      const { payload } = await jwtDecrypt(sealed, sealKey, {
        currentDate: now,
        keyManagementAlgorithms: [SEAL.alg],
        contentEncryptionAlgorithms: [SEAL.enc],
      });
      return Sealed.safeParse(payload).data;
    } catch {
      return undefined;
    }
  };

  return {
    begin: async (now) => {
      const secret = await settings();
      const configuration = await configurationOf(secret);
      const request = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        browser: oidc.randomNonce(),
      };
      const redirectTo = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackOf(secret.siteOrigin),
        scope: 'openid email profile',
        identity_provider: secret.identityProvider,
        code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        state: request.state,
        nonce: request.nonce,
      });
      const sealed = await new EncryptJWT(request)
        .setProtectedHeader(SEAL)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + SEALED_MINUTES * 60_000))
        .encrypt(secret.sealKey);
      return { redirectTo: redirectTo.href, sealed };
    },
    finish: async ({ query, sealed }, now) => {
      const request = await unseal(sealed, now);
      if (request === undefined) return undefined;
      const secret = await settings();
      const configuration = await configurationOf(secret);
      const callback = new URL(`${callbackOf(secret.siteOrigin)}?${query}`);
      const tokens = await oidc
        .authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: request.verifier,
          expectedState: request.state,
          expectedNonce: request.nonce,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (
            error instanceof oidc.AuthorizationResponseError ||
            error instanceof oidc.ResponseBodyError ||
            error instanceof oidc.ClientError
          )
            return undefined;
          throw error;
        });
      const claims = Claims.safeParse(tokens?.claims()).data;
      if (claims === undefined) return undefined;
      return { browser: request.browser, identity: identityOf(claims) };
    },
    browserOf: async (sealed, now) => (await unseal(sealed, now))?.browser,
  };
};

const callbackOf = (siteOrigin: string): string => new URL('/api/auth/callback', siteOrigin).href;
