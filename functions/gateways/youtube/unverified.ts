import { z } from 'zod';
import type { YouTubePost } from '#functions/domain/publishing/publication.ts';

const sentences: string[] = [];

/**
 * What this gateway assumes about Google and YouTube without having checked their documentation, one sentence per
 * assumption. The doctor prints these sentences, and the real URLs stay switched off until somebody has checked every
 * sentence against the documentation.
 */
export const UNVERIFIED: readonly string[] = sentences;

/** Records a guess and returns it. */
const guess = <const T>(sentence: string, value: T): T => {
  sentences.push(sentence);
  return value;
};

// Addresses

export const CONSENT_ADDRESSES = guess(
  'Consent is given at accounts.google.com/o/oauth2/v2/auth; tokens are issued at oauth2.googleapis.com/token and revoked at oauth2.googleapis.com/revoke.',
  {
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revocation: 'https://oauth2.googleapis.com/revoke',
  },
);
export const CALL_ADDRESSES = guess(
  'Calls go to www.googleapis.com/youtube/v3, files to www.googleapis.com/upload/youtube/v3.',
  {
    api: 'https://www.googleapis.com/youtube/v3',
    upload: 'https://www.googleapis.com/upload/youtube/v3',
  },
);
export const UPLOAD_HOSTS = guess(
  'The address of an upload is on the host that announced it, or on another host of googleapis.com.',
  /^(?:[a-z\d-]+\.)+googleapis\.com$/u,
);
export const PATHS = guess(
  'The calls are at channels, videos, playlistItems, thumbnails/set and captions below these addresses.',
  {
    channels: 'channels',
    videos: 'videos',
    playlistItems: 'playlistItems',
    thumbnail: 'thumbnails/set',
    captions: 'captions',
  },
);
export const linkOf = guess(
  'A video is watched at www.youtube.com/shorts/ and its id.',
  (id: string): string => `https://www.youtube.com/shorts/${id}`,
);

// Consent and tokens

export const ISSUER = guess('Google’s issuer is https://accounts.google.com.', 'https://accounts.google.com');
export const CAPTIONS_SCOPE = guess(
  'Scopes are written in full, as www.googleapis.com/auth/youtube.upload, youtube.readonly and youtube.force-ssl; figures and the status of a video need no other scope than youtube.readonly.',
  'https://www.googleapis.com/auth/youtube.force-ssl',
);
export const OFFLINE = guess('Google gives a refresh token for access_type=offline.', {
  access_type: 'offline',
});
export const Tokens = guess(
  'Each token answer states expires_in; where the granted scopes differ from those asked for, it states them, separated by spaces; refresh_token_expires_in states the end of a refresh token, where there is one.',
  z.object({
    access_token: z.string().min(1),
    expires_in: z.number().positive(),
    scope: z.string().optional(),
    refresh_token: z.string().min(1).optional(),
    refresh_token_expires_in: z.coerce.number().positive().optional(),
  }),
);
export const ENDED_TOKEN = guess(
  'Revoking a token that has already ended answers with 400 and invalid_token.',
  'invalid_token',
);

// Failures

export const ErrorBody = guess(
  'A refused call answers with error.code, error.message and error.status, and names its reason in error.errors[].reason or error.details[].reason.',
  z.object({
    error: z.object({
      code: z.int().optional(),
      message: z.string().optional(),
      status: z.string().optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      details: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  }),
);
export const DAILY_REASONS = guess(
  'The reasons quotaExceeded and dailyLimitExceeded mean that the project has used up its day, also for the bucket of uploads, which begins again at midnight Pacific like the shared one.',
  new Set(['quotaExceeded', 'dailyLimitExceeded']),
);
export const CHANNEL_LIMIT_REASONS = guess(
  'The reason uploadLimitExceeded, with any 4xx status, means that the channel may upload no more for now; when it may again is not said.',
  new Set(['uploadLimitExceeded']),
);
export const RATE_REASONS = guess(
  'The reasons rateLimitExceeded, userRateLimitExceeded and uploadRateLimitExceeded come with 403 when a project or user calls too often.',
  new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'uploadRateLimitExceeded']),
);
export const SCOPE_REASONS = guess(
  'A call that the granted scopes don’t cover is refused with 403 and insufficientPermissions or ACCESS_TOKEN_SCOPE_INSUFFICIENT.',
  new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']),
);
export const NO_CHANNEL = guess(
  'A Google account without a channel gets 401 with youtubeSignupRequired for an upload, and no items for its own channels.',
  'youtubeSignupRequired',
);

