import { periodOf } from '#functions/domain/credits/credits.ts';
import { restsUntil } from '#functions/domain/egress/egress-limit.ts';
import type { Egress } from '#functions/domain/egress/ports.ts';
import { platformDay, unitsOf, usedPercent } from '#functions/domain/publishing/platform-day.ts';
import type { Extra, PlatformDays } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { failed } from '#functions/domain/publishing/publication-changes.ts';
import { queued } from '#functions/domain/publishing/troubles.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { isResting, type RestPorts } from '#functions/services/media/access-minutes.ts';

export interface RoomPorts extends RestPorts {
  readonly platformDays: Lazy<PlatformDays>;
  readonly egress: Lazy<Pick<Egress, 'used' | 'add'>>;
  readonly now: Clock;
}

const ALL_PERCENT = 100;

/**
 * What happens to a publication that can’t be sent yet because its account has used up its monthly traffic or its
 * share of the platform’s daily quota, or because the whole daily quota is used up. Undefined if the publication may
 * be announced; its share of the quota is then reserved.
 */
export const withoutRoom = async (
  ports: RoomPorts,
  publication: Publication,
  extras: readonly Extra['kind'][],
): Promise<Publication | undefined> => {
  const now = ports.now();
  const { id, ownerId, platform, retries = 0 } = publication;
  if (await isResting(ports, ownerId, now)) {
    const message =
      'Your account has used up its traffic of this month, so nothing more is sent to platforms.';
    const advice = `Try again on ${restsUntil(now)}, or as soon as you have a bigger plan.`;
    return failed(publication, { code: 'traffic_used_up', message, advice, canRetry: true }, now);
  }
  const day = platformDay(platform, now);
  if (day === undefined) return undefined;
  const subscription = await ports.subscriptions().subscription(ownerId, now);
  const units = unitsOf(platform, extras);
  // Retrying a refused video uses up another upload in the quota.
  const placeId = retries === 0 ? id : `${id}#${retries}`;
  const place = await ports.platformDays().take(day, { id: placeId, ownerId, subscription, units });
  if (!('full' in place)) {
    const counts = { [METRICS.platformDayUsed]: usedPercent(day, place) };
    log.info({
      event: EVENTS.platformPlaceTaken,
      publicationId: id,
      platform,
      ...place,
      ...measured(counts),
    });
    return undefined;
  }
  const { full, ownMost } = place;
  const counts = full === 'day' ? { [METRICS.platformDayUsed]: ALL_PERCENT } : {};
  log.info({ event: EVENTS.platformDayFull, publicationId: id, platform, full, ...measured(counts) });
  const part = full === 'account' ? 'account' : 'shared';
  return queued(publication, day.ends, now, { part, ownMost });
};

/** Adds the video’s size to the account’s traffic each time the video is announced. */
export const countTraffic = async (
  { egress, now }: RoomPorts,
  { id, revision, ownerId, videoId, film }: Publication,
): Promise<void> => {
  const own = { bytes: film.bytes, requests: 1 };
  const sent = { ownerId, videoId, month: periodOf(now()), own, shared: { bytes: 0, requests: 0 } };
  await egress().add({ object: `publication ${id}`, part: revision }, [sent], now());
};
