import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

import { describe, expect, it } from 'vitest';
import { payoutSeal } from '#functions/gateways/aws/keys/payout-seal.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const DETAILS = { kind: 'iban', holder: 'Grace Hopper', iban: 'DE89370400440532013000' } as const;
const [FIRST, SECOND] = ['a'.repeat(48), 'b'.repeat(48)];
let count = 0;

/** A seal whose secret holds these keys; each secret has its own id, because secrets are cached. */
const sealWith = (keys: Record<string, string>) => {
  count += 1;
  const id = `payout-${count}`;
  secrets.on(GetSecretValueCommand, { SecretId: id }).resolves({ SecretString: JSON.stringify(keys) });
  return payoutSeal(id);
};
const secrets = mockAws(SecretsManagerClient);
const versionOf = ({ protected: header }: { protected: string }) =>
  JSON.parse(Buffer.from(header, 'base64url').toString());

describe('sealed payout details', () => {
  it('can be opened for their affiliate, and reveal nothing while sealed', async () => {
    const seal = sealWith({ 1: FIRST });
    const sealed = await seal.seal('grace', DETAILS);
    expect(JSON.stringify(sealed)).not.toMatch(/DE89|3000|Hopper/u);
    expect(JSON.stringify(await seal.seal('grace', DETAILS))).not.toBe(JSON.stringify(sealed));
    expect(await seal.open('grace', sealed)).toEqual(DETAILS);
  });

  // Proves money-affiliates-payout-details-encrypted-go.
  it('can’t be opened in another affiliate’s row, or after any part of them was changed', async () => {
    const seal = sealWith({ 1: FIRST });
    const sealed = await seal.seal('grace', DETAILS);
    expect(await seal.open('eve', sealed)).toBeUndefined();
    const others = await seal.seal('eve', DETAILS);
    for (const part of ['iv', 'ciphertext', 'tag'] as const)
      expect(await seal.open('grace', { ...sealed, [part]: others[part] }), part).toBeUndefined();
    const none = Buffer.from(JSON.stringify({ alg: 'none', enc: 'A256GCM', kid: '1' })).toString('base64url');
    expect(await seal.open('grace', { ...sealed, protected: none })).toBeUndefined();
  });

  it('are sealed with the newest key; older keys still open what was sealed with them', async () => {
    const sealed = await sealWith({ 1: FIRST }).seal('grace', DETAILS);
    const rotated = sealWith({ 1: FIRST, 2: SECOND, 10: FIRST });
    expect(await rotated.open('grace', sealed)).toEqual(DETAILS);
    expect(versionOf(await rotated.seal('grace', DETAILS))).toMatchObject({ enc: 'A256GCM', kid: '10' });
    expect(await sealWith({ 2: SECOND }).open('grace', sealed)).toBeUndefined();
    expect(await sealWith({ 1: SECOND }).open('grace', sealed)).toBeUndefined();
  });

  it('are refused, not stored in plain text, if there is no key or the secret can’t be read', async () => {
    await expect(sealWith({}).seal('grace', DETAILS)).rejects.toThrow('holds no key');
    await expect(sealWith({ 1: 'short' }).seal('grace', DETAILS)).rejects.toThrow('expected fields');
    const sealed = await sealWith({ 1: FIRST }).seal('grace', DETAILS);
    secrets.on(GetSecretValueCommand, { SecretId: 'away' }).rejects(new Error('away'));
    await expect(payoutSeal('away').open('grace', sealed)).rejects.toThrow('away');
  });
});