// Uploads

export const snippetOf = guess(
  'A video’s words are snippet.title, description, tags, categoryId, defaultLanguage and defaultAudioLanguage.',
  ({ title, text, tags, category, language }: YouTubePost) => ({
    title,
    description: text,
    tags,
    categoryId: category,
    defaultLanguage: language,
    defaultAudioLanguage: language,
  }),
);
export const privacyOf = guess(
  'Who may see a video is status.privacyStatus: public, unlisted or private.',
  (privacy: YouTubePost['privacy']) => ({ privacyStatus: privacy }),
);
export const announcementOf = guess(
  'An upload is announced with X-Upload-Content-Length and X-Upload-Content-Type.',
  (bytes: number, contentType: string) => ({
    'x-upload-content-length': String(bytes),
    'x-upload-content-type': contentType,
  }),
);
export const RANGE = guess('The Range of an unfinished upload reads bytes=0-N.', /^bytes=0-(\d{1,15})$/u);
export const GONE_STATUSES = guess(
  'An upload that YouTube has forgotten answers with 404 or 410. One that is finished answers with its id for longer than the list of uploads needs to show its video.',
  new Set([404, 410]),
);
export const UploadedVideo = guess(
  'A finished upload answers with the video’s id.',
  z.object({ id: z.string().min(1) }),
);

// What is read

