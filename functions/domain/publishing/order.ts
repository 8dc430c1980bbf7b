import { platformOf, waysWith, wordProblems } from '#contract/platforms.ts';
import type { PublishVideo } from '#contract/schemas/publishing.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Film, FilmFile, Video } from '#functions/domain/video/video.ts';
import type { Connection } from './connection.ts';
import type { PostOptions } from './ports.ts';
import type { PlatformPost, Publication } from './publication.ts';
import { isOpen, isOver } from './publication-changes.ts';

export type OrderedPost = PublishVideo['posts'][number];

/** YouTube's category “Entertainment”. */
const CATEGORY = '24';
/** The only TikTok privacy setting that hides a video from everyone but its creator. */
const ONLY_ME = 'SELF_ONLY';

const MADE_FOR_KIDS_UNSAID =
  'Say first in Settings, under Connections, whether this channel’s videos are made for children.';

/** The file we send: the sharpest MP4. */
export const sentFile = ({ files }: Film): FilmFile | undefined =>
  ['1080p', '720p', '480p']
    .map((quality) => files.find((file) => file.format === 'mp4' && file.quality === quality))
    .find((file) => file !== undefined);

/** Refuses a way of posting that the platform doesn’t support or that the creator hasn’t allowed. */
export const refuseWay = ({ way }: Pick<OrderedPost, 'way'>, { platform, scopes }: Connection): void => {
  if (waysWith(platform, scopes).includes(way)) return;
  const { name, ways } = platformOf(platform);
  throw new Refusal(
    'invalid',
    ways.includes(way)
      ? `You didn’t allow Veilcast to publish in this way. Reconnect your ${name} account in Settings and allow it.`
      : 'This account can’t publish in this way. Reload the page and try again.',
  );
};

/** Refuses text that the platform wouldn’t accept. */
export const refuseWords = (post: OrderedPost, connection: Pick<Connection, 'platform'>): void => {
  const words = post.way === 'upload' ? post : { title: '', text: post.text, tags: [] };
  const [problem] = Object.values(wordProblems(platformOf(connection.platform), words));
  if (problem !== undefined) throw new Refusal('invalid', problem);
};

/** Refuses anything that the account doesn’t currently allow, or that TikTok’s rules forbid. */
const refuseOptions = (
  post: Extract<OrderedPost, { readonly way: 'direct' }>,
  options: PostOptions,
  seconds: number,
): void => {
  if (!options.privacies.includes(post.privacy))
    throw new Refusal('invalid', 'Choose who may see the video. Your account’s choices have changed.');
  if (post.promotes.paid && post.privacy === ONLY_ME)
    throw new Refusal('invalid', 'A paid partnership can’t be visible only to you. Choose another audience.');
  for (const kind of ['comment', 'duet', 'stitch'] as const)
    if (post.allows[kind] && options.isOff[kind])
      throw new Refusal('invalid', `Your account doesn’t allow a ${kind}. Switch it off and try again.`);
  if (seconds > options.longestSeconds)
    throw new Refusal(
      'invalid',
      `Your account may post videos of up to ${options.longestSeconds} seconds; this one has ${Math.ceil(seconds)}.`,
    );
};

/**
 * The post, if the platform would accept it; otherwise throws a `Refusal` with a message for the form. `options`:
 * what the account allows in a direct post.
 */
export const postOf = (
  post: OrderedPost,
  connection: Connection,
  { language, film }: Pick<Video, 'language' | 'film'>,
  { options, now }: { readonly options: PostOptions | undefined; readonly now: Date },
): PlatformPost => {
  refuseWords(post, connection);
  if (post.way === 'inbox') return { platform: 'tiktok', way: 'inbox', text: post.text };
  if (post.way === 'direct') {
    if (options === undefined) throw new Refusal('platform_unavailable');
    refuseOptions(post, options, film?.seconds ?? 0);
    const { text, privacy, allows, promotes, cover_ms: coverMs } = post;
    return {
      platform: 'tiktok',
      way: 'direct',
      text,
      privacy,
      allows,
      promotes,
      coverMs,
      consentedAt: now.toISOString(),
    };
  }
  if (connection.madeForKids === undefined) throw new Refusal('invalid', MADE_FOR_KIDS_UNSAID);
  const { title, text, tags, privacy } = post;
  return {
    platform: 'youtube',
    way: 'upload',
    title,
    text,
    tags,
    category: CATEGORY,
    language,
    privacy,
    madeForKids: connection.madeForKids,
  };
};

/** The publications of one order, as stored under its idempotency key. */
export const resultOf = (publications: readonly Pick<Publication, 'id'>[]): string =>
  publications.map(({ id }) => id).join(',');

export const idsIn = (resultId: string): readonly string[] => resultId.split(',');

/** The message that creators see if a platform is no longer offered. */
export const NO_LONGER_HERE = 'Veilcast no longer publishes on this platform here.';

/**
 * Whether a video may be sent to an account again without asking the owner, because the account has nothing from the
 * earlier publication.
 */
export const leavesRoom = ({ status, remote, lastPartAt }: Publication): boolean =>
  status === 'canceled' ||
  status === 'removed' ||
  (status === 'failed' && remote === undefined && lastPartAt === undefined);

/** The publications through which a video is being, has been or may have been sent to an account. */
export const bringing = (
  publications: readonly Publication[],
  { videoId, connectionId }: Pick<Publication, 'videoId' | 'connectionId'>,
): readonly Publication[] =>
  publications.filter(
    (each) => each.videoId === videoId && each.connectionId === connectionId && !leavesRoom(each),
  );

const UNDER_WAY =
  'The same video is already planned for this account, or on its way there. See Published for that post.';
const ORDERED_LATER =
  'You published this video to this account again after this post. See Published for that post.';

/**
 * Why a publication can’t be retried; undefined if it can. Earlier publications don’t matter, because the owner has
 * confirmed the retry.
 */
export const whyNotAgain = (publications: readonly Publication[], tried: Publication): string | undefined => {
  const others = bringing(publications, tried).filter(({ id }) => id !== tried.id);
  if (others.some((each) => !isOver(each))) return UNDER_WAY;
  return others.some(({ createdAt }) => createdAt > tried.createdAt) ? ORDERED_LATER : undefined;
};

/** Whether a video has planned posts, which keep the text they were ordered with. */
export const arePlanned = (publications: readonly Publication[], videoId: string | undefined): boolean =>
  publications.some((each) => each.videoId === videoId && isOpen(each));
