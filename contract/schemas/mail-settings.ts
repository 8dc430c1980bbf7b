import * as z from 'zod/mini';
import { TimeZone } from './time-zone.ts';

/**
 * Whether emails reach a user. `off`: the stage sends none. `unverified`: nobody has confirmed that the
 * address is theirs. `suppressed`: emails to it bounced, or were reported as spam.
 */
export const MAIL_DELIVERIES = ['on', 'off', 'unverified', 'suppressed'] as const;

/** The user's email preferences, and whether any emails arrive. */
export const MailSettings = z.object({
  emailNotifications: z.boolean(),
  delivery: z.enum(MAIL_DELIVERIES),
});
export type MailSettings = z.infer<typeof MailSettings>;

/**
 * What to change; at least one of these fields must be set. `timeZone`: the zone of all times on screens and in
 * emails. `browserTimeZone`: the same, but stored only if the account has no time zone yet.
 */
export const MailChoice = z
  .strictObject({
    emailNotifications: z.optional(z.boolean()),
    timeZone: z.optional(TimeZone),
    browserTimeZone: z.optional(TimeZone),
  })
  .check(z.refine((choice) => Object.keys(choice).length > 0, 'Choose something to save.'));

/** A signed token from a link in an email. */
export const MailToken = z.string().check(z.minLength(1), z.maxLength(700));

/** What the link unsubscribed the reader from: emails to an account, or the newsletter. */
export const Unsubscribed = z.object({ ended: z.enum(['notifications', 'newsletter']) });
export type Unsubscribed = z.infer<typeof Unsubscribed>;
