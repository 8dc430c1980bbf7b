import type { Extra, Found, PlatformFigures, Remote } from '#functions/domain/publishing/ports.ts';
import { isCode } from '#functions/gateways/platforms/secrets.ts';
import type { Calls } from './calls.ts';
import { failure } from './failures.ts';
import type { Settings } from './options.ts';
import {
  AttachedFile,
  CAPTIONS_SCOPE,
  CaptionList,
  captionsOf,
  linkOf,
  PATHS,
  REASONS,
  STATS_PATH,
  Stats,
  UPLOAD_STATUSES,
  Videos,
} from './unverified.ts';

/**
 * What we can find out about a video. Adds two things to what the port requires: the video’s id, in case the response
 * that contained it was lost, and who may see the video, because YouTube keeps videos private if our app hasn’t been
 * audited.
 */
export type FoundVideo =
  | Exclude<Found, { kind: 'processing' | 'published' }>
  | { readonly kind: 'processing'; readonly remote: Remote }
  | {
      readonly kind: 'published';
      readonly remote: Remote;
      readonly link: string;
      readonly privacy: string;
    };

const MOST_IDS = 50;
const FINAL_PROCESSING = 'failed';

type Video = ReturnType<typeof Videos.parse>['items'][number];

/** A refusal with YouTube’s reason code; the message is empty if we don’t have one for that code. */
const refused = (reason: string | undefined, otherwise: string): FoundVideo => {
  const code = isCode(reason) ? reason : otherwise;
  return { kind: 'refused', code, message: Object.hasOwn(REASONS, code) ? (REASONS[code] ?? '') : '' };
};

const foundOf = (
  { id, status, processingDetails = {} }: Video,
  { watch }: Settings['addresses'],
): FoundVideo => {
  const { uploadStatus, failureReason, rejectionReason, privacyStatus } = status;
  const { processingStatus, processingFailureReason } = processingDetails;
  switch (uploadStatus) {
    case UPLOAD_STATUSES.processing:
      return processingStatus === FINAL_PROCESSING
        ? refused(processingFailureReason, 'processing_failed')
        : { kind: 'processing', remote: { id } };
    case UPLOAD_STATUSES.published:
      return {
        kind: 'published',
        remote: { id },
        link: watch === undefined ? linkOf(id) : `${watch}${id}`,
        privacy: privacyStatus,
      };
    case UPLOAD_STATUSES.failed:
      return refused(failureReason, 'failed');
    case UPLOAD_STATUSES.rejected:
      return refused(rejectionReason, 'rejected');
    case UPLOAD_STATUSES.removed:
      return { kind: 'removed' };
    default:
      throw failure('unreadable', 'unknown_status', `uploadStatus: ${uploadStatus.slice(0, 64)}`);
  }
};

/** A two-part body, which is how Google accepts a file together with its metadata. */
const relatedBody = (description: object, { body, contentType }: Extra) => {
  const boundary = `part-${crypto.randomUUID()}`;
  const head = `--${boundary}\r\ncontent-type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(description)}\r\n--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`;
  return {
    contentType: `multipart/related; boundary=${boundary}`,
    body: new Blob([head, new Uint8Array(body), `\r\n--${boundary}--\r\n`]),
  };
};

export interface VideoCalls {
  readonly status: (access: string, id: string) => Promise<FoundVideo>;
  readonly figures: (access: string, ids: readonly string[]) => Promise<readonly PlatformFigures[]>;
  readonly extras: (scopes: readonly string[]) => readonly Extra['kind'][];
  readonly attach: (access: string, remote: Remote, extra: Extra) => Promise<void>;
}

/** Calls about videos that are already on YouTube. */
export const videosOf = (calls: Calls, { addresses, limits, withCaptions }: Settings): VideoCalls => {
  const setThumbnail = (access: string, videoId: string, { body, contentType }: Extra) =>
    calls.ask(AttachedFile, {
      method: 'POST',
      address: `${addresses.upload}/${PATHS.thumbnail}`,
      query: { videoId, uploadType: 'media' },
      access,
      headers: { 'content-type': contentType },
      body: new Uint8Array(body),
      limitMs: limits.partMs,
    });

  /** Whether we have already uploaded captions in this language for a video; ours are the ones without a name. */
  const hasCaptions = async (access: string, videoId: string, language: string): Promise<boolean> => {
    const { items } = await calls.ask(CaptionList, {
      address: `${addresses.api}/${PATHS.captions}`,
      query: { part: 'snippet', videoId },
      access,
    });
    return items.some(({ snippet }) => snippet.language === language && snippet.name === '');
  };

  const insertCaptions = async (access: string, videoId: string, extra: Extra): Promise<void> => {
    if (extra.isRepeated === true && (await hasCaptions(access, videoId, extra.language))) return;
    const { contentType, body } = relatedBody(captionsOf(videoId, extra.language), extra);
    await calls.ask(AttachedFile, {
      method: 'POST',
      address: `${addresses.upload}/${PATHS.captions}`,
      query: { part: 'snippet', uploadType: 'multipart' },
      access,
      headers: { 'content-type': contentType },
      body,
    });
  };

  return {
    status: async (access, id) => {
      const { items } = await calls.ask(Videos, {
        address: `${addresses.api}/${PATHS.videos}`,
        query: { part: 'status,processingDetails', id },
        access,
      });
      const video = items.find((each) => each.id === id);
      return video === undefined ? { kind: 'removed' } : foundOf(video, addresses);
    },
    figures: async (access, ids) => {
      if (ids.length > MOST_IDS) throw new RangeError(`YouTube counts at most ${MOST_IDS} videos at once.`);
      if (ids.length === 0) return [];
      const { items } = await calls.ask(Stats, {
        address: `${addresses.api}/${STATS_PATH.path}`,
        query: { part: STATS_PATH.part, id: ids.join(',') },
        access,
      });
      return items.map(({ id, statistics: { viewCount, likeCount, commentCount } }) => ({
        id,
        views: viewCount,
        ...(likeCount !== undefined && { likes: likeCount }),
        ...(commentCount !== undefined && { comments: commentCount }),
      }));
    },
    extras: (scopes) =>
      withCaptions && scopes.includes(CAPTIONS_SCOPE) ? ['poster', 'captions'] : ['poster'],
    attach: async (access, { id }, extra) => {
      if (id === undefined) throw failure('refused', 'no_video_id');
      await (extra.kind === 'poster' ? setThumbnail : insertCaptions)(access, id, extra);
    },
  };
};
