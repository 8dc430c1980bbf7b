import { z } from 'zod';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { letter } from '#functions/domain/mail/letter.ts';
import { spokenDay } from '#functions/domain/mail/letter-times.ts';

const creditsLeft = (credits: number): string => {
  if (credits === 0) return 'You have no credits left.';
  return `You have ${credits} ${credits === 1 ? 'credit' : 'credits'} left.`;
};

/** Letters about credits. */
export const creditLetters = {
  /**
   * `period`: the period the credits are for, such as a month; the letter is sent once per period. `renewsOn`: a day
   * (UTC), but only in letters queued by an earlier version.
   */
  'credits-low': letter({
    facts: z.object({
      period: z.string(),
      credits: z.int().min(0),
      renewsOn: z.union([z.iso.datetime(), z.iso.date()]).optional(),
    }),
    once: ({ period }) => period,
    optional: true,
    words: ({ credits, renewsOn }, timeZone) => ({
      subject: 'Your credits are running low',
      heading: 'Your credits are running low',
      lines: [
        `${creditsLeft(credits)} A video costs ${CREDITS_PER_VIDEO}.`,
        renewsOn === undefined
          ? 'Choose a plan to make more videos.'
          : `You get new credits on ${spokenDay(renewsOn, renewsOn.includes('T') ? timeZone : 'UTC')}. To make more videos before that, see the plans.`,
      ],
      button: { label: 'See the plans', path: '/pricing' },
    }),
  }),
} as const;
