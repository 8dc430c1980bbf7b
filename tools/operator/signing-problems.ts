import type { NotSigned } from '#functions/domain/credentials/signing.ts';

/** Why a stored key and its certificates can't sign anything, worded for operators. */
export const SIGNING_PROBLEMS = {
  missing: 'nothing is stored',
  unreadable: 'the files are not PEM of a P-256 key and its certificates',
  mismatch: 'the key, the certificate and those of its issuers do not belong together',
  expired: 'a certificate has expired, or is not valid yet',
  refused: 'readers of Content Credentials refuse the certificate',
  failed: 'it cannot sign',
} as const satisfies Record<NotSigned, string>;
