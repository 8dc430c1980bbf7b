import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { formatNumber } from '#web/lib/format.ts';
import { inWords } from '#web/lib/number-words.ts';
import { formatTime, type LocalTime, localTimeOf, suggestedTime } from './local-time.ts';

type State = Publication['status'];

const nameOf = ({ platform }: Pick<Publication, 'platform'>): string => platformOf(platform).name;

/** When a publication goes out: later than planned if it waits for the platform’s next day. */
export const dueOf = ({ at, waits }: Pick<Publication, 'at' | 'waits'>): string | undefined =>
  waits?.until ?? at;

/** Whether a publication will soon change without the creator doing anything. */
export const isUnderWay = (publication: Pick<Publication, 'status' | 'at' | 'waits'>, now: Date): boolean => {
  const { status } = publication;
  const until = dueOf(publication);
  return (
    status === 'uploading' ||
    status === 'processing' ||
    (status === 'waiting' && (until === undefined || Date.parse(until) <= now.getTime()))
  );
};

/** Whether an account already has the video, or will get it. */
export const isThereOrComing = ({ status }: Pick<Publication, 'status'>): boolean =>
  status !== 'failed' && status !== 'removed' && status !== 'canceled';

const percentWords = ({ percent }: Pick<Publication, 'percent'>): string =>
  percent === undefined ? '' : ` ${percent}\u00A0%`;

const SHOWN_TO: ReadonlyMap<string, string> = new Map([
  ['private', 'Only you can see it there.'],
  ['SELF_ONLY', 'Only you can see it there.'],
  ['unlisted', 'Only people with its link can see it there.'],
]);

/** Why a publication waits for the platform’s next day. */
const dayWords = (
  site: string,
  { until, own_most: most }: NonNullable<Publication['waits']>,
  timezone: string,
): string => {
  const reason =
    most === undefined
      ? `${site} takes no more videos from Veilcast today.`
      : `Your plan sends ${site} ${inWords(most)} ${most === 1 ? 'video' : 'videos'} a day.`;
  return `${reason} This one waits until ${formatTime(until, timezone)}.`;
};

const UNTAKEN: Readonly<Record<Publication['way'], string>> = {
  upload: 'didn’t take the video.',
  inbox: 'didn’t take the draft.',
  direct: 'didn’t take the post.',
};

/** A platform may send a bare code, such as `internal`, in place of a message. */
const isSentence = (message = ''): boolean => /\S\s+\S/u.test(message.trim());

/** The status of a publication, as a sentence; undefined if the badge says enough. */
export const stateWords = (publication: Publication, timezone: string, now: Date): string | undefined => {
  const { status, at, waits, way, shown_to: shownTo, problem } = publication;
  const site = nameOf(publication);
  switch (status) {
    case 'waiting':
      if (waits !== undefined) return dayWords(site, waits, timezone);
      return at !== undefined && Date.parse(at) > now.getTime()
        ? `Waiting for ${formatTime(at, timezone)}.`
        : 'It starts in a moment.';
    case 'uploading':
      return `Uploading${percentWords(publication)}.`;
    case 'processing':
      return `Processing at ${site}.`;
    case 'needs_you':
      return way === 'inbox' ? `The draft is in your ${site} inbox.` : `${site} needs you.`;
    case 'published':
      return shownTo && (SHOWN_TO.get(shownTo) ?? `${site} shows it to: ${shownTo}.`);
    case 'failed':
      return isSentence(problem?.message) ? problem?.message : `${site} ${UNTAKEN[way]}`;
    case 'removed':
      return `Removed at ${site}.`;
    case 'canceled':
      return 'Nothing was sent.';
  }
};

const counted = (count: number | undefined, one: string, many: string): readonly string[] =>
  count === undefined ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`];

/**
 * The platform’s own count: “1,204 views, 35 likes at YouTube, as of Thu, 3 Dec, 18:30”. Undefined if there is no
 * count.
 */
export const figureWords = (publication: Publication, timezone: string): string | undefined => {
  const { figures } = publication;
  if (figures === undefined) return undefined;
  const counts = [
    ...counted(figures.views, 'view', 'views'),
    ...counted(figures.likes, 'like', 'likes'),
    ...counted(figures.comments, 'comment', 'comments'),
  ].join(', ');
  return `${counts} at ${nameOf(publication)}, as of ${formatTime(figures.at, timezone)}`;
};

/** What the creator has to do or can do; undefined if there is nothing to do. */
export const adviceWords = ({ status, way, problem }: Publication): string | undefined => {
  if (problem !== undefined) return problem.advice;
  // A draft shows its own steps.
  return status === 'needs_you' && way !== 'inbox' ? 'Open the platform to see what it asks for.' : undefined;
};

const SHORT: Readonly<Record<Exclude<State, 'waiting' | 'uploading'>, string>> = {
  processing: 'processing',
  needs_you: 'needs you',
  published: 'published',
  failed: 'failed',
  removed: 'removed there',
  canceled: 'canceled',
};

const TITLE_CHARS = 80;

const cut = (line: string): string => {
  if (line.length <= TITLE_CHARS) return line;
  const start = line.slice(0, TITLE_CHARS);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`;
};

