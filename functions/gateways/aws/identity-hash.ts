import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { IdentityHash } from '#functions/domain/account/ports.ts';
import { readSecret } from './secrets.ts';

const Secret = z.object({
  identityKey: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, 'The identity key needs 32 bytes.'),
});

/** HMAC-SHA-256 of issuer and subject under a key of the sign-in secret, which must never change. */
export const keyedIdentityHash =
  (secretId: () => string): IdentityHash =>
  async ({ issuer, subject, recognisedBy = subject }) => {
    const { identityKey } = await readSecret(secretId(), Secret);
    return createHmac('sha256', identityKey)
      .update(JSON.stringify([issuer, recognisedBy]))
      .digest('base64url');
  };
