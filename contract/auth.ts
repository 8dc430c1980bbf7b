import { z } from 'zod';
import { Subscription } from './choices.ts';
import { PaymentProblem } from './payments.ts';

/** The signed-in user, in the field names of the specification. `name` and `email` are text of the identity provider. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.url().optional(),
  subscription: Subscription,
  isTrialActive: z.boolean(),
  trialDaysRemaining: z.int().min(0),
  videosGenerated: z.int().min(0),
  trialVideosUsed: z.int().min(0),
  /** Credits left, and credits used in the current period. */
  credits: z.int().min(0),
  creditsUsed: z.int().min(0),
  /** Whether this user may start the trial now. */
  trialAvailable: z.boolean().optional(),
  paymentProblem: PaymentProblem.optional(),
});
export type User = z.infer<typeof User>;

/** Any string may be tried; only one that was issued is good. */
export const SessionExchange = z.strictObject({ session_id: z.string().min(1).max(4096) });

/** An id token of the user pool, as its e-mail sign-in gives it to the browser. Opens a session once. */
export const EmailExchange = z.strictObject({ id_token: z.string().min(1).max(8192) });
