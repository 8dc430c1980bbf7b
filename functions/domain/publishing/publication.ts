import { z } from 'zod';
import { PLATFORM_IDS } from '#contract/platforms.ts';
import { PUBLICATION_STATUSES } from '#contract/schemas/publishing.ts';
import { SealedTokens } from './connection.ts';

/** What is posted with a video on YouTube. */
export const YouTubePost = z.object({
  platform: z.literal('youtube'),
  way: z.literal('upload'),
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  /** The id of YouTube's category. */
  category: z.string(),
  language: z.string(),
  privacy: z.enum(['public', 'unlisted', 'private']),
  madeForKids: z.boolean(),
  /** When YouTube makes the video public; until then it is private there. */
  publishAt: z.iso.datetime().optional(),
});
export type YouTubePost = z.infer<typeof YouTubePost>;

/** A draft in TikTok’s inbox contains only the video; the creator has to paste the text into the app. */
export const TikTokDraft = z.object({
  platform: z.literal('tiktok'),
  way: z.literal('inbox'),
  text: z.string(),
});
export type TikTokDraft = z.infer<typeof TikTokDraft>;

/** What the creator chose and consented to on the screen for direct posts. */
export const TikTokPost = z.object({
  platform: z.literal('tiktok'),
  way: z.literal('direct'),
  text: z.string(),
  /** One of the options that the account offered when the screen was shown. */
  privacy: z.string(),
  allows: z.object({ comment: z.boolean(), duet: z.boolean(), stitch: z.boolean() }),
  /** Whether the video promotes the creator’s own business, or a third party that pays for it. */
  promotes: z.object({ own: z.boolean(), paid: z.boolean() }),
  coverMs: z.int().min(0),
  consentedAt: z.iso.datetime(),
});
export type TikTokPost = z.infer<typeof TikTokPost>;

export const PlatformPost = z.union([YouTubePost, TikTokDraft, TikTokPost]);
export type PlatformPost = z.infer<typeof PlatformPost>;

/** The approved film; no other film may be sent. */
export const SentFilm = z.object({
  key: z.string(),
  bytes: z.int().min(1),
  sha256: z.string(),
  seconds: z.number().positive(),
});
export type SentFilm = z.infer<typeof SentFilm>;

/** The platform’s id and upload URL for the publication. Stored before the first byte is sent. */
export const StoredRemote = z.object({
  /** The platform's id of the upload or of the post. */
  id: z.string().optional(),
  /** The upload URL; anyone who has it can upload to it. */
  upload: SealedTokens.optional(),
});
export type StoredRemote = z.infer<typeof StoredRemote>;

/** What went wrong, in the platform’s words and in our own. */
export const PublicationProblem = z.object({
  /** The platform's code, for operators. */
  code: z.string(),
  /** The platform’s own message, or ours if it gave none. */
  message: z.string(),
  /** What the creator can do about the problem. */
  advice: z.string(),
  /** Whether trying again may help. */
  canRetry: z.boolean(),
});
export type PublicationProblem = z.infer<typeof PublicationProblem>;

/** The platform’s own figures, and when they were read. */
const PublicationFigures = z.object({
  views: z.int().min(0),
  /** Absent while the account hides them. */
  likes: z.int().min(0).optional(),
  comments: z.int().min(0).optional(),
  at: z.iso.datetime(),
});

/** A video on its way to an account on a platform, or already there. */
export const Publication = z.object({
  id: z.string(),
  ownerId: z.string(),
  videoId: z.string(),
  /**
   * The video’s title and the account’s name when the post was ordered: the video or the account may be gone later.
   */
  videoTitle: z.string(),
  account: z.string(),
  /** The series run that the video was made for. */
  runId: z.string().optional(),
  connectionId: z.string(),
  platform: z.enum(PLATFORM_IDS),
  post: PlatformPost,
  film: SentFilm,
  status: z.enum(PUBLICATION_STATUSES),
  /** When viewers should see the video; absent means at once. */
  at: z.iso.datetime().optional(),
  /** When a waiting publication is next checked. */
  waitsUntil: z.iso.datetime().optional(),
  /** The execution that last claimed this publication. */
  by: z.string().optional(),
  /** How many times the video has been announced to the platform, initially 0. */
  attempt: z.int().min(0),
  /** How many times the owner has retried the publication. */
  retries: z.int().min(0).optional(),
  /** When the publication was last retried: the week we wait for room in the quota is counted from then. */
  retriedAt: z.iso.datetime().optional(),
  /** How many calls in a row failed with an unknown outcome; reset to 0 after each success. */
  troubles: z.int().min(0),
  remote: StoredRemote.optional(),
  /** When the video was first announced to the platform, which can’t have had any part of it before then. */
  announcedAt: z.iso.datetime().optional(),
  /**
   * While the publication waits for the platform’s next day: which share of today’s quota was used up, the account’s
   * own (and how many uploads that is) or that of all accounts.
   */
  dayFull: z.object({ part: z.enum(['account', 'shared']), ownMost: z.int().min(1) }).optional(),
  /** When the video’s last part was first sent. */
  lastPartAt: z.iso.datetime().optional(),
  /** How many attempts to send the next further file have failed. */
  extraTries: z.int().min(0).optional(),
  /** The further files that the platform already has, or has refused for good. */
  extras: z.array(z.enum(['poster', 'captions'])).optional(),
  /** The further file that was being sent; the platform may already have it. */
  attaching: z.enum(['poster', 'captions']).optional(),
  /** How much of the file the platform has confirmed. */
  sentBytes: z.int().min(0),
  /** When the platform started processing the video. */
  processingSince: z.iso.datetime().optional(),
  link: z.url().optional(),
  /** Who may see the video on the platform, in its own terms, if that differs from what was requested. */
  shownTo: z.string().optional(),
  problem: PublicationProblem.optional(),
  publishedAt: z.iso.datetime().optional(),
  figures: PublicationFigures.optional(),
  /** When the publication was first missing from the platform’s figures; cleared once it is included again. */
  leftOutAt: z.iso.datetime().optional(),
  /** Incremented by every write, starting at 1: a write succeeds only if this is still the revision that was read. */
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Publication = z.infer<typeof Publication>;
