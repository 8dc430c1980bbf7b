import type { NotSigned, SigningIdentity } from '#functions/domain/credentials/signing.ts';
import { signBytes } from './c2pa.ts';
import { manifestOf } from './manifest.ts';
import { readCredentialsBeside } from './read-credentials.ts';
import { examineIdentity, type UsableIdentity } from './signing-certificate.ts';

const SAMPLE = Uint8Array.of(0);
const NOBODY = { pictures: [{ name: 'nobody', kind: 'algorithmic' }], voices: [] } as const;

/**
 * A key and certificates that readers accept, as tested by signing and reading a sample; if there are none, the
 * reason.
 */
export const testedSigner = async (
  identity: SigningIdentity | undefined,
  now: Date,
): Promise<UsableIdentity | NotSigned> => {
  const signer = examineIdentity(identity, now);
  if (typeof signer === 'string') return signer;
  const sample = { bytes: SAMPLE, type: 'application/octet-stream', isBeside: true };
  const { manifest } = await signBytes(signer, sample, manifestOf('A sample', NOBODY));
  const { faults } = await readCredentialsBeside(SAMPLE, manifest);
  return faults.length === 0 ? signer : 'refused';
};
