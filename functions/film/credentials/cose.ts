import { type KeyObject, sign } from 'node:crypto';
import { encode } from 'cborg';

/** Header parameters of COSE (RFC 9052 and 9360), and its algorithm ES256. */
const ALGORITHM = 1;
const CERTIFICATE_CHAIN = 33;
const ES256 = -7;
/** CBOR's tag 18 in one byte, which marks what follows as a COSE_Sign1. */
const COSE_SIGN1 = 0xd2;
const NOTHING = new Uint8Array();

export interface CoseKey {
  /** A private key on the P-256 curve. */
  readonly key: KeyObject;
  /** The certificates in DER format, starting with the signer’s own. */
  readonly chain: readonly Uint8Array[];
}

/**
 * Signs a C2PA claim as a COSE_Sign1 with a detached payload and with the certificates in its protected header. The
 * signature’s length depends only on the key and the certificates.
 */
export const coseSign1 = (claim: Uint8Array, { key, chain }: CoseKey): Uint8Array<ArrayBuffer> => {
  const certificates = chain.length === 1 ? chain[0] : chain;
  const header = encode(
    new Map<number, unknown>([
      [ALGORITHM, ES256],
      [CERTIFICATE_CHAIN, certificates],
    ]),
  );
  const signed = encode(['Signature1', header, NOTHING, claim]);
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' });
  return Uint8Array.from([COSE_SIGN1, ...encode([header, new Map(), null, signature])]);
};