const Picture = z.object({ url: z.url() });
export const Channels = guess(
  'channels.list with mine=true answers with kind (youtube#channelListResponse) and items[].id, snippet.title, snippet.thumbnails and contentDetails.relatedPlaylists.uploads.',
  z.object({
    kind: z.literal('youtube#channelListResponse'),
    items: z
      .array(
        z.object({
          id: z.string().min(1),
          snippet: z
            .object({
              title: z.string(),
              thumbnails: z.object({ default: Picture.optional(), medium: Picture.optional() }).optional(),
            })
            .optional(),
          contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().min(1) }) }).optional(),
        }),
      )
      .optional(),
  }),
);
export const PlaylistItems = guess(
  'The playlist of uploads lists a channel’s own private and unfinished videos too, the newest first, with snippet.title, snippet.description (the whole text, where it is stated), snippet.publishedAt (when it was uploaded) and snippet.resourceId.videoId, fifty to a page with nextPageToken; kind is youtube#playlistItemListResponse.',
  z.object({
    kind: z.literal('youtube#playlistItemListResponse'),
    nextPageToken: z.string().min(1).optional(),
    items: z.array(
      z.object({
        snippet: z.object({
          title: z.string(),
          description: z.string().optional(),
          publishedAt: z.iso.datetime({ offset: true }),
          resourceId: z.object({ videoId: z.string().min(1) }),
        }),
      }),
    ),
  }),
);
export const PLAYLIST_GONE = guess(
  'Before a channel’s first upload, its playlist of uploads may answer with 404 and playlistNotFound.',
  'playlistNotFound',
);
export const Videos = guess(
  'videos.list answers with kind (youtube#videoListResponse) and items[].id, status.uploadStatus, failureReason, rejectionReason, privacyStatus, and processingDetails.processingStatus and processingFailureReason; a video is listed as soon as its upload has answered with its id, and until it is gone.',
  z.object({
    kind: z.literal('youtube#videoListResponse'),
    items: z.array(
      z.object({
        id: z.string().min(1),
        status: z.object({
          uploadStatus: z.string(),
          failureReason: z.string().optional(),
          rejectionReason: z.string().optional(),
          privacyStatus: z.string(),
        }),
        processingDetails: z
          .object({
            processingStatus: z.string().optional(),
            processingFailureReason: z.string().optional(),
          })
          .optional(),
      }),
    ),
  }),
);
export const UPLOAD_STATUSES = guess(
  'uploadStatus is uploaded, processed, failed, rejected or deleted. While it is uploaded, a processingStatus of failed is final.',
  {
    processing: 'uploaded',
    published: 'processed',
    failed: 'failed',
    rejected: 'rejected',
    removed: 'deleted',
  },
);
export const REASONS: Readonly<Record<string, string>> = guess(
  'YouTube names why a video failed or was rejected by these words: codec, conversion, emptyFile, invalidFile, tooSmall, uploadAborted; claim, copyright, duplicate, inappropriate, legal, length, termsOfUse, trademark, uploaderAccountClosed, uploaderAccountSuspended. The sentences for them are ours, after those that YouTube shows.',
  {
    codec: 'The video uses a codec that YouTube does not support.',
    conversion: 'YouTube could not convert the video.',
    emptyFile: 'The video file is empty.',
    invalidFile: 'The file is not a video that YouTube can read.',
    tooSmall: 'The video file is too small.',
    uploadAborted: 'The upload was aborted.',
    transcodeFailed: 'YouTube could not convert the video.',
    uploadFailed: 'YouTube did not receive the file.',
    streamingFailed: 'YouTube could not prepare the video for playback.',
    claim: 'The video was rejected because of a copyright claim.',
    copyright: 'The video was rejected because of copyright infringement.',
    duplicate: 'The video was rejected because it is a duplicate of another upload.',
    inappropriate: 'The video was rejected because of inappropriate content.',
    legal: 'The video was rejected for legal reasons.',
    length: 'The video was rejected because it is too long.',
    termsOfUse: 'The video was rejected because it violates YouTube’s Terms of Service.',
    trademark: 'The video was rejected because of trademark infringement.',
    uploaderAccountClosed: 'The account that uploaded the video has been closed.',
    uploaderAccountSuspended: 'The account that uploaded the video has been suspended.',
  },
);

// A video’s poster and captions, and its figures

export const captionsOf = guess(
  'captions.insert takes snippet.videoId, language, name and isDraft in a multipart/related body with WebVTT as text/vtt (uploadType=multipart), thumbnails.set the picture alone (uploadType=media, videoId).',
  (videoId: string, language: string) => ({ snippet: { videoId, language, name: '', isDraft: false } }),
);
export const AttachedFile = guess(
  'Both answer with their kind: youtube#thumbnailSetResponse and youtube#caption.',
  z.object({ kind: z.enum(['youtube#thumbnailSetResponse', 'youtube#caption']) }),
);
export const CaptionList = guess(
  'captions.list with videoId and part=snippet takes 50 units and answers with items[].snippet.language and name, which is empty for captions without a name; captions are listed as soon as they are there.',
  z.object({
    items: z.array(z.object({ snippet: z.object({ language: z.string(), name: z.string().default('') }) })),
  }),
);
export const STATS_PATH = guess(
  'videos.batchGetStats is a GET of videos:batchGetStats with id=a,b,c and part=id,statistics.',
  { path: 'videos:batchGetStats', part: 'id,statistics' },
);
const Count = z.coerce.number().int().min(0);
export const Stats = guess(
  'It answers with items[].id and statistics.viewCount, likeCount and commentCount, as digits in strings; a count that the creator has hidden is left out.',
  z.object({
    items: z.array(
      z.object({
        id: z.string().min(1),
        statistics: z.object({
          viewCount: Count,
          likeCount: Count.optional(),
          commentCount: Count.optional(),
        }),
      }),
    ),
  }),
);
