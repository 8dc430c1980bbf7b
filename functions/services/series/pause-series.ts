import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { SeriesSchedules, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { tellOwner } from '#functions/services/mail/tell-owner.ts';

export interface PausePorts {
  readonly series: Lazy<SeriesStore>;
  readonly schedules: Lazy<SeriesSchedules>;
  readonly outbox: Lazy<Outbox>;
}

/** How often its creator, or a run, may change it first. */
const TRIES = 5;

/**
 * Pauses a series, so that nothing of it is begun until its creator switches it on again, and writes to them unless they
 * did it themselves. Returns the series as it stands; undefined when it is gone.
 */
export const pauseSeries = async (
  { series, schedules, outbox }: PausePorts,
  { id, ownerId }: Pick<Series, 'id' | 'ownerId'>,
  because: NonNullable<Series['pause']>['because'],
  now: Date,
): Promise<Series | undefined> => {
  let before: Series | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    before = await series().find(ownerId, id);
    if (before?.status !== 'active') break;
    const at = now.toISOString();
    const after: Series = { ...before, status: 'paused', pause: { because, at }, next: undefined };
    if (!(await series().replace(before, after))) continue;
    await schedules().disarm(id);
    if (because !== 'creator')
      await tellOwner({ outbox, now: () => now })(ownerId, 'series-paused', {
        seriesId: id,
        series: after.choice.name,
        at,
        because,
      });
    return after;
  }
  return before;
};
