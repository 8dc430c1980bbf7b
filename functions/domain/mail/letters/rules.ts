import { z } from 'zod';
import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import { STILL_THERE } from '#contract/schemas/operators/notices.ts';
import { letter } from '#functions/domain/mail/letter.ts';

/** `caseId` names the decision in the operators’ records. `reason` is written by an operator, for the owner. */
const Decision = z.object({ caseId: z.string(), reason: z.string() });
/** `posts`: lines about posts that the decision doesn’t affect, because they are on a platform. */
const Posted = Decision.extend({ posts: z.array(z.string()).default([]) });
const onceACase = ({ caseId }: { readonly caseId: string }) => caseId;

const appeal = (caseId: string): string =>
  `If you think this is a mistake, appeal in the notice on your dashboard, or write to ${SUPPORT_EMAIL} and name the decision ${caseId}. A person will look at it again.`;
const stillThere = (posts: readonly string[]): readonly string[] =>
  posts.length === 0 ? [] : [STILL_THERE, ...posts];
const RULES = { label: 'Read our terms', path: '/terms' } as const;

/** Letters about operators’ decisions; each gives the reason and says how to appeal. */
export const ruleLetters = {
  'video-taken-down': letter({
    facts: Posted.extend({ title: z.string() }),
    once: onceACase,
    words: ({ title, reason, caseId, posts }) => ({
      subject: `We took down your video: ${title}`,
      heading: 'We took down your video',
      lines: [
        `“${title}” can no longer be watched or shared.`,
        `The reason: ${reason}`,
        ...stillThere(posts),
      ],
      button: RULES,
      note: appeal(caseId),
    }),
  }),
  'video-hidden': letter({
    facts: Posted.extend({ title: z.string() }),
    once: onceACase,
    words: ({ title, reason, caseId, posts }) => ({
      subject: `We hid your video: ${title}`,
      heading: 'We hid your video while we look at it',
      lines: [`Nobody but you can watch “${title}” here now.`, `The reason: ${reason}`, ...stillThere(posts)],
      button: RULES,
      note: appeal(caseId),
    }),
  }),
  'video-restored': letter({
    facts: Decision.extend({ title: z.string() }),
    once: onceACase,
    words: ({ title, reason }) => ({
      subject: `Your video is back: ${title}`,
      heading: 'Your video is back',
      lines: [`“${title}” can be watched and shared again.`, reason],
      button: { label: 'Open your videos', path: '/dashboard/videos' },
    }),
  }),
  /** For a video that was held by moderation. */
  'video-released': letter({
    facts: Decision.extend({ title: z.string() }),
    once: onceACase,
    words: ({ title, reason }) => ({
      subject: `You can share your video: ${title}`,
      heading: 'You can share your video',
      lines: [`We’ve looked at “${title}”. It can be watched and shared now.`, reason],
      button: { label: 'Open your videos', path: '/dashboard/videos' },
    }),
  }),
  'credits-returned': letter({
    facts: Decision.extend({ title: z.string() }),
    once: onceACase,
    words: ({ title, reason }) => ({
      subject: `We returned your credits for ${title}`,
      heading: 'Your credits are back',
      lines: [`The credits of “${title}” are in your account again.`, reason],
      button: { label: 'Open your dashboard', path: '/dashboard' },
    }),
  }),
  'account-warned': letter({
    facts: Decision,
    once: onceACase,
    words: ({ reason, caseId }) => ({
      subject: 'A warning about your Veilcast account',
      heading: 'A warning about your account',
      lines: [`The reason: ${reason}`, 'If it happens again, we may suspend your account.'],
      button: RULES,
      note: appeal(caseId),
    }),
  }),
  'account-reinstated': letter({
    facts: Decision,
    once: onceACase,
    words: ({ reason }) => ({
      subject: 'Your Veilcast account works again',
      heading: 'Your account works again',
      lines: ['You can make and share videos, and your links can be opened.', reason],
      button: { label: 'Open your dashboard', path: '/dashboard' },
    }),
  }),
  'account-suspended': letter({
    facts: Posted,
    once: onceACase,
    words: ({ reason, caseId, posts }) => ({
      subject: 'Your Veilcast account is suspended',
      heading: 'Your account is suspended',
      lines: [
        'You can’t make or share videos, and your shared videos can’t be watched. You can still sign in, read the notice and appeal.',
        `The reason: ${reason}`,
        ...stillThere(posts),
      ],
      button: RULES,
      note: appeal(caseId),
    }),
  }),
  /**
   * Sent to an email address rather than an account: by then, the account is gone, and with it the dashboard for
   * appeals.
   */
  'account-ended': letter({
    facts: Posted,
    once: onceACase,
    words: ({ reason, caseId, posts }) => ({
      subject: 'We ended your Veilcast account',
      heading: 'We ended your account',
      lines: [
        'Your stories, videos and links are gone, and a plan you had is cancelled.',
        `The reason: ${reason}`,
        ...stillThere(posts),
      ],
      button: RULES,
      note: `If you think this is a mistake, write to ${SUPPORT_EMAIL} and name the decision ${caseId}. A person will look at it again.`,
    }),
  }),
} as const;
