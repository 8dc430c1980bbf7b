import { EXPORT_OPENINGS } from '#contract/catalogue.ts';
import type { Export } from '#contract/schemas/auth.ts';
import { formatBytes, formatDate } from '#web/lib/format.ts';

const NOTHING_YET =
  'One ZIP file with what we store about you: your stories, videos, payments and settings. Its README lists what it leaves out, and why.';

const missingOf = ({ missing = 0 }: Export): string => {
  if (missing === 0) return '';
  return ` ${missing === 1 ? 'One file isn’t' : `${missing} files aren’t`} in it; its README says which, and why.`;
};

const openingsOf = ({ openings = 0, expiresAt = '' }: Export, timezone: string): string => {
  if (openings === 0)
    return `You’ve downloaded it ${EXPORT_OPENINGS} times, which is the limit. Export again to get a new one.`;
  const times = openings === 1 ? 'once more' : `${openings} times`;
  return `You can download it ${times} until ${formatDate(expiresAt, timezone)}.`;
};

/** The status of the export, in a sentence or two. */
export const exportWords = (last: Export, timezone: string): string => {
  switch (last.status) {
    case 'none':
      return NOTHING_YET;
    case 'packing':
      return `Packing your data: ${last.percent ?? 0} %. You can leave this page and come back.`;
    case 'ready':
      return `Your archive is ready (${formatBytes(last.bytes ?? 0)}). ${openingsOf(last, timezone)}${missingOf(last)}`;
    case 'failed':
      return 'We couldn’t pack your data. Please try again.';
    case 'expired':
      return 'Your last archive was deleted a day after it was packed. You can export your data again.';
    default:
      return last.status satisfies never;
  }
};

/** Why no export can be requested now; undefined when one can. */
export const exportPause = ({ status, left }: Export): string | undefined =>
  status !== 'packing' && left === 0 ? 'You can export your data again tomorrow.' : undefined;
