import { COUNTED_DAYS, platformOf } from '#contract/platforms.ts';
import type { Publication } from '#contract/schemas/publishing.ts';

const SHOWN = 20;

type CountedPublication = Publication & { readonly figures: NonNullable<Publication['figures']> };

/** The publications with the most views on a platform, most viewed first. */
export const countedOf = (publications: readonly Publication[]): readonly CountedPublication[] =>
  publications
    .filter((one): one is CountedPublication => one.figures !== undefined)
    .toSorted((one, other) => other.figures.views - one.figures.views)
    .slice(0, SHOWN);

/** Whose figures these are, and what they count as a view. */
export const countNote = (counted: readonly Pick<Publication, 'platform'>[]): string => {
  const names = [...new Set(counted.map(({ platform }) => platformOf(platform).name))];
  const whose = `${names.join(' and ')} ${names.length === 1 ? 'counts' : 'count'} these, not Veilcast. They are read once a day, for ${COUNTED_DAYS} days.`;
  return counted.some(({ platform }) => platform === 'youtube')
    ? `${whose} Since August 27, 2026, YouTube counts a view from the start of playback.`
    : whose;
};

const DAY_MS = 86_400_000;

const isFromToday = ({ at, created_at: ordered }: Publication, now: Date): boolean =>
  now.getTime() - Date.parse(at ?? ordered) < DAY_MS;

/** What to say about figures that a platform only provides later, or doesn’t provide at all. */
export const awaitedCounts = (publications: readonly Publication[], now: Date): readonly string[] => {
  const there = publications.filter(({ status }) => status === 'published');
  const onYouTube = there.filter(({ platform }) => platform === 'youtube');
  const isCounted = onYouTube.some(({ figures }) => figures !== undefined);
  const isNew = onYouTube.every((one) => isFromToday(one, now));
  const isOnTikTok = publications.some(
    (one) => one.platform === 'tiktok' && (one.status === 'needs_you' || one.status === 'published'),
  );
  return [
    ...(onYouTube.length === 0 || isCounted
      ? []
      : [`YouTube’s figures come once a day${isNew ? ', from tomorrow' : ''}.`]),
    ...(isOnTikTok ? ['TikTok gives no figures here. Its app shows them.'] : []),
  ];
};
