import { z } from 'zod';
import type { SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

/** The fields are missing until an operator stores them. */
const Stored = z.object({ privateKey: z.string().default(''), certificates: z.string().default('') });

/** The key and certificates in the stage's secret; undefined while none are stored. */
export const readSigningIdentity = async (secretId: string): Promise<SigningIdentity | undefined> => {
  const { privateKey, certificates } = await readSecret(secretId, Stored);
  return privateKey.trim() === '' && certificates.trim() === '' ? undefined : { privateKey, certificates };
};
