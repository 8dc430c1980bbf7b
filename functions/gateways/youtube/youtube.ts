import type { PlatformAccount, PlatformGateway, Remote } from '#functions/domain/publishing/ports.ts';
import type { PlatformPost, SentFilm } from '#functions/domain/publishing/publication.ts';
import { callsOf } from './calls.ts';
import { googleConsent } from './consent.ts';
import { failure } from './failures.ts';
import { settingsOf, type YouTubeOptions } from './options.ts';
import { findUploadsOf } from './recent-uploads.ts';
import { Channels, NO_CHANNEL, PATHS } from './unverified.ts';
import { partAt, uploadsOf } from './uploads.ts';
import { type FoundVideo, videosOf } from './videos.ts';

/** A video that may be on its way to a channel, or already there. */
interface Sought {
  readonly post: PlatformPost;
  readonly film: SentFilm;
  readonly remote: Remote;
  /** The upload started no earlier than this. */
  readonly begunAt: Date;
  readonly others?: (() => Promise<readonly string[]>) | undefined;
}

/**
 * Publishes on YouTube; each video is one resumable upload in 8 MiB parts. All of our app’s channels together may
 * upload a hundred videos a day; other calls share 10,000 units a day, of which a poster costs 50 and captions cost
 * 400.
 */
export const youTube = (options: YouTubeOptions) => {
  const settings = settingsOf(options);
  const { addresses, limits, now } = settings;
  const calls = callsOf(limits.callMs, now);
  const uploads = uploadsOf(calls, settings);
  const videos = videosOf(calls, settings);
  const findUploads = findUploadsOf(calls, settings);

  const account = async (access: string): Promise<PlatformAccount> => {
    const { items = [] } = await calls.ask(Channels, {
      address: `${addresses.api}/${PATHS.channels}`,
      query: { part: 'snippet', mine: 'true' },
      access,
    });
    const [channel] = items;
    if (channel === undefined) throw failure('refused', NO_CHANNEL);
    if (channel.snippet === undefined) throw failure('unreadable', 'unexpected_fields');
    const { title: name, thumbnails = {} } = channel.snippet;
    const picture = (thumbnails.medium ?? thumbnails.default)?.url;
    return { accountId: channel.id, name, ...(picture !== undefined && { picture }) };
  };

  const lookUp = async (
    access: string,
    { post, film, remote, begunAt, others = async () => [] }: Sought,
  ): Promise<FoundVideo> => {
    const { id, upload } = remote;
    if (id !== undefined) return videos.status(access, id);
    // Without an upload URL, no bytes can have been sent.
    if (upload === undefined) return { kind: 'unknown' };
    const progress = await uploads.progress(access, upload, film.bytes);
    if (progress.kind === 'kept') return { kind: 'receiving', bytes: progress.bytes };
    if (progress.kind === 'whole') return videos.status(access, progress.id);
    const title = 'title' in post ? post.title : '';
    const alike = await findUploads(access, { title, text: post.text }, begunAt);
    const known = new Set(alike.length === 0 ? [] : await others());
    const open = alike.filter((each) => !known.has(each.id));
    if (open.length === 0) return { kind: 'unknown' };
    const [found, ...more] = open.filter(({ hasText }) => hasText);
    return found === undefined || more.length > 0 ? { kind: 'unclear' } : videos.status(access, found.id);
  };

  return {
    id: 'youtube',
    ...googleConsent(settings),
    account,
    begin: uploads.begin,
    partAt,
    send: uploads.send,
    lookUp,
    extras: videos.extras,
    attach: videos.attach,
    figures: videos.figures,
  } satisfies PlatformGateway;
};
