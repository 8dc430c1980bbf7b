import { randomUUID } from 'node:crypto';
import type { TokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { attributesToRecord } from 'cognito-local/lib/services/userPoolService.js';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { EMAIL_POOL } from './email-pool-settings.ts';

const ALGORITHM = 'RS256';
const LIFETIME = '5m';

/**
 * Tokens like Cognito's, signed with a key that is generated at each start. The package's own key is public, and its
 * id tokens leave out the name.
 */
export async function emailTokens() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const kid = randomUUID();

  const sign = (claims: Record<string, unknown>, subject: string, audience?: string): Promise<string> => {
    const token = new SignJWT({ jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setIssuer(EMAIL_POOL.issuer)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(LIFETIME);
    return (audience === undefined ? token : token.setAudience(audience)).sign(privateKey);
  };

  const generator: TokenGenerator = {
    generate: async (_context, user, _groups, client) => {
      const { sub = '', email, email_verified, name } = attributesToRecord(user.Attributes);
      const session = { auth_time: Math.floor(Date.now() / 1000), origin_jti: randomUUID() };
      const [IdToken, AccessToken] = await Promise.all([
        sign(
          {
            ...session,
            token_use: 'id',
            'cognito:username': user.Username,
            name,
            email,
            email_verified: email_verified === 'true',
          },
          sub,
          client.ClientId,
        ),
        sign(
          {
            ...session,
            token_use: 'access',
            client_id: client.ClientId,
            username: user.Username,
            scope: 'aws.cognito.signin.user.admin',
          },
          sub,
        ),
      ]);
      return { IdToken, AccessToken, RefreshToken: randomUUID() };
    },
  };
  return {
    generator,
    /** The user name in an access token; rejects anything other than an access token from this pool. */
    verifyAccess: async (token: string): Promise<string> => {
      const { payload } = await jwtVerify(token, publicKey, { issuer: EMAIL_POOL.issuer });
      if (payload['token_use'] !== 'access') throw new Error('Not an access token.');
      return String(payload['username']);
    },
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }] },
  };
}

export type EmailTokens = Awaited<ReturnType<typeof emailTokens>>;
