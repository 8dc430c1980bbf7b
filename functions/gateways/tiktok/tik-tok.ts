import {
  PlatformFailure,
  type PlatformGateway,
  type Remote,
  type Sent,
} from '#functions/domain/publishing/ports.ts';
import type { PlatformPost, SentFilm, TikTokPost } from '#functions/domain/publishing/publication.ts';
import type { Answer } from '#functions/gateways/platforms/exchange.ts';
import { secretsIn } from '#functions/gateways/platforms/secrets.ts';
import { takesUploads } from '#functions/gateways/platforms/upload-address.ts';
import { askApi, exchange } from './calls.ts';
import { failure, failureOf, NO_CONSENT } from './failures.ts';
import { divisionOf, partAt } from './parts.ts';
import { type OAuthOptions, type TikTokAddresses, tikTokOAuth } from './tik-tok-oauth.ts';
import {
  Account,
  ADDRESSES,
  arrivedIn,
  Begun,
  foundIn,
  isPostId,
  Options,
  PART_STATUS,
  PATHS,
  postInfo,
  Status,
  sourceInfo,
  statusRequest,
  UNKNOWN_PUBLICATION,
  UPLOAD_HOSTS,
} from './unverified.ts';

const CALL_MS = 20_000;
/** Long enough to send 16 MB at 3 Mbit/s, but within the time limit of the function that sends it. */
const PART_MS = 45_000;

export interface TikTokOptions extends Pick<OAuthOptions, 'app' | 'asks'> {
  /** Default: TikTok’s real URLs. */
  readonly addresses?: TikTokAddresses;
  readonly timeoutsMs?: { readonly call: number; readonly part: number };
  readonly now?: () => Date;
}

/** Throws a `PlatformFailure` for a direct post without the creator’s consent, which must never be sent. */
const consentedInfo = (post: TikTokPost) => {
  if (Number.isNaN(Date.parse(post.consentedAt))) throw failure('refused', NO_CONSENT);
  return postInfo(post);
};

const announcementOf = (post: PlatformPost, film: SentFilm) => {
  const source = { source_info: sourceInfo(film.bytes, divisionOf(film.bytes)) };
  switch (post.way) {
    case 'inbox':
      return { path: PATHS.inbox, body: source };
    case 'direct':
      return { path: PATHS.direct, body: { post_info: consentedInfo(post), ...source } };
    case 'upload':
      throw new TypeError('A post for another platform was given to TikTok.');
  }
};

/**
 * TikTok’s response after receiving a part of a file. `arrived` is the total number of bytes received from the start
 * of the file.
 */
const sentOf = (answer: Answer, remote: Remote, part: { from: number; to: number; total: number }): Sent => {
  const { status } = answer;
  const arrived = arrivedIn(answer.headers);
  const keptOf = (bytes: number): Sent =>
    bytes < part.total ? { kind: 'kept', bytes } : { kind: 'whole', remote };
  if (status === PART_STATUS.whole) return { kind: 'whole', remote };
  if (status === PART_STATUS.next) return keptOf(Math.min(arrived ?? part.to, part.to));
  if (PART_STATUS.gone.some((gone) => gone === status)) return { kind: 'gone' };
  if (status === PART_STATUS.elsewhere) {
    // If the response doesn’t say where to continue, only the publication’s status can tell us.
    if (arrived === undefined || arrived === part.from) throw failure('unreadable', `http_${status}`);
    return keptOf(arrived);
  }
  throw failureOf(answer, secretsIn(remote.upload ?? '')) ?? failure('unreadable', `http_${status}`);
};

/**
 * TikTok, through its Content Posting API. It provides no figures, because we don’t request the scope they require,
 * and can’t detect that a post was removed. `begin` returns an upload URL that is valid for an hour, and a
 * publication id for status checks; once the post is public, its own id replaces the publication id.
 */
export const tikTok = (options: TikTokOptions): PlatformGateway => {
  const { app, asks, addresses = ADDRESSES, now = () => new Date() } = options;
  const { call: timeoutMs, part: partMs } = options.timeoutsMs ?? { call: CALL_MS, part: PART_MS };
  const addressOf = (path: string): string => new URL(path, addresses.api).href;

  /** Makes sure that a film is only ever sent to TikTok’s servers. */
  const checkAddress = (upload: string): void => {
    if (!takesUploads(upload, addresses.api, UPLOAD_HOSTS)) throw failure('unreadable', 'upload_address');
  };

  return {
    id: 'tiktok',
    ...tikTokOAuth({ app, asks, addresses, timeoutMs, now }),
    account: (access) => askApi(addressOf(PATHS.account), { access, answer: Account, timeoutMs }),
    options: (access) => askApi(addressOf(PATHS.options), { access, body: {}, answer: Options, timeoutMs }),
    begin: async (access, post, film) => {
      const { path, body } = announcementOf(post, film);
      const begun = await askApi(addressOf(path), { access, body, answer: Begun, timeoutMs });
      checkAddress(begun.upload);
      return begun;
    },
    partAt,
    send: async (_access, remote, { body, ...part }) => {
      if (remote.upload === undefined) return { kind: 'gone' };
      checkAddress(remote.upload);
      const headers = {
        'content-type': 'video/mp4',
        'content-range': `bytes ${part.from}-${part.to - 1}/${part.total}`,
      };
      const call = { method: 'PUT', headers, body: new Uint8Array(body) };
      return sentOf(await exchange(remote.upload, call, partMs), remote, part);
    },
    lookUp: async (access, { film, remote }) => {
      if (remote.id === undefined) return { kind: 'unknown' };
      // TikTok reveals nothing about a public post to apps that aren’t allowed to list the creator’s videos.
      if (isPostId(remote.id)) return { kind: 'published', remote };
      try {
        const body = statusRequest(remote.id);
        const status = await askApi(addressOf(PATHS.status), { access, body, answer: Status, timeoutMs });
        const found = foundIn(status, film, remote);
        if (found === undefined) throw failure('unreadable', status.status);
        return found;
      } catch (error) {
        if (error instanceof PlatformFailure && error.facts.code === UNKNOWN_PUBLICATION)
          return { kind: 'unknown' };
        throw error;
      }
    },
  };
};
