import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { type SigningIdentity, TEST_ROOT } from '#functions/domain/credentials/signing.ts';

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 3_600_000;
const VALID_DAYS = 3650;

const newKeys = () => crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);

interface TestCertificate {
  readonly from?: Date;
  readonly until?: Date;
  readonly usage?: ExtendedKeyUsage;
  /** The common name of the test root certificate. */
  readonly root?: string;
}

/**
 * A new key with a certificate for signing films, issued by its own test root, whose key is discarded. Verifiers
 * report a valid signature from an untrusted signer.
 */
export const newTestIdentity = async ({
  from = new Date(Date.now() - DAY_MS),
  until = new Date(Date.now() + VALID_DAYS * DAY_MS),
  usage = ExtendedKeyUsage.emailProtection,
  root: rootName = TEST_ROOT,
}: TestCertificate = {}): Promise<SigningIdentity> => {
  const [rootKeys, keys] = [await newKeys(), await newKeys()];
  const valid = { notBefore: from, notAfter: until, signingAlgorithm: ES256 };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...valid,
    name: `CN=${rootName}, O=Veilcast`,
    keys: rootKeys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const own = await X509CertificateGenerator.create({
    ...valid,
    subject: 'CN=Veilcast (test), O=Veilcast',
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([usage]),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  return {
    privateKey: PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
    certificates: `${own.toString('pem')}\n${root.toString('pem')}\n`,
  };
};
