import { z } from 'zod';
import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import { letter } from '#functions/domain/mail/letter.ts';
import { spokenTime } from '#functions/domain/mail/letter-times.ts';

const CHANGES = {
  password: 'Your password was changed',
  address: 'Your email address was changed',
  'second-factor-on': 'Two-step sign-in was switched on',
  'second-factor-off': 'Two-step sign-in was switched off',
  'signed-out-everywhere': 'You were signed out everywhere',
} as const;
type Change = keyof typeof CHANGES;
const changes = z.enum([
  'password',
  'address',
  'second-factor-on',
  'second-factor-off',
  'signed-out-everywhere',
]);

const NOT_YOU = `If this wasn’t you, press Sign Out Everywhere Else in Settings, change the password you sign in with (at Google, if you sign in with Google) and write to ${SUPPORT_EMAIL}.`;
const SETTINGS = { label: 'Open Settings', path: '/dashboard/settings' } as const;

/** Notices about an account’s security. */
export const accountLetters = {
  /** `device`: the browser and operating system as shown in the list of sessions, such as `Firefox on Windows`. */
  'signed-in': letter({
    facts: z.object({ at: z.iso.datetime(), device: z.string() }),
    once: ({ at, device }) => `${at}#${device}`,
    words: ({ at, device }, timeZone) => ({
      subject: 'New sign-in to your Veilcast account',
      heading: 'New sign-in to your account',
      lines: [`Somebody signed in with ${device} on ${spokenTime(at, timeZone)}.`, NOT_YOU],
      button: SETTINGS,
    }),
  }),
  'credentials-changed': letter({
    facts: z.object({ at: z.iso.datetime(), change: changes }) satisfies z.ZodType<{
      at: string;
      change: Change;
    }>,
    once: ({ at, change }) => `${change}#${at}`,
    words: ({ at, change }, timeZone) => ({
      subject: CHANGES[change],
      heading: CHANGES[change],
      lines: [`This happened on ${spokenTime(at, timeZone)}.`, NOT_YOU],
      button: SETTINGS,
    }),
  }),
} as const;
