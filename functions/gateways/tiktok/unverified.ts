import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FailureKind, Found, Remote } from '#functions/domain/publishing/ports.ts';
import type { SentFilm, TikTokPost } from '#functions/domain/publishing/publication.ts';
import { isCode } from '#functions/gateways/platforms/secrets.ts';
import type { Meaning } from './advice.ts';
import type { Division } from './parts.ts';

/**
 * What we assume about TikTok’s API without having seen a real response: names, URLs, and codes with their meanings.
 * Wrong guesses only need correcting here; remove a line from `UNVERIFIED` once a real call has confirmed it.
 */
export const UNVERIFIED: readonly string[] = [
  'TikTok’s addresses: the page for consent, the tokens, their revocation, and the host and paths of the API.',
  'OAuth: the app’s id is called client_key, and scopes are separated by commas.',
  'OAuth: the scopes are user.info.basic for the account, video.upload for the inbox and video.publish for direct posts.',
  'OAuth: the challenge of PKCE is the SHA-256 of the verifier in hexadecimal digits, not in Base64.',
  'OAuth: refresh_expires_in tells how many seconds the refresh token is good for.',
  'OAuth: only the access token can be revoked, and invalid_grant tells that a token is no longer good.',
  'Answers: data holds the result, and error has code, message and log_id; the code is “ok” when there is no error.',
  'Account: the fields open_id, display_name and avatar_url in data.user.',
  'Account’s options: the names of the eight fields of creator_info/query.',
  'Posting: an inbox draft is announced at its own path with source_info only.',
  'Posting: the names of the fields of post_info and source_info, and the source FILE_UPLOAD.',
  'Posting: the answer has publish_id and upload_url, and the address is good for one hour.',
  'Posting: the address of an upload is on a host of tiktokapis.com.',
  'Parts: PUT with Content-Range and Content-Type video/mp4, without a token.',
  'Parts: 206 asks for the next part, 201 ends the upload, 403 and 404 tell that the upload is gone.',
  'Parts: Content-Range in the answer to a part ends with the last byte that arrived; 416 tells that the part began elsewhere.',
  'Status: the five words of status, and that PROCESSING_UPLOAD also covers the processing after the last byte.',
  'Status: uploaded_bytes counts the bytes that arrived.',
  'Status: publicaly_available_post_id (spelled so) lists the ids of public posts, which consist of digits only.',
  'Errors: the codes of the API, what they mean, and that they arrive with the status 200, 4xx or 5xx.',
  'Errors: the values of fail_reason and what they mean.',
];

export const ADDRESSES = {
  authorization: 'https://www.tiktok.com/v2/auth/authorize/',
  token: 'https://open.tiktokapis.com/v2/oauth/token/',
  revocation: 'https://open.tiktokapis.com/v2/oauth/revoke/',
  api: 'https://open.tiktokapis.com',
} as const;

export const UPLOAD_HOSTS = /^(?:[a-z\d-]+\.)+tiktokapis\.com$/u;

export const PATHS = {
  account: '/v2/user/info/?fields=open_id,display_name,avatar_url',
  options: '/v2/post/publish/creator_info/query/',
  inbox: '/v2/post/publish/inbox/video/init/',
  direct: '/v2/post/publish/video/init/',
  status: '/v2/post/publish/status/fetch/',
} as const;

export const CLIENT_KEY = 'client_key';
export const CLIENT_SECRET = 'client_secret';
export const SCOPE_SEPARATOR = ',';

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('hex');

/** A token response. `scope` may be missing if it hasn’t changed (RFC 6749, 5.1). */
export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().positive(),
  refresh_expires_in: z.number().positive().optional(),
  scope: z
    .string()
    .default('')
    .transform((text) => text.split(SCOPE_SEPARATOR).filter((scope) => scope !== '')),
});

/** The requested data, which every API response except token responses contains. */
export const dataIn = (json: unknown): unknown => z.object({ data: z.unknown() }).safeParse(json).data?.data;

