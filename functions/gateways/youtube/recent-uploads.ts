import type { Call, Calls } from './calls.ts';
import { failure } from './failures.ts';
import type { Settings } from './options.ts';
import { Channels, NO_CHANNEL, PATHS, PLAYLIST_GONE, PlaylistItems } from './unverified.ts';

const PER_PAGE = '50';
/** A channel that has uploaded more since doesn’t use its account as we do. */
const MOST_PAGES = 4;
const NOT_FOUND = 404;
/** YouTube’s clock and ours, and the part of a second that YouTube doesn’t state. */
const CLOCKS_DIFFER_MS = 5_000;

/** Looks for an upload by its title and by the earliest time at which it can have arrived. */
export type FindUpload = (access: string, title: string, begunAt: Date) => Promise<string | undefined>;

type Item = ReturnType<typeof PlaylistItems.parse>['items'][number];

/** YouTube may have tidied up the spaces of a title. */
const plain = (title: string): string => title.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * The id of a video among the channel’s own uploads; undefined only if it certainly isn’t there. Throws `unreadable` with
 * `too_many_uploads` if the channel has uploaded more since than is read.
 */
export const findUploadOf = (calls: Calls, { addresses }: Settings): FindUpload => {
  const playlistOf = async (access: string): Promise<string> => {
    const { items = [] } = await calls.ask(Channels, {
      address: `${addresses.api}/${PATHS.channels}`,
      query: { part: 'contentDetails', mine: 'true' },
      access,
    });
    const [channel] = items;
    if (channel === undefined) throw failure('refused', NO_CHANNEL);
    if (channel.contentDetails === undefined) throw failure('unreadable', 'unexpected_fields');
    return channel.contentDetails.relatedPlaylists.uploads;
  };

  /** One page, or undefined where the channel has no uploads yet. */
  const pageOf = async (access: string, playlistId: string, pageToken: string | undefined) => {
    const call: Call = {
      address: `${addresses.api}/${PATHS.playlistItems}`,
      query: {
        part: 'snippet',
        playlistId,
        maxResults: PER_PAGE,
        ...(pageToken !== undefined && { pageToken }),
      },
      access,
    };
    const answer = await calls.send(call);
    if (answer.status === NOT_FOUND && calls.refusal(answer, call).facts.code === PLAYLIST_GONE)
      return undefined;
    if (answer.status !== 200) throw calls.refusal(answer, call);
    return calls.read(PlaylistItems, answer, call);
  };

  return async (access, title, begunAt) => {
    const since = begunAt.getTime() - CLOCKS_DIFFER_MS;
    const wasBefore = ({ snippet }: Item): boolean => Date.parse(snippet.publishedAt) < since;
    const playlistId = await playlistOf(access);
    const matches: Item[] = [];
    let pageToken: string | undefined;
    for (let page = 1; ; page += 1) {
      const found = await pageOf(access, playlistId, pageToken);
      const items = found?.items ?? [];
      matches.push(...items.filter((item) => !wasBefore(item) && plain(item.snippet.title) === plain(title)));
      pageToken = found?.nextPageToken;
      const isComplete = pageToken === undefined || (items.length > 0 && items.every(wasBefore));
      if (isComplete) break;
      if (page === MOST_PAGES) throw failure('unreadable', 'too_many_uploads');
    }
    const [first] = matches.toSorted(
      (one, other) => Date.parse(one.snippet.publishedAt) - Date.parse(other.snippet.publishedAt),
    );
    return first?.snippet.resourceId.videoId;
  };
};
