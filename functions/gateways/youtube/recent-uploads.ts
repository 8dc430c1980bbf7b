import type { Call, Calls } from './calls.ts';
import { failure } from './failures.ts';
import type { Settings } from './options.ts';
import { Channels, NO_CHANNEL, PATHS, PLAYLIST_GONE, PlaylistItems } from './unverified.ts';

const PER_PAGE = '50';
/** No channel that is used normally has more uploads in that time. */
const MOST_PAGES = 4;
const NOT_FOUND = 404;
/** Allows for clock skew between YouTube and us, and for the fractions of a second that YouTube omits. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * A video with the title we looked for. It may be the right one even if its description differs, because YouTube may
 * have changed that.
 */
interface Alike {
  readonly id: string;
  readonly hasText: boolean;
}

/** Looks for an upload by its text and the earliest time at which it can have arrived. */
export type FindUploads = (
  access: string,
  words: { readonly title: string; readonly text: string },
  begunAt: Date,
) => Promise<readonly Alike[]>;

type Item = ReturnType<typeof PlaylistItems.parse>['items'][number];

/** YouTube may have normalised the whitespace in a text. */
const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * The channel’s own uploads with this title, newest first. An empty list means that the video definitely isn’t there.
 * Throws `unreadable` with `too_many_uploads` if the channel has had more uploads since then than we are willing to
 * read.
 */
export const findUploadsOf = (calls: Calls, { addresses }: Settings): FindUploads => {
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

  /** One page of uploads; undefined if the channel has none yet. */
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

  return async (access, { title, text }, begunAt) => {
    const since = begunAt.getTime() - CLOCKS_DIFFER_MS;
    const wasBefore = ({ snippet }: Item): boolean => Date.parse(snippet.publishedAt) < since;
    const isLike = ({ snippet }: Item): boolean => plain(snippet.title) === plain(title);
    const playlistId = await playlistOf(access);
    const matches: Item[] = [];
    let pageToken: string | undefined;
    for (let page = 1; ; page += 1) {
      const found = await pageOf(access, playlistId, pageToken);
      const items = found?.items ?? [];
      matches.push(...items.filter((item) => !wasBefore(item) && isLike(item)));
      pageToken = found?.nextPageToken;
      const isComplete = pageToken === undefined || (items.length > 0 && items.every(wasBefore));
      if (isComplete) break;
      if (page === MOST_PAGES) throw failure('unreadable', 'too_many_uploads');
    }
    return matches.map(({ snippet: { resourceId, description = text } }) => ({
      id: resourceId.videoId,
      hasText: plain(description) === plain(text),
    }));
  };
};
