import type { Passwords } from '#functions/domain/account/passwords/ports.ts';
import type {
  EmailAccounts,
  EmailSignIn,
  IdentityPool,
  PoolIssuer,
} from '#functions/domain/account/ports.ts';
import { env } from '#functions/env.ts';
import { cognitoEmailAccounts } from '#functions/gateways/cognito/cognito-email-accounts.ts';
import { cognitoEmailSignIn } from '#functions/gateways/cognito/cognito-email-sign-in.ts';
import { cognitoIdentityPool } from '#functions/gateways/cognito/cognito-identity-pool.ts';
import { cognitoPasswords } from '#functions/gateways/cognito/cognito-passwords.ts';
import { cognitoSignIn } from '#functions/gateways/cognito/cognito-sign-in.ts';
import { lazy } from './lazy.ts';

export const signIn = /* @__PURE__ */ lazy(() => cognitoSignIn(env.signInSecretId()));

/**
 * Undefined if no client of the pool is configured, which means that e-mail sign-in is switched off on this stage.
 */
export const emailSignIn = /* @__PURE__ */ lazy((): EmailSignIn | undefined => {
  const clientId = env.emailClientId();
  return clientId === undefined
    ? undefined
    : cognitoEmailSignIn({ clientId, issuer: env.emailIssuer(), keysUrl: env.emailKeysUrl() });
});

/** Undefined as above. */
export const emailAccounts = /* @__PURE__ */ lazy((): EmailAccounts | undefined => {
  const [clientId, userPoolId] = [env.emailClientId(), env.userPoolId()];
  return clientId === undefined || userPoolId === undefined
    ? undefined
    : cognitoEmailAccounts({ clientId, userPoolId });
});

/** Undefined as above. */
export const passwords = /* @__PURE__ */ lazy((): Passwords | undefined =>
  env.emailClientId() === undefined ? undefined : cognitoPasswords(env.emailIssuer()),
);

export const poolIssuer: PoolIssuer = ({ region, userPoolId }) =>
  env.givenIssuer() ?? `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;

async function* nobody(): AsyncIterable<string> {}

/** Without a pool, the stage has no users to delete. */
export const identityPool = /* @__PURE__ */ lazy((): IdentityPool => {
  const id = env.userPoolId();
  return id === undefined
    ? { forget: async () => {}, asksForCode: async () => false, unconfirmedBefore: nobody }
    : cognitoIdentityPool(id);
});
