import type { Publication } from '#contract/schemas/publishing.ts';

const DAY_MS = 86_400_000;

const isFromToday = ({ at, created_at: ordered }: Publication, now: Date): boolean =>
  now.getTime() - Date.parse(at ?? ordered) < DAY_MS;

/** What to say of figures that a platform gives only later, or never. */
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
