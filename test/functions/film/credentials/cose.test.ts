import { createPrivateKey, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { decode, encode } from 'cborg';
import { beforeAll, expect, it } from 'vitest';
import { type CoseKey, coseSign1 } from '#functions/film/credentials/cose.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';

const CLAIM = new TextEncoder().encode('a claim');
let own: X509Certificate;
let signer: CoseKey;

beforeAll(async () => {
  const { privateKey, certificates } = await newTestIdentity();
  own = new X509Certificate(certificates);
  signer = { key: createPrivateKey(privateKey), chain: [own.raw] };
});

/** The algorithm and the certificate chain, each read by its label. */
interface Header {
  get(label: 1): number;
  get(label: 33): Uint8Array;
}
/** The parts of a COSE_Sign1, without its tag. */
const partsOf = (signed: Uint8Array) => {
  const parts: [Uint8Array, Map<unknown, unknown>, null, Uint8Array] = decode(signed.subarray(1), {
    useMaps: true,
  });
  const [header, unprotected, payload, signature] = parts;
  return { header, unprotected, payload, signature };
};

it('signs a claim as COSE_Sign1 with ES256, and anyone with the certificate can verify it', () => {
  const signed = coseSign1(CLAIM, signer);
  expect(signed[0]).toBe(0xd2);
  const { header, unprotected, payload, signature } = partsOf(signed);
  expect([unprotected.size, payload, signature.length]).toEqual([0, null, 64]);
  const fields: Header = decode(header, { useMaps: true });
  expect(fields.get(1)).toBe(-7);
  expect(Buffer.from(fields.get(33))).toEqual(own.raw);
  const covered = encode(['Signature1', header, new Uint8Array(), CLAIM]);
  const by = {
    key: createPublicKey(own.publicKey.export({ format: 'pem', type: 'spki' })),
    dsaEncoding: 'ieee-p1363',
  } as const;
  expect(verify('sha256', covered, by, signature)).toBe(true);
  const other = encode(['Signature1', header, new Uint8Array(), CLAIM.with(0, 0)]);
  expect(verify('sha256', other, by, signature)).toBe(false);
});

it('makes every signature the same length, so that space can be reserved for it', () => {
  const lengths = [CLAIM, new Uint8Array(), new Uint8Array(5_000)].map(
    (claim) => coseSign1(claim, signer).length,
  );
  expect(new Set(lengths).size).toBe(1);
});
