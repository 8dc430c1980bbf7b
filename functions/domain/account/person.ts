import { z } from 'zod';
import { normalAddress } from './normal-address.ts';

/** How well an address identifies a person. A disposable address has been verified but identifies nobody. */
export const EmailStanding = z.enum(['verified', 'unverified', 'disposable']);
export type EmailStanding = z.infer<typeof EmailStanding>;

interface Recognisable {
  readonly issuer: string;
  readonly subject: string;
  readonly recognisedBy?: string | undefined;
  readonly email: string;
  readonly emailStanding?: EmailStanding | undefined;
}

/** Two values that together identify a person, stored only as a keyed hash. */
export type Trait = readonly [kind: string, value: string];

export const addressTrait = (email: string): Trait => ['email', normalAddress(email)];

/** What we recognise a person by: their identity, and their address once it has been verified. */
export const traitsOf = (identity: Recognisable): readonly Trait[] => {
  const { issuer, subject, recognisedBy = subject, email, emailStanding = 'unverified' } = identity;
  return [[issuer, recognisedBy], ...(emailStanding === 'unverified' ? [] : [addressTrait(email)])];
};

/** What is stored about a person. */
export const Person = z.object({
  /**
   * Hashes of the person’s traits. Absent for accounts that haven’t signed in since we started storing these hashes.
   */
  marks: z.array(z.string()).optional(),
  emailStanding: EmailStanding.optional(),
  /**
   * How the person pays and gets paid: the payment provider’s fingerprints of their cards, and hashes of their payout
   * addresses.
   */
  paymentMarks: z.array(z.string()).optional(),
});
export type Person = z.infer<typeof Person>;

const allMarks = ({ marks = [], paymentMarks = [] }: Person): readonly string[] => [
  ...marks,
  ...paymentMarks,
];

/** Whether two accounts belong to the same person. */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const known = new Set(allMarks(one));
  return allMarks(other).some((mark) => known.has(mark));
};
