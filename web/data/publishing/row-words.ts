import { platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import { rowTitle } from './publication-words.ts';

const WAYS: Readonly<Record<Publication['way'], string | undefined>> = {
  upload: undefined,
  inbox: 'draft',
  direct: 'direct post',
};

/** Where the publication goes and how, and which video it is for if the publication’s title doesn’t say so. */
export const placeWords = (publication: Publication): string => {
  const { account, platform, way, video_title: own } = publication;
  const video = rowTitle(publication) === own ? undefined : `video “${own}”`;
  return [`${account} on ${platformOf(platform).name}`, WAYS[way], video].filter(Boolean).join(' · ');
};

/** Why there is no link to the publication; undefined if there is a link, or if there is nothing to link to yet. */
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

/** Advice, split around the word “Settings” if it occurs, so that the word can become a link. */
export const aroundSettings = (advice: string): readonly [string, string] | undefined => {
  const [before, ...after] = advice.split(SETTINGS);
  return before === undefined || after.length === 0 ? undefined : [`${before}in `, after.join(SETTINGS)];
};
