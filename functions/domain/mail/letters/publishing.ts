import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId, platformOf } from '#contract/platforms.ts';
import { letter } from '#functions/domain/mail/letter.ts';
import { runPage } from './series.ts';

/** An account on a platform, in terms its owner recognises. */
const Account = z.object({ account: z.string(), platform: z.enum(PLATFORM_IDS) });
const Post = Account.extend({ publicationId: z.string(), title: z.string() });

const nameOf = (platform: PlatformId): string => platformOf(platform).name;
const PUBLISHED = '/dashboard/publications';

/** Letters about what a creator publishes on platforms. */
export const publishingLetters = {
  /** A draft has reached the creator’s inbox. */
  'post-needs-you': letter({
    facts: Post,
    once: ({ publicationId }) => publicationId,
    optional: true,
    words: ({ title, account, platform }) => ({
      subject: `Your draft is in your ${nameOf(platform)} inbox: ${title}`,
      heading: `Your draft is in your ${nameOf(platform)} inbox`,
      lines: [
        `“${title}” has reached ${account}. Nobody sees it there until you post it.`,
        `Open the notification in ${nameOf(platform)}’s inbox, paste the text, switch on the label for AI-generated content, and post.`,
      ],
      button: { label: 'Copy the text', path: PUBLISHED },
    }),
  }),
  /**
   * `sentence`: the reason, in the platform’s words or ours. `shared`: names a cause that also ends other
   * publications, so that a single letter covers them all. `runId`: the series run, if its post was never ordered.
   */
  'post-failed': letter({
    facts: Post.extend({
      code: z.string(),
      sentence: z.string(),
      advice: z.string(),
      shared: z.string().optional(),
      runId: z.string().optional(),
    }),
    once: ({ publicationId, code, shared }) => shared ?? `${publicationId}#${code}`,
    optional: true,
    words: ({ title, account, platform, sentence, advice, shared, runId }) => ({
      subject: `We couldn’t publish your video: ${title}`,
      heading: 'We couldn’t publish your video',
      // A platform may refuse without giving a reason.
      lines: [`“${title}” wasn’t published to ${account} on ${nameOf(platform)}.`, sentence, advice].filter(
        (line) => line !== '',
      ),
      button:
        runId === undefined
          ? { label: 'See what is published', path: PUBLISHED }
          : { label: 'Open the video', path: runPage(runId) },
      ...(shared !== undefined && {
        note: 'What else can’t be published for this reason is listed there too. We don’t write again about it.',
      }),
    }),
  }),
  /** `reason`: the platform’s reason. `at`: when the connection ended. */
  'connection-ended': letter({
    facts: Account.extend({ connectionId: z.string(), reason: z.string(), at: z.iso.datetime() }),
    once: ({ connectionId, at }) => `${connectionId}#${at}`,
    optional: true,
    words: ({ account, platform, reason }) => ({
      subject: `Connect ${account} again`,
      heading: `Connect ${account} again`,
      lines: [
        `${nameOf(platform)} ended your connection to ${account}, so we can’t publish there.`,
        reason,
        'Connect the account again. What can’t be published until then is listed under Published: press Try Again there.',
      ],
      button: { label: 'Open your connections', path: '/dashboard/settings#connections' },
    }),
  }),
} as const;