const Problem = z.union([
  z
    .object({ error: z.object({ code: z.string().min(1), message: z.string().catch('') }) })
    .transform(({ error }) => error),
  z
    .object({ error: z.string().min(1), error_description: z.string().catch('') })
    .transform(({ error, error_description: message }) => ({ code: error, message })),
]);

/** The error in a response; undefined if it has none, or has an error code that means “ok”. */
export const problemIn = (json: unknown): { readonly code: string; readonly message: string } | undefined => {
  const problem = Problem.safeParse(json).data;
  return problem?.code === 'ok' ? undefined : problem;
};

const Picture = z.url().optional().catch(undefined);

export const Account = z
  .object({
    user: z.object({ open_id: z.string().min(1), display_name: z.string(), avatar_url: Picture }),
  })
  .transform(({ user: { open_id: accountId, display_name: name, avatar_url: picture } }) => ({
    accountId,
    name,
    ...(picture !== undefined && { picture }),
  }));

export const Options = z
  .object({
    creator_nickname: z.string(),
    creator_avatar_url: Picture,
    privacy_level_options: z.array(z.string()).min(1),
    comment_disabled: z.boolean(),
    duet_disabled: z.boolean(),
    stitch_disabled: z.boolean(),
    max_video_post_duration_sec: z.number().positive(),
  })
  .transform(({ creator_avatar_url: picture, ...creator }) => ({
    nickname: creator.creator_nickname,
    ...(picture !== undefined && { picture }),
    privacies: creator.privacy_level_options,
    isOff: {
      comment: creator.comment_disabled,
      duet: creator.duet_disabled,
      stitch: creator.stitch_disabled,
    },
    longestSeconds: creator.max_video_post_duration_sec,
  }));

export const sourceInfo = (bytes: number, { partBytes, parts }: Division) => ({
  source: 'FILE_UPLOAD',
  video_size: bytes,
  chunk_size: partBytes,
  total_chunk_count: parts,
});

/** The value of `privacy_level` for a video that only the creator can see; its cover can’t be chosen. */
const ONLY_ME = 'SELF_ONLY';

export const postInfo = ({ text, privacy, allows, promotes, coverMs }: TikTokPost) => ({
  ...(text !== '' && { title: text }),
  privacy_level: privacy,
  disable_comment: !allows.comment,
  disable_duet: !allows.duet,
  disable_stitch: !allows.stitch,
  brand_content_toggle: promotes.paid,
  brand_organic_toggle: promotes.own,
  is_aigc: true,
  ...(privacy !== ONLY_ME && { video_cover_timestamp_ms: coverMs }),
});

export const Begun = z
  .object({ publish_id: z.string().min(1), upload_url: z.url() })
  .transform(({ publish_id: id, upload_url: upload }) => ({ id, upload }));

export const statusRequest = (id: string) => ({ publish_id: id });

/** The id of a public post, as opposed to that of an upload. */
export const isPostId = (id: string): boolean => /^\d+$/u.test(id);

export const Status = z.object({
  status: z.string(),
  fail_reason: z.string().refine(isCode).catch(''),
  uploaded_bytes: z.int().min(0).catch(0),
  publicaly_available_post_id: z.array(z.union([z.string(), z.int()]).transform(String)).catch([]),
});

/** What a publication status means for a film; undefined for an unknown status. */
export const foundIn = (
  { status, ...said }: z.output<typeof Status>,
  film: SentFilm,
  remote: Remote,
): Found | undefined => {
  switch (status) {
    case 'PROCESSING_UPLOAD':
      return said.uploaded_bytes < film.bytes
        ? { kind: 'receiving', bytes: said.uploaded_bytes }
        : { kind: 'processing' };
    case 'PROCESSING_DOWNLOAD':
      return { kind: 'processing' };
    case 'SEND_TO_USER_INBOX':
      return { kind: 'in_inbox' };
    case 'PUBLISH_COMPLETE': {
      const [id = remote.id] = said.publicaly_available_post_id;
      return { kind: 'published', remote: { ...(id !== undefined && { id }) } };
    }
    case 'FAILED':
      return { kind: 'refused', code: said.fail_reason || 'FAILED', message: '' };
    default:
      return undefined;
  }
};

