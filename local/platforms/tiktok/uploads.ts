import type { IncomingHttpHeaders } from 'node:http';
import type { Script } from './script.ts';
import type { Post, State } from './state.ts';

const HOUR_MS = 60 * 60_000;
const LEAST_PART = 5 * 1024 * 1024;
const MOST_PART = 64_000_000;
const MOST_LAST_PART = 128_000_000;
const TYPES = ['video/mp4', 'video/quicktime', 'video/webm'];

/** The response to a part: a status, and how many bytes have arrived. */
export interface PartAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const answer = (status: number, post?: Post): PartAnswer => ({
  status,
  headers: post && post.arrived > 0 ? { 'content-range': `bytes 0-${post.arrived - 1}/${post.size}` } : {},
});

interface Range {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

const readRange = (header: string | undefined): Range | undefined => {
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/u.exec(header ?? '') ?? [];
  return first === undefined ? undefined : { first: Number(first), last: Number(last), total: Number(total) };
};

/**
 * Whether a part has one of the announced sizes; if the previous part was only partially stored, any size that TikTok
 * allows is accepted.
 */
const isSized = ({ size, partBytes }: Post, { first, last }: Range): boolean => {
  const bytes = last + 1 - first;
  const parts = Math.floor(size / partBytes);
  const isLast = last + 1 === size;
  if (isLast) return bytes <= MOST_LAST_PART && first >= (parts - 1) * partBytes - LEAST_PART;
  return bytes >= LEAST_PART && bytes <= MOST_PART && (last + 1) % partBytes === 0;
};

interface PartRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly now: number;
}

/** Accepts a part of a file; parts must arrive in order. */
export const takePart = (
  state: State,
  script: Script,
  { query, headers, body, now }: PartRequest,
): PartAnswer => {
  const post = state.posts.get(query.get('upload_id') ?? '');
  if (!post || post.isForgotten || query.get('upload_token') !== post.uploadToken) return answer(404);
  if (now > post.begunAt + HOUR_MS) return answer(403);
  const range = readRange(headers['content-range']);
  const type = headers['content-type'] ?? '';
  if (!range || range.total !== post.size || range.last < range.first || range.last >= post.size)
    return answer(400);
  if (!TYPES.includes(type) || body.length !== range.last + 1 - range.first) return answer(400);
  if (range.first !== post.arrived) return answer(416, post);
  if (!isSized(post, range)) return answer(400);
  const kept = script.takeKept(body.length);
  state.films.append(post.publishId, body.subarray(0, kept));
  post.arrived += kept;
  if (post.arrived < post.size) return answer(206, post);
  post.wholeAt = now;
  post.failReason = script.takeFailReason();
  return answer(201, post);
};
