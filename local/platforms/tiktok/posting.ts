import { z } from 'zod';
import { fine, int64, invalidParam, type JsonAnswer, TikTokError } from './answers.ts';
import { checkDay } from './limits.ts';
import type { Script } from './script.ts';
import type { Creator, Grant, Post, State } from './state.ts';

const MEBIBYTE = 1024 * 1024;
/** TikTok’s “MB” is ambiguous; where it matters, the stand-in uses the stricter of the two possible limits. */
const WHOLE_BELOW = 5 * MEBIBYTE;
const LEAST_PART = 5 * MEBIBYTE;
const MOST_PART = 64_000_000;
const MOST_PARTS = 1000;
const TITLE_UNITS = 2200;
const ONLY_ME = 'SELF_ONLY';
const PUBLIC = 'PUBLIC_TO_EVERYONE';

const privaciesOf = ({ isPrivate }: Creator): string[] =>
  isPrivate
    ? ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', ONLY_ME]
    : [PUBLIC, 'MUTUAL_FOLLOW_FRIENDS', ONLY_ME];

const Source = z.strictObject({
  source: z.literal('FILE_UPLOAD'),
  video_size: z.int().min(1),
  chunk_size: z.int().min(1),
  total_chunk_count: z.int().min(1).max(MOST_PARTS),
});
const PostInfo = z.strictObject({
  title: z.string().max(TITLE_UNITS).optional(),
  privacy_level: z.string(),
  disable_comment: z.boolean(),
  disable_duet: z.boolean(),
  disable_stitch: z.boolean(),
  brand_content_toggle: z.boolean(),
  brand_organic_toggle: z.boolean(),
  is_aigc: z.boolean().optional(),
  video_cover_timestamp_ms: z.int().min(0).optional(),
});
const Announced = {
  inbox: z.strictObject({ source_info: Source }),
  direct: z.strictObject({ post_info: PostInfo, source_info: Source }),
} as const;
const StatusAsked = z.strictObject({ publish_id: z.string() });

const parse = <S extends z.ZodType>(schema: S, json: unknown): z.output<S> => {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidParam(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'This is not understood.'}`);
};

const checkDivision = ({
  video_size: size,
  chunk_size: part,
  total_chunk_count: count,
}: z.infer<typeof Source>): void => {
  const isWhole = part === size && count === 1;
  if (size < WHOLE_BELOW && !isWhole) throw invalidParam('A video below 5 MB has to be one chunk.');
  if (size >= WHOLE_BELOW && part < LEAST_PART) throw invalidParam('chunk_size is below 5 MB.');
  if (part > MOST_PART) throw invalidParam('chunk_size is above 64 MB.');
  if (count !== Math.floor(size / part))
    throw invalidParam('total_chunk_count is not video_size / chunk_size.');
};

/** A call on a creator’s behalf. */
export interface Asking {
  readonly state: State;
  readonly script: Script;
  readonly grant: Grant;
  readonly creator: Creator;
  readonly now: number;
  /** Where the stand-in is. */
  readonly url: string;
}

const pictureOf = ({ creator, url }: Asking): string => new URL(`/pictures/${creator.openId}`, url).href;

export const answerAccount = (asking: Asking, fields: string | null): JsonAnswer => {
  const { creator } = asking;
  const all: Readonly<Record<string, string>> = {
    open_id: creator.openId,
    display_name: creator.name,
    avatar_url: pictureOf(asking),
  };
  const asked = (fields ?? '').split(',').filter((field) => field in all);
  if (asked.length === 0) throw invalidParam('fields is required.');
  return fine({ user: Object.fromEntries(asked.map((field) => [field, all[field]])) });
};

export const answerOptions = (asking: Asking): JsonAnswer => {
  const { creator } = asking;
  return fine({
    creator_avatar_url: pictureOf(asking),
    creator_username: creator.name.toLowerCase().replaceAll(/\W/gu, ''),
    creator_nickname: creator.name,
    privacy_level_options: privaciesOf(creator),
    comment_disabled: creator.commentOff,
    duet_disabled: creator.duetOff,
    stitch_disabled: creator.stitchOff,
    max_video_post_duration_sec: creator.longestSeconds,
  });
};

const checkPrivacy = ({ creator, script }: Asking, privacy: string): void => {
  if (!privaciesOf(creator).includes(privacy))
    throw new TikTokError('privacy_level_option_mismatch', 'privacy_level is not among the options.');
  if (!script.isAudited && (!creator.isPrivate || privacy !== ONLY_ME))
    throw new TikTokError(
      'unaudited_client_can_only_post_to_private_accounts',
      'Unaudited clients can only post to a private account.',
    );
};

/** Announces a post; its bytes are then uploaded to `<address>upload/…`. */
export const answerBegin = (asking: Asking, way: Post['way'], json: unknown, address: string): JsonAnswer => {
  const { state, script, creator, now } = asking;
  const announced = parse(Announced[way], json);
  const { video_size: size, chunk_size: partBytes } = announced.source_info;
  checkDivision(announced.source_info);
  const info = 'post_info' in announced ? announced.post_info : undefined;
  if (info) checkPrivacy(asking, info.privacy_level);
  checkDay(state, { openId: creator.openId, way }, script.isAudited, now);
  const post = state.addPost({ openId: creator.openId, way, info, size, partBytes, begunAt: now });
  const upload = new URL('/upload/', address);
  upload.search = new URLSearchParams({
    upload_id: post.publishId,
    upload_token: post.uploadToken,
  }).toString();
  return fine({ publish_id: post.publishId, upload_url: upload.href });
};

const isPublic = ({ way, info, isRemoved }: Post): boolean =>
  !isRemoved && (way === 'inbox' || info?.['privacy_level'] === PUBLIC);

/** The status of a post that takes `processingMs` to process after its last byte. */
export const statusOf = (post: Post, now: number, processingMs: number): string => {
  if (post.wholeAt === undefined || now < post.wholeAt + processingMs) return 'PROCESSING_UPLOAD';
  if (post.failReason !== undefined) return 'FAILED';
  return post.way === 'inbox' && !post.isFinished ? 'SEND_TO_USER_INBOX' : 'PUBLISH_COMPLETE';
};

export const answerStatus = (
  { state, script, grant, now }: Asking,
  json: unknown,
  processingMs: number,
): JsonAnswer => {
  const post = state.posts.get(parse(StatusAsked, json).publish_id);
  if (!post) throw new TikTokError('invalid_publish_id', 'The publish_id does not exist.');
  if (post.openId !== grant.openId)
    throw new TikTokError(
      'token_not_authorized_for_specified_publish_id',
      'The access_token is not authorized for this publish_id.',
    );
  const status = script.stays ?? statusOf(post, now, processingMs);
  return fine({
    status,
    ...(status === 'FAILED' && { fail_reason: post.failReason ?? 'internal' }),
    publicaly_available_post_id: status === 'PUBLISH_COMPLETE' && isPublic(post) ? [int64(post.postId)] : [],
    uploaded_bytes: post.arrived,
  });
};