/** What the HTTP status of a response to a part means; any other status is handled as for other calls. */
export const PART_STATUS = { next: 206, whole: 201, elsewhere: 416, gone: [403, 404] } as const;

/** How many bytes TikTok has received so far; undefined if the response to a part doesn’t say. */
export const arrivedIn = (headers: Headers): number | undefined => {
  const [, last] = /^bytes 0-(\d+)\//u.exec(headers.get('content-range') ?? '') ?? [];
  return last === undefined ? undefined : Number(last) + 1;
};

interface Code {
  readonly kind: FailureKind;
  readonly meaning: Meaning;
}
const code = (kind: FailureKind, meaning: Meaning): Code => ({ kind, meaning });

export const UNKNOWN_PUBLICATION = 'invalid_publish_id';
export const INVALID_GRANT = 'invalid_grant';

/** Error codes: first the API’s, then OAuth’s. */
export const CODES: Readonly<Record<string, Code>> = {
  access_token_invalid: code('access_expired', 'reconnect'),
  scope_not_authorized: code('refused', 'reconnect'),
  scope_permission_missed: code('refused', 'reconnect'),
  rate_limit_exceeded: code('busy', 'wait'),
  internal_error: code('unavailable', 'wait'),
  spam_risk_too_many_posts: code('quota', 'tomorrow'),
  spam_risk_too_many_pending_share: code('quota', 'full_inbox'),
  reached_active_user_cap: code('quota', 'app_is_full'),
  spam_risk_user_banned_from_posting: code('refused', 'account_barred'),
  spam_risk_text: code('refused', 'spam_in_text'),
  spam_risk: code('refused', 'spam'),
  unaudited_client_can_only_post_to_private_accounts: code('refused', 'private_only'),
  privacy_level_option_mismatch: code('refused', 'choose_viewers'),
  token_not_authorized_for_specified_publish_id: code('refused', 'other_account'),
  [UNKNOWN_PUBLICATION]: code('refused', 'look_there'),
  invalid_file_upload: code('refused', 'our_mistake'),
  invalid_param: code('refused', 'our_mistake'),
  invalid_params: code('refused', 'our_mistake'),
  url_ownership_unverified: code('refused', 'our_mistake'),
  [INVALID_GRANT]: code('access_ended', 'reconnect'),
  access_denied: code('refused', 'reconnect'),
  invalid_client: code('refused', 'our_mistake'),
  invalid_request: code('refused', 'our_mistake'),
  invalid_scope: code('refused', 'our_mistake'),
  unauthorized_client: code('refused', 'our_mistake'),
  unsupported_grant_type: code('refused', 'our_mistake'),
  server_error: code('unavailable', 'wait'),
  temporarily_unavailable: code('unavailable', 'wait'),
};

/** Why a fully uploaded video wasn’t posted. */
export const FAIL_REASONS: Readonly<Record<string, Meaning>> = {
  file_format_check_failed: 'wrong_file',
  duration_check_failed: 'wrong_length',
  frame_rate_check_failed: 'wrong_picture',
  picture_size_check_failed: 'wrong_picture',
  internal: 'wait',
  video_pull_failed: 'our_mistake',
  photo_pull_failed: 'our_mistake',
  publish_cancelled: 'canceled',
  auth_removed: 'reconnect',
  spam_risk_too_many_posts: 'tomorrow',
  spam_risk_user_banned_from_posting: 'account_barred',
  spam_risk_text: 'spam_in_text',
  spam_risk: 'spam',
};
