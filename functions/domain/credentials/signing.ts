import { z } from 'zod';

/** What a stage signs its films with, as PEM: an ES256 key, its certificate, and the issuers’ certificates. */
export interface SigningIdentity {
  readonly privateKey: string;
  readonly certificates: string;
}

/** The common name of the untrusted root certificate that each installation creates. */
export const TEST_ROOT = 'Veilcast test root';

/**
 * Why a film is published unsigned. `missing`: nothing is stored; `unreadable`: not a PEM with a P-256 key and its
 * certificates; `mismatch`: key and certificates do not belong together; `expired`: the certificate has expired or is
 * not valid yet; `refused`: readers would reject the certificate, for example because its key usage is wrong;
 * `failed`: signing did not work.
 */
export const NOT_SIGNED = ['missing', 'unreadable', 'mismatch', 'expired', 'refused', 'failed'] as const;
export type NotSigned = (typeof NOT_SIGNED)[number];

/** Whether a film's files are signed, or why not. */
export const Signing = z.enum(['signed', ...NOT_SIGNED]);
export type Signing = z.infer<typeof Signing>;

/** What a film’s certificate records about its Content Credentials, as read from the film’s files. */
export const SeenCredentials = z.union([
  z.object({ signedBy: z.string(), isTest: z.boolean() }),
  z.object({ notSigned: z.enum(NOT_SIGNED) }),
]);
export type SeenCredentials = z.infer<typeof SeenCredentials>;
