import { Buffer } from 'node:buffer';
import { hkdfSync } from 'node:crypto';
import { errors, FlattenedEncrypt, flattenedDecrypt } from 'jose';
import { z } from 'zod';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const SEAL = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;
const SEED_MIN_CHARS = 32;

/** Random strings, keyed by version. New versions are added; old ones are never replaced. */
const Secret = z.record(z.string().regex(/^[1-9]\d*$/u), z.string().min(SEED_MIN_CHARS));

/** An encrypted text, as stored in a row. */
export interface Sealed {
  readonly protected: string;
  readonly iv: string;
  readonly ciphertext: string;
  readonly tag: string;
}

/** Encrypts texts with the stage's data key. */
export interface DataSeal {
  /** `about` is authenticated along with the text, so that sealed texts can’t be swapped between rows. */
  readonly seal: (about: string, text: string) => Promise<Sealed>;
  /**
   * Undefined if the text was sealed with a different `about` or has been altered, or if its key no longer exists.
   */
  readonly open: (about: string, sealed: Sealed) => Promise<string | undefined>;
}

/** AES-256-GCM with keys derived from the newest version of a secret, one for each purpose. */
export const dataSeal = (secretId: string, purpose: string): DataSeal => {
  const seeds = async () => new Map(Object.entries(await readSecret(secretId, Secret)));
  const keyOf = (seed: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', seed, '', purpose, KEY_BYTES));
  return {
    seal: async (about, text) => {
      const [newest] = [...(await seeds())].toSorted(([one], [other]) => Number(other) - Number(one));
      if (newest === undefined) throw new Error('The secret with the data key holds no key.');
      const [kid, seed] = newest;
      const jwe = await new FlattenedEncrypt(Buffer.from(text))
        .setProtectedHeader({ ...SEAL, kid })
        .setAdditionalAuthenticatedData(Buffer.from(about))
        .encrypt(keyOf(seed));
      const { protected: header = '', iv = '', ciphertext, tag = '' } = jwe;
      return { protected: header, iv, ciphertext, tag };
    },
    open: async (about, sealed) => {
      const known = await seeds();
      const jwe = { ...sealed, aad: Buffer.from(about).toString('base64url') };
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
        return Buffer.from(plaintext).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