/** What viewers read first: the title or, on a platform without titles, the start of the text. */
export const rowTitle = ({
  title,
  text,
  video_title: own,
}: Pick<Publication, 'title' | 'text' | 'video_title'>): string => {
  const line = text.split('\n').find((one) => one.trim() !== '');
  return title ?? (line === undefined ? own : cut(line.trim()));
};

const shortState = (publication: Publication, timezone: string, now: Date): string => {
  const { status, at } = publication;
  if (status === 'uploading') return `uploading${percentWords(publication)}`;
  if (status !== 'waiting') return SHORT[status];
  return at !== undefined && Date.parse(at) > now.getTime() ? formatTime(at, timezone) : 'starting';
};

/**
 * A publication that has delivered the video, or will deliver it, takes precedence over a later failure; otherwise,
 * the newer publication counts.
 */
const saysMore = (one: Publication, known: Publication): boolean => {
  const [isThere, wasThere] = [isThereOrComing(one), isThereOrComing(known)];
  return isThere === wasThere ? known.created_at < one.created_at : isThere;
};

/** The publications that determine a video’s status: one for each account, leaving out canceled ones. */
const standing = (publications: readonly Publication[]): readonly Publication[] => {
  const telling = new Map<string, Publication>();
  for (const one of publications) {
    const known = telling.get(one.connection_id);
    if (one.status !== 'canceled' && (known === undefined || saysMore(one, known)))
      telling.set(one.connection_id, one);
  }
  return [...telling.values()];
};

const atAccount = (publication: Publication, timezone: string, now: Date): string => {
  const { status, at, waits, way, updated_at: updated } = publication;
  const site = nameOf(publication);
  switch (status) {
    case 'waiting':
      if (waits !== undefined) return `This video waits until ${formatTime(waits.until, timezone)}.`;
      return at !== undefined && Date.parse(at) > now.getTime()
        ? `Planned for ${formatTime(at, timezone)}.`
        : 'This video is on its way there.';
    case 'uploading':
    case 'processing':
      return 'This video is on its way there.';
    case 'needs_you':
      return way === 'inbox' ? `The draft is in its ${site} inbox.` : `${site} needs you. See Published.`;
    case 'published':
      return 'This video is already there.';
    case 'failed':
      return `Failed on ${formatTime(updated, timezone)}. See Published for why.`;
    case 'removed':
      return `Removed at ${site}.`;
    case 'canceled':
      return '';
  }
};

/** A video’s status at one account, for the publish form; undefined if it was never sent there. */
export const thereWords = (
  publications: readonly Publication[],
  connectionId: string,
  timezone: string,
  now: Date,
): string | undefined => {
  const one = standing(publications).find((each) => each.connection_id === connectionId);
  return one && atAccount(one, timezone, now);
};

/**
 * A line about a video’s publications: “YouTube: published · TikTok: uploading 42 %”. Undefined if there are none.
 */
export const publicationLine = (
  publications: readonly Publication[],
  timezone: string,
  now: Date,
): string | undefined => {
  const shown = standing(publications);
  const words = shown.map((one) => {
    const isAlone = shown.filter(({ platform }) => platform === one.platform).length === 1;
    return `${nameOf(one)}${isAlone ? '' : ` (${one.account})`}: ${shortState(one, timezone, now)}`;
  });
  return words.length === 0 ? undefined : words.join(' · ');
};

/** The question to ask before canceling a publication. */
export const cancelQuestion = (publication: Publication): string =>
  `Cancel “${rowTitle(publication)}” for ${publication.account} on ${nameOf(publication)}? Nothing has been sent yet. The video stays in My Videos.`;

/** The two answers to that question. “Cancel” alone could mean either. */
export const CANCEL_ANSWERS = { confirm: 'Cancel the Post', decline: 'Keep It' } as const;

/** The time suggested when a publication is moved: when it would otherwise go out, if known. */
export const proposedTime = (publication: Publication, timezone: string, now: Date): LocalTime => {
  const moment = dueOf(publication);
  return moment === undefined || Date.parse(moment) <= now.getTime()
    ? suggestedTime(timezone, now)
    : localTimeOf(moment, timezone);
};

/** The question to ask before sending a video to accounts that already have it. */
export const againQuestion = (
  chosen: readonly string[],
  publications: readonly Publication[],
  detail: string,
): string => {
  const names = standing(publications)
    .filter((one) => isThereOrComing(one) && chosen.includes(one.connection_id))
    .map((one) => `${one.account} on ${nameOf(one)}`);
  if (names.length === 0) return `Publish it again? ${detail}`;
  return `Publish it again? ${names.join(' and ')} already ${names.length === 1 ? 'has' : 'have'} this video, or will get it.`;
};

/** The message shown once the order is accepted. `waiting`: which accounts have to wait for another day. */
export const orderedWords = (
  publications: readonly Pick<Publication, 'way' | 'at'>[],
  timezone: string,
  waiting?: string,
): { readonly title: string; readonly text: string } => {
  const at = publications[0]?.at;
  const direct = publications.some(({ way }) => way === 'direct')
    ? ' TikTok may take a few minutes to show it on the profile.'
    : '';
  const more = `${waiting === undefined ? '' : ` ${waiting}`}${direct}`;
  return at === undefined
    ? { title: 'On its way', text: `Follow it under Published.${more}` }
    : { title: 'Planned', text: `It goes out on ${formatTime(at, timezone)}.${more}` };
};
