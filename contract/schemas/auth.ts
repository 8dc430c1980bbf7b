import * as z from 'zod/mini';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { NamedPlan, NamedWithheld } from './choices.ts';
import { Count } from './count.ts';
import { openSet } from './open-set.ts';
import { PaymentProblem } from './payments.ts';
import { EmailField, writtenText } from './text.ts';

/** The signed-in user, with the specification's field names. The identity provider sets name and email. */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.optional(z.url()),
  subscription: NamedPlan,
  isTrialActive: z.boolean(),
  trialDaysRemaining: Count,
  videosGenerated: Count,
  trialVideosUsed: Count,
  /** Credits left, and credits used in the current period. */
  credits: Count,
  creditsUsed: Count,
  /** When the next credits are granted; absent if no more will be granted without a purchase. */
  creditsRenew: z.optional(z.iso.datetime()),
  /** Whether this user may start the trial now. */
  trialAvailable: z.optional(z.boolean()),
  /** Why this user gets no free credits this month; absent if they get them or don’t need them. */
  withheld: z.optional(NamedWithheld),
  paymentProblem: z.optional(PaymentProblem),
  /** True for users who sign in with an e-mail address and a password. */
  hasPassword: z.optional(z.boolean()),
  /** The IANA name of the time zone that all times are shown in; absent until a browser has sent its own zone. */
  timeZone: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

/** One of the user's sessions. `device` is derived from what the browser sent. */
export const Session = z.object({
  id: z.string(),
  /** Such as "Chrome on Windows"; absent when the browser isn't recognised. */
  device: z.optional(z.string()),
  openedAt: z.iso.datetime(),
  /** The last request, to within `SESSION_USE_MINUTES`. */
  usedAt: z.iso.datetime(),
  /** Whether the request comes from this session. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** Accepts any string; only an issued value opens a session. */
export const SessionExchange = z.strictObject({
  session_id: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/** An id token that the browser received from the user pool’s e-mail sign-in. It can open a session only once. */
export const EmailExchange = z.strictObject({
  id_token: z.string().check(z.minLength(1), z.maxLength(8192)),
});

/** The user's last export of everything in the account. */
export const Export = z.object({
  /** `none`: never requested; `expired`: the archive has been deleted. */
  status: openSet(['none', 'packing', 'ready', 'failed', 'expired'], 'expired'),
  /** How many more exports may be requested today (UTC). */
  left: Count,
  requestedAt: z.optional(z.iso.datetime()),
  /** Present while the archive is being packed. */
  percent: z.optional(Count),
  /** Present once the archive is ready: how many more links may be made for it, and until when. */
  openings: z.optional(Count),
  expiresAt: z.optional(z.iso.datetime()),
  bytes: z.optional(Count),
  /** Files that are not in the archive; its README names them. */
  missing: z.optional(Count),
});
export type Export = z.infer<typeof Export>;

/** A signed URL that downloads the archive; it works for anyone who has it, for at most `ACCESS_MINUTES`. */
export const OpenedExport = z.object({
  url: z.url(),
  filename: z.string(),
  /** How many more links may be made for this archive. */
  openings: Count,
});
const NAME_MAX_CHARS = 120;
const TOKEN_MAX_CHARS = 8192;
const CODE_DIGITS = /^\d{6}$/u;

/** The account for which a password is about to be tried. */
export const SignInAttempt = z.strictObject({ email: EmailField });

/** Allows a single sign-in to the user pool. */
export const SignInPass = z.object({ pass: z.string().check(z.minLength(1)) });

const FullName = writtenText(
  NAME_MAX_CHARS,
  'Enter your name.',
  () => `Use at most ${NAME_MAX_CHARS} characters.`,
);

/** Requests a code by e-mail: for a new account if a name is given, otherwise for an existing account. */
export const CodeWanted = z.strictObject({ email: EmailField, name: z.optional(FullName) });

const Password = z.string().check(
  z.minLength(PASSWORD_CHARS.min),
  z.maxLength(PASSWORD_CHARS.max),
  z.refine((password) => password === password.trim()),
);

/** A new password, set by someone who has the emailed code. */
export const NewPassword = z.strictObject({
  email: EmailField,
  code: z.string().check(z.trim(), z.regex(CODE_DIGITS, 'Enter the six digits.')),
  password: Password,
  name: z.optional(FullName),
});

/** A password that replaces the current one, with an access token from a sign-in with the current one. */
export const PasswordChange = z.strictObject({
  access_token: z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_CHARS)),
  current: z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARS.max)),
  password: Password,
});
