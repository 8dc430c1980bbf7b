import type { Part, PlatformGateway } from '#functions/domain/publishing/ports.ts';
import type { YouTubePost } from '#functions/domain/publishing/publication.ts';
import type { Answer } from '#functions/gateways/platforms/exchange.ts';
import { takesUploads } from '#functions/gateways/platforms/upload-address.ts';
import type { Call, Calls } from './calls.ts';
import { failure } from './failures.ts';
import type { Settings } from './options.ts';
import {
  announcementOf,
  GONE_STATUSES,
  PATHS,
  privacyOf,
  RANGE,
  snippetOf,
  UPLOAD_HOSTS,
  UploadedVideo,
} from './unverified.ts';

/** YouTube accepts parts whose size is a multiple of 256 KiB; the last part is whatever remains of the file. */
const UNIT_BYTES = 256 * 1024;
const PART_BYTES = 32 * UNIT_BYTES;

const OK = 200;
const FINISHED: ReadonlySet<number> = new Set([OK, 201]);
const UNFINISHED = 308;
const FILM_TYPE = 'video/mp4';

/** What the upload URL reports: how many bytes YouTube has stored, or the id of the finished video. */
type Progress =
  | { readonly kind: 'kept'; readonly bytes: number }
  | { readonly kind: 'whole'; readonly id: string }
  | { readonly kind: 'gone' };

export interface Uploads {
  readonly begin: PlatformGateway['begin'];
  readonly send: PlatformGateway['send'];
  /** How much of the upload YouTube has received. */
  readonly progress: (access: string, upload: string, total: number) => Promise<Progress>;
}

export const partAt = (from: number, bytes: number): Part => ({
  from,
  to: Math.min(from + PART_BYTES, bytes),
});

const statusOf = ({ privacy, publishAt, madeForKids }: YouTubePost) => {
  // If a video has a publishing time, YouTube always makes it public at that time, never unlisted.
  if (publishAt !== undefined && privacy === 'unlisted')
    throw failure('refused', 'invalid_publish_at', 'An unlisted video can’t become public at a set time.');
  return {
    ...privacyOf(publishAt === undefined ? privacy : 'private'),
    ...(publishAt !== undefined && { publishAt }),
    selfDeclaredMadeForKids: madeForKids,
    containsSyntheticMedia: true,
  };
};

/** YouTube’s resumable uploads. */
export const uploadsOf = (calls: Calls, { addresses, limits }: Settings): Uploads => {
  const isYouTubes = (address: string): boolean => takesUploads(address, addresses.upload, UPLOAD_HOSTS);

  const put = async (
    access: string,
    upload: string,
    { range, total, body }: { range: string; total: number; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Progress> => {
    if (!isYouTubes(upload)) throw failure('unreadable', 'upload_address');
    const call: Call = {
      method: 'PUT',
      address: upload,
      isSecret: true,
      access,
      headers: { 'content-range': `bytes ${range}/${total}` },
      limitMs: limits.partMs,
      ...(body !== undefined && { body }),
    };
    const answer = await calls.send(call);
    if (FINISHED.has(answer.status)) return { kind: 'whole', id: calls.read(UploadedVideo, answer, call).id };
    if (answer.status === UNFINISHED) return { kind: 'kept', bytes: keptOf(answer, total) };
    if (GONE_STATUSES.has(answer.status)) return { kind: 'gone' };
    throw calls.refusal(answer, call);
  };

  return {
    begin: async (access, post, film) => {
      if (post.platform !== 'youtube') throw new TypeError('This post is for another platform.');
      const call: Call = {
        method: 'POST',
        address: `${addresses.upload}/${PATHS.videos}`,
        query: { uploadType: 'resumable', part: 'snippet,status' },
        access,
        headers: { 'content-type': 'application/json', ...announcementOf(film.bytes, FILM_TYPE) },
        body: JSON.stringify({ snippet: snippetOf(post), status: statusOf(post) }),
      };
      const answer = await calls.send(call);
      if (answer.status !== OK) throw calls.refusal(answer, call);
      const upload = answer.headers.get('location');
      if (upload === null) throw calls.refusal(answer, call);
      if (!isYouTubes(upload)) throw failure('unreadable', 'upload_address');
      return { upload };
    },
    send: async (access, { upload = '' }, { from, to, body, total }) => {
      if (body.byteLength !== to - from) throw new RangeError('The part and its place differ in length.');
      // The part is empty if YouTube has received every byte but hasn’t confirmed the upload yet.
      const sent = await (from === to
        ? put(access, upload, { range: '*', total })
        : put(access, upload, { range: `${from}-${to - 1}`, total, body: new Uint8Array(body) }));
      if (from === to && sent.kind === 'kept' && sent.bytes === total)
        throw failure('unavailable', 'unfinished');
      return sent.kind === 'whole' ? { kind: 'whole', remote: { id: sent.id } } : sent;
    },
    progress: (access, upload, total) => put(access, upload, { range: '*', total }),
  };
};

/** If there is no range, YouTube has stored nothing. */
const keptOf = ({ headers }: Answer, total: number): number => {
  const range = headers.get('range');
  if (range === null) return 0;
  const last = Number(RANGE.exec(range)?.[1] ?? Number.NaN);
  if (!(last < total)) throw failure('unreadable', 'range');
  return last + 1;
};
