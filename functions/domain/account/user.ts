import { z } from 'zod';
import type { User as WireUser } from '#contract/schemas/auth.ts';
import { Look } from '#contract/schemas/look.ts';
import {
  type Account,
  balanceOf,
  isTrialActive,
  paymentProblemOf,
  trialDaysRemaining,
  usedCredits,
} from '#functions/domain/credits/credits.ts';
import { renewalOf, withheldAt } from '#functions/domain/credits/free-month.ts';
import { isTrialOffered } from '#functions/domain/credits/trial.ts';
import { EmailStanding, Person } from './person.ts';

/**
 * A person’s identity at their sign-in provider. Issuer and subject identify a user; the e-mail address never does.
 */
export const Identity = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().optional(),
  /** The person’s username in the user pool, needed to delete them from it. */
  username: z.string().optional(),
  /** Stays the same even if the user was deleted from the pool and comes back with a new subject. */
  recognisedBy: z.string().optional(),
  emailStanding: EmailStanding.optional(),
});
export type Identity = Readonly<z.infer<typeof Identity>>;

export const User = Identity.extend({
  ...Person.shape,
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the user wants optional emails; absent means yes. */
  emailNotifications: z.boolean().optional(),
  /** The folder that holds the user’s media; its name is random. */
  mediaFolder: z.string(),
  /** Whether the user’s new videos carry the AI line; absent means the stage decides. */
  aiLine: z.boolean().optional(),
  /** The look for the user’s new videos. */
  look: z.optional(Look),
  /** The time zone in which their screens and letters show times. */
  timeZone: z.string().optional(),
});
export type User = z.infer<typeof User>;

const NAME_MAX_CHARS = 120;

/** The name to show: the provider's, or else the local part of the address, or else "Creator". */
export const displayName = (identity: Pick<Identity, 'name' | 'email'>): string =>
  (identity.name.trim() || identity.email.split('@')[0]?.trim() || 'Creator').slice(0, NAME_MAX_CHARS);

/** The user in the form sent to clients, with the credit account’s figures at `now`. */
export const toWireUser = (user: User, account: Account, now: Date): WireUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  ...(user.avatar === undefined ? {} : { avatar: user.avatar }),
  subscription: account.subscription,
  isTrialActive: isTrialActive(account, now),
  trialDaysRemaining: trialDaysRemaining(account, now),
  videosGenerated: account.videosReserved,
  trialVideosUsed: account.trialVideosReserved,
  credits: balanceOf(account, now),
  creditsUsed: usedCredits(account, now),
  creditsRenew: renewalOf(account, now),
  trialAvailable: isTrialOffered(account, now),
  withheld: withheldAt(account, now),
  paymentProblem: paymentProblemOf(account),
  // The pool uses the subject as the username of its own users, and names users of other providers after the
  // provider.
  ...(user.username === user.subject && { hasPassword: true }),
  ...(user.timeZone === undefined ? {} : { timeZone: user.timeZone }),
});
