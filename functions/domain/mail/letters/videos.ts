import { z } from 'zod';
import { letter } from '#functions/domain/mail/letter.ts';

const Attempt = z.object({ videoId: z.string(), attempt: z.int().positive(), title: z.string() });
const onceAnAttempt = ({ videoId, attempt }: { readonly videoId: string; readonly attempt: number }) =>
  `${videoId}#${attempt}`;
const VIDEOS = { label: 'Open your videos', path: '/dashboard/videos' } as const;

/** Letters about a creator’s videos. */
export const videoLetters = {
  'video-ready': letter({
    facts: Attempt,
    once: onceAnAttempt,
    optional: true,
    words: ({ title }) => ({
      subject: `Your video is ready: ${title}`,
      heading: 'Your video is ready',
      lines: [`“${title}” is finished. Watch it, download it or share it.`],
      button: { label: 'Watch your video', path: VIDEOS.path },
    }),
  }),
  /** `sentence`: the reason, as shown on the video’s card. */
  'video-failed': letter({
    facts: Attempt.extend({ sentence: z.string() }),
    once: onceAnAttempt,
    optional: true,
    words: ({ title, sentence }) => ({
      subject: `We couldn’t make your video: ${title}`,
      heading: 'We couldn’t make your video',
      lines: [`“${title}” didn’t work out.`, sentence],
      button: VIDEOS,
    }),
  }),
  /** The video keeps the film from before the edit. */
  'edit-failed': letter({
    facts: Attempt.extend({ sentence: z.string() }),
    once: onceAnAttempt,
    optional: true,
    words: ({ title, sentence }) => ({
      subject: `We couldn’t change your video: ${title}`,
      heading: 'We couldn’t change your video',
      lines: [`The change to “${title}” didn’t work out.`, sentence],
      button: VIDEOS,
    }),
  }),
} as const;
