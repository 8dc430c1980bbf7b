import type { EmailSignIn, IdentityPool } from '#functions/domain/account/ports.ts';
import { env } from '#functions/env.ts';
import { cognitoEmailSignIn } from '#functions/gateways/cognito/cognito-email-sign-in.ts';
import { cognitoIdentityPool } from '#functions/gateways/cognito/cognito-identity-pool.ts';
import { cognitoSignIn } from '#functions/gateways/cognito/cognito-sign-in.ts';
import { lazy } from './lazy.ts';

export const signIn = /* @__PURE__ */ lazy(() => cognitoSignIn(env.signInSecretId()));

/** Undefined where no client of the pool is named: the stage has e-mail sign-in switched off. */
export const emailSignIn = /* @__PURE__ */ lazy((): EmailSignIn | undefined => {
  const clientId = env.emailClientId();
  return clientId === undefined
    ? undefined
    : cognitoEmailSignIn({ clientId, issuer: env.emailIssuer(), keysUrl: env.emailKeysUrl() });
});

/** Without a pool there is nobody to forget. */
export const identityPool = /* @__PURE__ */ lazy((): IdentityPool => {
  const id = env.userPoolId();
  return id === undefined ? { forget: async () => {} } : cognitoIdentityPool(id);
});
