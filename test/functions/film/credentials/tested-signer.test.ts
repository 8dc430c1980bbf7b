import { generateKeyPairSync } from 'node:crypto';
import { ExtendedKeyUsage } from '@peculiar/x509';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { testedSigner } from '#functions/film/credentials/tested-signer.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';

const NOW = new Date();
const days = (count: number): Date => new Date(NOW.getTime() + count * 24 * 3_600_000);

let good: SigningIdentity;
let other: SigningIdentity;
beforeAll(async () => {
  [good, other] = [await newTestIdentity(), await newTestIdentity()];
});

const END = '-----END CERTIFICATE-----\n';
const firstOf = ({ certificates }: SigningIdentity): string =>
  certificates.slice(0, certificates.indexOf(END) + END.length);
const restOf = ({ certificates }: SigningIdentity): string =>
  certificates.slice(firstOf({ certificates, privateKey: '' }).length);

describe('a stored key and its certificates', () => {
  it('sign until the certificate expires, and a test certificate is recognised', async () => {
    const until = days(40);
    const signer = await testedSigner(await newTestIdentity({ until }), NOW);
    // The root is left out of the chain.
    expect(signer).toMatchObject({ isTest: true, chain: [expect.anything()] });
    const end = typeof signer === 'string' ? 0 : signer.until.getTime();
    expect(Math.abs(end - until.getTime())).toBeLessThanOrEqual(1_000);
  });

  it('sign even without the issuers’ certificates', async () => {
    expect(await testedSigner({ ...good, certificates: firstOf(good) }, NOW)).toMatchObject({ isTest: true });
  });

  it('are reported missing if nothing is stored', async () => {
    expect(await testedSigner(undefined, NOW)).toBe('missing');
  });

  it.each([
    ['a key alone', () => ({ ...good, certificates: '' })],
    ['certificates alone', () => ({ ...good, privateKey: '' })],
    ['text that is not PEM', () => ({ privateKey: 'a key', certificates: 'a certificate' })],
    [
      'a truncated certificate',
      () => ({ ...good, certificates: `${good.certificates.slice(0, 200)}\n${END}` }),
    ],
    [
      'an RSA key',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return { ...good, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
      },
    ],
  ])('cannot be read from %s', async (_, identity) => {
    expect(await testedSigner(identity(), NOW)).toBe('unreadable');
  });

  it('are reported as a mismatch if the key or the issuer belongs to another certificate', async () => {
    expect(await testedSigner({ ...good, privateKey: other.privateKey }, NOW)).toBe('mismatch');
    const stranger = { ...good, certificates: firstOf(good) + restOf(other) };
    expect(await testedSigner(stranger, NOW)).toBe('mismatch');
  });

  it('sign nothing before the certificate becomes valid or after it expires', async () => {
    expect(await testedSigner(await newTestIdentity({ from: days(-9), until: days(-1) }), NOW)).toBe(
      'expired',
    );
    expect(await testedSigner(await newTestIdentity({ from: days(1) }), NOW)).toBe('expired');
  });

  it('are refused if the certificate is for a different purpose, such as web servers', async () => {
    const usage = ExtendedKeyUsage.serverAuth;
    expect(await testedSigner(await newTestIdentity({ usage }), NOW)).toBe('refused');
  });
});
