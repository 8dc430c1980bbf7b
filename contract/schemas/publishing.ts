import * as z from 'zod/mini';
import { PLATFORM_IDS } from '#contract/platforms.ts';
import { Count } from './count.ts';
import { Id } from './id.ts';
import { openSet } from './open-set.ts';
import { cleanText } from './text.ts';

export const PlatformName = z.enum(PLATFORM_IDS);

/** A platform available on the stage, as a creator sees it before connecting. */
export const OfferedPlatform = z.object({
  id: PlatformName,
  /** Such as `YouTube`, or `YouTube (stand-in)` on a laptop without the platform's keys. */
  name: z.string(),
  /**
   * Whether the platform has audited this stage's app. Until then, the platform restricts who can see what is
   * published.
   */
  is_audited: z.boolean(),
  /** Where a stand-in shows what was posted. */
  posts_url: z.optional(z.url()),
});
export type OfferedPlatform = z.infer<typeof OfferedPlatform>;

const CONNECTION_ID_MAX = 200;
/** A connection's id. A malformed id is treated like the id of a connection that doesn’t exist. */
export const ConnectionId = z.string().check(z.maxLength(CONNECTION_ID_MAX));
export const ByConnection = z.object({ id: ConnectionId });

export const Connection = z.object({
  id: z.string(),
  platform: PlatformName,
  /** The account’s name and picture on the platform. */
  name: z.string(),
  picture: z.optional(z.url()),
  scopes: z.array(z.string()),
  connected_at: z.iso.datetime(),
  /** When the account has to be connected again; absent if the platform gives no end date. */
  ends_at: z.optional(z.iso.datetime()),
  /** The platform’s reason, if it no longer accepts the connection. */
  ended: z.optional(z.string()),
  /** Whether the channel's videos are made for children; absent until its owner has answered. */
  made_for_kids: z.optional(z.boolean()),
});
export type Connection = z.infer<typeof Connection>;

export const BeginConnection = z.strictObject({
  platform: PlatformName,
  /** The connection to renew. Renewing is possible even if no more accounts can be connected. */
  again: z.optional(ConnectionId),
});
export type BeginConnection = z.infer<typeof BeginConnection>;
export const BegunConnection = z.object({ consent_url: z.url() });
export const EditConnection = z.strictObject({ made_for_kids: z.boolean() });

/** What an account currently allows in a direct post. */
export const PostOptions = z.object({
  nickname: z.string(),
  picture: z.optional(z.url()),
  privacies: z.array(z.string()),
  off: z.object({ comment: z.boolean(), duet: z.boolean(), stitch: z.boolean() }),
  longest_seconds: Count,
});
export type PostOptions = z.infer<typeof PostOptions>;

/** Who may watch a video on YouTube. */
export const YOUTUBE_PRIVACIES = ['public', 'unlisted', 'private'] as const;

const WORDS_MAX = 6000;
const TAGS_MAX = 60;
const TAG_MAX = 100;
const words = z.string().check(
  z.maxLength(WORDS_MAX),
  z.overwrite((text) => text.split('\n').map(cleanText).join('\n').trim()),
);
const line = z.string().check(z.maxLength(WORDS_MAX), z.overwrite(cleanText));

const youTubePost = z.strictObject({
  connection_id: ConnectionId,
  way: z.literal('upload'),
  title: line,
  text: words,
  tags: z.array(z.string().check(z.overwrite(cleanText), z.maxLength(TAG_MAX))).check(z.maxLength(TAGS_MAX)),
  privacy: z.enum(YOUTUBE_PRIVACIES),
});

const tikTokDraft = z.strictObject({ connection_id: ConnectionId, way: z.literal('inbox'), text: words });

const tikTokPost = z.strictObject({
  connection_id: ConnectionId,
  way: z.literal('direct'),
  text: words,
  privacy: z.string().check(z.maxLength(64)),
  allows: z.strictObject({ comment: z.boolean(), duet: z.boolean(), stitch: z.boolean() }),
  promotes: z.strictObject({ own: z.boolean(), paid: z.boolean() }),
  cover_ms: z.int().check(z.minimum(0)),
  /** The creator agreed to the platform's terms for this video, with these options. */
  consent: z.literal(true, 'Agree that this video is sent to TikTok with these choices.'),
});

/** The maximum number of accounts that one order posts to. */
export const POSTS_MAX = 5;
export const PublishVideo = z.strictObject({
  video_id: Id,
  /** When the video should become visible to viewers; immediately if absent. */
  at: z.optional(z.iso.datetime()),
  posts: z.array(z.discriminatedUnion('way', [youTubePost, tikTokDraft, tikTokPost])).check(
    z.minLength(1, 'Choose an account to publish to.'),
    z.maxLength(POSTS_MAX),
    z.refine((posts) => new Set(posts.map((post) => post.connection_id)).size === posts.length, {
      error: () => 'Choose each account only once.',
    }),
  ),
  /** Also publishes to accounts that already have the video. */
  again: z.optional(z.boolean()),
});
export type PublishVideo = z.infer<typeof PublishVideo>;

/**
 * The states of a publication. `waiting`: for its time, or for the platform's daily limit to reset. `uploading` and
 * `processing`: in progress. `needs_you`: the creator has to do something on the platform. The last three are final,
 * except that a failed publication can be tried again. A page loaded before a state was added shows it as
 * `processing`.
 */
export const PUBLICATION_STATUSES = [
  'waiting',
  'uploading',
  'processing',
  'needs_you',
  'published',
  'failed',
  'removed',
  'canceled',
] as const;

export const Publication = z.object({
  id: z.string(),
  video_id: z.string(),
  video_title: z.string(),
  connection_id: z.string(),
  platform: PlatformName,
  /** The account's name at the time of the order. */
  account: z.string(),
  way: z.enum(['upload', 'inbox', 'direct']),
  status: openSet(PUBLICATION_STATUSES, 'processing'),
  /** While the file is uploading: how much of it has arrived. */
  percent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  at: z.optional(z.iso.datetime()),
  /**
   * Present while the publication waits for the platform’s next day: when that day starts and, if the account has
   * used up its own daily uploads, how many it gets per day. If that number is absent, the uploads shared by all
   * accounts are used up.
   */
  waits: z.optional(z.object({ until: z.iso.datetime(), own_most: z.optional(Count) })),
  title: z.optional(z.string()),
  text: z.string(),
  /**
   * On YouTube: whether the video was sent as made for children, based on the creator’s answer at the time of the
   * order.
   */
  made_for_kids: z.optional(z.boolean()),
  link: z.optional(z.url()),
  /** Who may see the video on the platform, if that differs from what was requested. */
  shown_to: z.optional(z.string()),
  problem: z.optional(
    z.object({
      message: z.string(),
      advice: z.string(),
      can_retry: z.boolean(),
    }),
  ),
  /** Whether the publication can still be rescheduled, and whether it can be canceled. */
  is_open: z.boolean(),
  figures: z.optional(
    z.object({ views: Count, likes: z.optional(Count), comments: z.optional(Count), at: z.iso.datetime() }),
  ),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Publication = z.infer<typeof Publication>;

/** A new time for a publication; `null` means now. */
export const MovePublication = z.strictObject({ at: z.nullable(z.iso.datetime()) });
