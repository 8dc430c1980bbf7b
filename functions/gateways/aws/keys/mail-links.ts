import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailLinks } from '#functions/domain/mail/ports.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const Secret = z.object({
  identityKey: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, 'The identity key needs 32 bytes.'),
});
const Link = z.union([
  z.strictObject({ userId: z.string().min(1) }),
  z.strictObject({ newsletter: z.string().min(1) }),
  z.strictObject({ confirm: z.string().min(1), until: z.iso.datetime() }),
]);
const TOKEN = /^[\w-]{1,600}\.[\w-]{43}$/u;

/** Separates these signatures from everything else signed with the key. */
const PURPOSE = 'veilcast mail links 1\n';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Tokens signed with a key from the sign-in secret, which never changes: an email may be opened years later.
 */
export const signedMailLinks = (secretId: () => string): MailLinks => {
  const sign = async (payload: string): Promise<Buffer> => {
    const { identityKey } = await readSecret(secretId(), Secret);
    return createHmac('sha256', identityKey).update(`${PURPOSE}${payload}`).digest();
  };
  return {
    tokenFor: async (link) => {
      const payload = Buffer.from(JSON.stringify(link)).toString('base64url');
      return `${payload}.${(await sign(payload)).toString('base64url')}`;
    },
    read: async (token) => {
      if (!TOKEN.test(token)) return undefined;
      const [payload = '', signature = ''] = token.split('.');
      if (!timingSafeEqual(await sign(payload), Buffer.from(signature, 'base64url'))) return undefined;
      return Link.safeParse(parsed(Buffer.from(payload, 'base64url').toString())).data;
    },
  };
};
