import { z } from 'zod';
import { normalAddress } from './normal-address.ts';

/** What an address says about a person. A disposable one is verified, and says nothing. */
export const EmailStanding = z.enum(['verified', 'unverified', 'disposable']);
export type EmailStanding = z.infer<typeof EmailStanding>;

interface Recognisable {
  readonly issuer: string;
  readonly subject: string;
  readonly recognisedBy?: string | undefined;
  readonly email: string;
  readonly emailStanding?: EmailStanding | undefined;
}

/** Two values that together name a person. They are stored as a keyed hash only. */
export type Trait = readonly [kind: string, value: string];

export const addressTrait = (email: string): Trait => ['email', normalAddress(email)];

/** What a person is recognised by: their identity, and their address once it is verified as theirs. */
export const traitsOf = (identity: Recognisable): readonly Trait[] => {
  const { issuer, subject, recognisedBy = subject, email, emailStanding = 'unverified' } = identity;
  return [[issuer, recognisedBy], ...(emailStanding === 'unverified' ? [] : [addressTrait(email)])];
};

/** What is stored about a person. */
export const Person = z.object({
  /** Hashes of their traits. Absent in accounts that have not signed in since they are kept. */
  marks: z.array(z.string()).optional(),
  emailStanding: EmailStanding.optional(),
  /** How they pay and are paid: the payment provider’s fingerprints of their cards, and hashes of payout addresses. */
  paymentMarks: z.array(z.string()).optional(),
});
export type Person = z.infer<typeof Person>;

const allMarks = ({ marks = [], paymentMarks = [] }: Person): readonly string[] => [
  ...marks,
  ...paymentMarks,
];

/** Whether two accounts are the same person’s. */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const known = new Set(allMarks(one));
  return allMarks(other).some((mark) => known.has(mark));
};
