import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { stateWords } from './publication-words.ts';

const TITLE_CHARS = 80;

const cut = (line: string): string => {
  if (line.length <= TITLE_CHARS) return line;
  const start = line.slice(0, TITLE_CHARS);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`;
};

/** What viewers read first: its title, or the beginning of its text where the platform has no titles. */
export const rowTitle = ({
  title,
  text,
  video_title: own,
}: Pick<Publication, 'title' | 'text' | 'video_title'>): string => {
  const line = text.split('\n').find((one) => one.trim() !== '');
  return title ?? (line === undefined ? own : cut(line.trim()));
};

const WAYS: Readonly<Record<Publication['way'], string | undefined>> = {
  upload: undefined,
  inbox: 'draft',
  direct: 'direct post',
};

/** Where it goes, how, and which video it is if its title doesn’t say so. */
export const placeWords = (publication: Publication): string => {
  const { account, platform, way, video_title: own } = publication;
  const video = rowTitle(publication) === own ? undefined : `video “${own}”`;
  return [`${account} on ${platformOf(platform).name}`, WAYS[way], video].filter(Boolean).join(' · ');
};

const UNTAKEN: Readonly<Record<Publication['way'], string>> = {
  upload: 'didn’t take the video.',
  inbox: 'didn’t take the draft.',
  direct: 'didn’t take the post.',
};

/** A platform may send a bare code, such as `internal`, in place of a sentence. */
const isSentence = (message: string): boolean => /\S\s+\S/u.test(message.trim());

/** Where it stands, without what its badge says already; undefined if nothing is left. */
export const rowState = (publication: Publication, timezone: string, now: Date): string | undefined => {
  const { status, platform, way, problem } = publication;
  if (status === 'failed' && !isSentence(problem?.message ?? ''))
    return `${platformOf(platform).name} ${UNTAKEN[way]}`;
  const words = stateWords(publication, timezone, now).replace(/^(?:Published|Canceled)\.\s*/u, '');
  return words === '' ? undefined : words;
};

/** Why there is no link to what is published; undefined if there is one, or nothing to link to yet. */
export const noLinkWords = ({
  status,
  platform,
  way,
  link,
}: Pick<Publication, 'status' | 'platform' | 'way' | 'link'>): string | undefined => {
  if (status !== 'published' || link !== undefined || platform !== 'tiktok') return undefined;
  return way === 'inbox'
    ? 'No link: you posted it in TikTok’s app, which doesn’t tell us its address.'
    : 'No link: TikTok tells us the address only of posts that everyone may watch.';
};

const SETTINGS = 'in Settings';

/** Advice, split around “Settings” if it sends a creator there, so that this word can be a link. */
export const aroundSettings = (advice: string): readonly [string, string] | undefined => {
  const [before, ...after] = advice.split(SETTINGS);
  return before === undefined || after.length === 0 ? undefined : [`${before}in `, after.join(SETTINGS)];
};
