import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { PersonMarks } from '#functions/domain/account/ports.ts';
import { readSecret } from './secrets.ts';

const Secret = z.object({
  identityKey: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, 'The identity key needs 32 bytes.'),
});

/** The HMAC-SHA-256 of each trait, with a key from the sign-in secret; that key must never change. */
export const keyedPersonMarks =
  (secretId: () => string): PersonMarks =>
  async (traits) => {
    const { identityKey } = await readSecret(secretId(), Secret);
    return traits.map((trait) =>
      createHmac('sha256', identityKey).update(JSON.stringify(trait)).digest('base64url'),
    );
  };
