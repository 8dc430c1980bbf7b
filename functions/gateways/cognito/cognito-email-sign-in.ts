import { setTimeout as sleep } from 'node:timers/promises';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { EmailSignIn } from '#functions/domain/account/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { Claims, identityOf } from './cognito-claims.ts';

interface Pool {
  readonly issuer: string;
  /** Where the pool publishes its signing keys. */
  readonly keysUrl: string;
  /** The pool’s client for browsers; tokens issued to other clients are refused. */
  readonly clientId: string;
}

const KEYS_TIMEOUT_MS = 3_000;
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 150;
/** The page exchanges its token right away, so older tokens are refused. */
const MAX_AGE_SECONDS = 300;
const CLOCK_TOLERANCE_SECONDS = 10;

/** Errors that mean the keys couldn’t be fetched; any other error is the token’s fault. */
const KEYS_FAILED = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);
const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !KEYS_FAILED.has(error.code);

const IdToken = Claims.extend({
  token_use: z.literal('id'),
  email: z.email(),
  email_verified: z.literal(true),
  jti: z.string().min(1),
  exp: z.number(),
  /** When the user entered their password; refreshing the token doesn’t change this time. */
  auth_time: z.number(),
});

/** Verifies ID tokens of a Cognito user pool with its published keys, which are cached for ten minutes. */
export const cognitoEmailSignIn = ({ issuer, keysUrl, clientId }: Pool): EmailSignIn => {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });

  const payloadOf = async (idToken: string, now: Date): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          algorithms: ['RS256'],
          currentDate: now,
          maxTokenAge: MAX_AGE_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ['exp'],
        });
        return payload;
      } catch (error) {
        if (isTokensFault(error)) return undefined;
        if (attempt >= ATTEMPTS) throw new Refusal('provider_unavailable', undefined, { cause: error });
        await sleep(attempt * RETRY_AFTER_MS);
      }
    }
  };

  return {
    verify: async (idToken, now) => {
      const claims = IdToken.safeParse(await payloadOf(idToken, now)).data;
      if (claims === undefined) return undefined;
      return {
        id: claims.jti,
        expiresAt: new Date(claims.exp * 1000),
        provenAt: new Date(claims.auth_time * 1000),
        identity: identityOf(claims),
      };
    },
  };
};
