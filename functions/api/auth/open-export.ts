import { EXPORT_OPENINGS } from '#contract/catalogue.ts';
import type { routes } from '#contract/routes.ts';
import { archiveRestsSentence } from '#functions/domain/egress/egress-limit.ts';
import { exportKey, exportName, isReady, openingsLeft } from '#functions/domain/export/export.ts';
import type { Exports } from '#functions/domain/export/ports.ts';
import type { MediaAccess } from '#functions/domain/media/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { ownAccessMinutes, type RestPorts } from '#functions/services/media/access-minutes.ts';

const MINUTE_MS = 60_000;
const USED_UP = `You’ve downloaded this archive ${EXPORT_OPENINGS} times, which is the limit. Export your data again to get a new one.`;

interface Ports extends RestPorts {
  readonly exports: Lazy<Exports>;
  readonly mediaAccess: Lazy<MediaAccess>;
}

/**
 * Returns a short-lived link to the account’s archive; only a few links are issued per archive. Downloads count
 * towards the account’s traffic.
 */
export const openExport =
  ({ exports, mediaAccess, ...ports }: Ports): Handle<typeof routes.openExport> =>
  async (_, { userId, now }) => {
    const made = await exports().find(userId);
    if (!isReady(made, now))
      throw new Refusal('not_ready', 'There is no archive to download. Export your data again.');
    if (openingsLeft(made) === 0) throw new Refusal('not_ready', USED_UP);
    const minutes = await ownAccessMinutes(ports, userId, now);
    if (minutes === 0) throw new Refusal('limit_reached', archiveRestsSentence(now));
    const openings = await exports().open(made, now);
    if (openings === undefined) throw new Refusal('not_ready', USED_UP);
    const filename = exportName(made);
    const until = new Date(Math.min(now.getTime() + minutes * MINUTE_MS, Date.parse(made.expiresAt)));
    const url = await mediaAccess().downloadUrl(exportKey(made), filename, until);
    return { reply: { url, filename, openings } };
  };
