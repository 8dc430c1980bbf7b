import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { type NotSigned, type SigningIdentity, TEST_ROOT } from '#functions/domain/credentials/signing.ts';
import type { CoseKey } from './cose.ts';

const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/gu;
const P256 = 'prime256v1';

/** A key and certificates that belong together. */
export interface UsableIdentity extends CoseKey {
  readonly until: Date;
  /** Whether the certificate comes from a test root that no reader trusts. */
  readonly isTest: boolean;
}

const parsed = ({ privateKey, certificates }: SigningIdentity) => {
  try {
    const key = createPrivateKey(privateKey);
    const chain = (certificates.match(PEM_BLOCK) ?? []).map((pem) => new X509Certificate(pem));
    const [own] = chain;
    if (own === undefined || key.asymmetricKeyDetails?.namedCurve !== P256) return undefined;
    return { key, chain, own };
  } catch {
    return undefined;
  }
};

const belong = (key: KeyObject, own: X509Certificate, chain: readonly X509Certificate[]): boolean =>
  own.checkPrivateKey(key) &&
  chain.every((each, index) => {
    const issuer = chain[index + 1];
    return issuer === undefined || (each.checkIssued(issuer) && each.verify(issuer.publicKey));
  });

/** Says whether a stored key and its certificates can be used to sign at `now`, and if not, why. */
export const examineIdentity = (
  identity: SigningIdentity | undefined,
  now: Date,
): UsableIdentity | NotSigned => {
  if (identity === undefined) return 'missing';
  const found = parsed(identity);
  if (found === undefined) return 'unreadable';
  const { key, chain, own } = found;
  if (!belong(key, own, chain)) return 'mismatch';
  if (chain.some(({ validFromDate, validToDate }) => now < validFromDate || now > validToDate))
    return 'expired';
  return {
    key,
    // Readers have their own lists of root certificates, and C2PA advises against including one.
    chain: chain.filter((each) => each === own || !each.checkIssued(each)).map(({ raw }) => raw),
    until: own.validToDate,
    isTest: chain.some(({ issuer }) => issuer.includes(`CN=${TEST_ROOT}`)),
  };
};
