import { createHash } from 'node:crypto';
import { z } from 'zod';
import { TEST_ROOT } from '#functions/domain/credentials/signing.ts';
import { MANIFEST_TYPE, verifyBytes } from './c2pa.ts';

const Name = z.object({ CN: z.string() });
const Outcome = z.object({ code: z.string() });
const HashOfFile = z.object({ hash: z.string(), exclusions: z.unknown().optional() });
const Seen = z.object({
  manifests: z.tuple(
    [
      z.object({
        assertions: z.record(z.string(), z.unknown()),
        signature: z.object({ certificateInfo: z.object({ issuer: Name, subject: Name }) }),
        validationResults: z.object({ success: z.array(Outcome), failure: z.array(Outcome) }),
      }),
    ],
    z.unknown(),
  ),
});

/** Readers only trust certificates on their own lists; we only check that nothing has been changed. */
const UNTRUSTED = 'signingCredential.untrusted';
const VALIDATED = 'claimSignature.validated';
const HASH_MISMATCH = 'assertion.dataHash.mismatch';

/** The Content Credentials of a file. */
export interface ReadCredentials {
  readonly signedBy: string;
  readonly isTest: boolean;
  /** C2PA’s codes for the problems that a reader would find; empty if the file hasn’t changed since it was signed. */
  readonly faults: readonly string[];
}

const read = async (bytes: Uint8Array, type: string) => {
  const [{ assertions, signature, validationResults }] = Seen.parse(await verifyBytes(bytes, type)).manifests;
  const { issuer, subject } = signature.certificateInfo;
  const { success, failure } = validationResults;
  const faults = failure.map(({ code }) => code).filter((code) => code !== UNTRUSTED);
  return {
    signedBy: subject.CN,
    isTest: issuer.CN === TEST_ROOT,
    faults: success.some(({ code }) => code === VALIDATED) ? faults : [...faults, 'claimSignature.missing'],
    assertions,
  };
};

/** Verifies a file that contains its manifest. Throws if the file has no manifest or isn’t of the given type. */
export const readCredentials = async (bytes: Uint8Array, type: string): Promise<ReadCredentials> => {
  const { signedBy, isTest, faults } = await read(bytes, type);
  return { signedBy, isTest, faults };
};

/**
 * Verifies a file and the manifest stored next to it. The library only reads the manifest, so the file is compared
 * with the manifest’s hash here.
 */
export const readCredentialsBeside = async (
  bytes: Uint8Array,
  manifest: Uint8Array,
): Promise<ReadCredentials> => {
  const { assertions, faults, ...by } = await read(manifest, MANIFEST_TYPE);
  const { hash, exclusions } = HashOfFile.parse(assertions['c2pa.hash.data']);
  const isWhole =
    exclusions === undefined && hash === `b64'${createHash('sha256').update(bytes).digest('base64')}'`;
  return {
    ...by,
    faults: [...faults.filter((code) => code !== HASH_MISMATCH), ...(isWhole ? [] : [HASH_MISMATCH])],
  };
};
