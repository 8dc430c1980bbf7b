import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { EncryptJWT } from 'jose';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { User } from '#contract/schemas/auth.ts';
import { SIGN_IN_COOKIE } from '#functions/runtime/http/cookies.ts';
import { tickets } from '#functions/wiring/stores.ts';
import type { DeployedSite } from './deployed-site.ts';

/** Reads a JSON secret from the deployed stage. */
export const readStageSecret = async <S extends z.ZodType>(id: string, schema: S): Promise<z.output<S>> => {
  const { SecretString = '{}' } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: id }),
  );
  return schema.parse(JSON.parse(SecretString));
};

const IDENTITY = {
  issuer: 'https://cognito-idp.example/pool',
  subject: 'somebody',
  name: 'Ada Proof',
  email: 'ada@example.com',
  emailStanding: 'verified',
} as const;

/**
 * Signs a visitor in, skipping the provider’s part: the emulator has no hosted sign-in page at the URL that the
 * functions call. The ticket is issued by the product’s own store and exchanged by the deployed function.
 */
export const signIn = async (site: DeployedSite, stage: string): Promise<z.infer<typeof User>> => {
  const { sealKey } = await readStageSecret(
    `veilcast/${stage}/sign-in`,
    z.object({ sealKey: z.string(), clientId: z.string(), clientSecret: z.string() }),
  );
  const browser = 'the browser of the proof';
  const sealed = await new EncryptJWT({ state: 'a state', nonce: 'a nonce', verifier: 'a verifier', browser })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime('15m')
    .encrypt(Buffer.from(sealKey, 'base64'));
  site.setCookie(SIGN_IN_COOKIE, sealed);
  const sessionId = await tickets().issue({ identity: IDENTITY, browser }, new Date());
  return User.parse(await site.reply(routes.exchangeSession, { session_id: sessionId }));
};
