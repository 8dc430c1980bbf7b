import { Buffer } from 'node:buffer';
import { hkdfSync } from 'node:crypto';
import { errors, FlattenedEncrypt, flattenedDecrypt } from 'jose';
import { z } from 'zod';
import { parseDetails } from '#functions/domain/affiliate/payout-details.ts';
import type { PayoutSeal } from '#functions/domain/affiliate/ports.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;
const PURPOSE = 'veilcast payout details';
const SEED_MIN_CHARS = 32;

/** Random strings by version. New versions are added; old ones are never replaced. */
const Secret = z.record(z.string().regex(/^[1-9]\d*$/u), z.string().min(SEED_MIN_CHARS));

const keyOf = (seed: string): Uint8Array => new Uint8Array(hkdfSync('sha256', seed, '', PURPOSE, KEY_BYTES));

/** AES-256-GCM under the newest key of the payout secret. The affiliate's id is authenticated too: rows can't be swapped. */
export const payoutSeal = (secretId: string): PayoutSeal => {
  const seeds = async () => new Map(Object.entries(await readSecret(secretId, Secret)));
  return {
    seal: async (userId, details) => {
      const [newest] = [...(await seeds())].toSorted(([one], [other]) => Number(other) - Number(one));
      if (newest === undefined) throw new Error('The payout secret holds no key.');
      const [kid, seed] = newest;
      const jwe = await new FlattenedEncrypt(Buffer.from(JSON.stringify(details)))
        .setProtectedHeader({ ...SEAL, kid })
        .setAdditionalAuthenticatedData(Buffer.from(userId))
        .encrypt(keyOf(seed));
      const { protected: header = '', iv = '', ciphertext, tag = '' } = jwe;
      return { protected: header, iv, ciphertext, tag };
    },
    open: async (userId, sealed) => {
      const known = await seeds();
      const jwe = { ...sealed, aad: Buffer.from(userId).toString('base64url') };
      try {
        const { plaintext } = await flattenedDecrypt(
          jwe,
          (header?: { readonly kid?: string | undefined }) => {
            const seed = known.get(header?.kid ?? '');
            if (seed === undefined) throw new errors.JWEDecryptionFailed();
            return keyOf(seed);
          },
          { keyManagementAlgorithms: [SEAL.alg], contentEncryptionAlgorithms: [SEAL.enc] },
        );
        return parseDetails(Buffer.from(plaintext).toString('utf8'));
      } catch {
        return undefined;
      }
    },
  };
};
