import type { Lazy } from '#functions/domain/request/ports.ts';
import { nextAiring } from '#functions/domain/series/due-airing.ts';
import type { SeriesSchedules, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface ArmPorts {
  readonly schedules: Lazy<SeriesSchedules>;
}

const quietly = async (seriesId: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.warn({ event: EVENTS.seriesNotArmed, seriesId, err: error });
  }
};

/**
 * Arms the schedule of a series for its `next`; does nothing for a paused one. Never throws: the row says when the next
 * run begins, and TendSeries begins what no schedule has.
 */
export const armSchedule = async ({ schedules }: ArmPorts, series: Series): Promise<void> => {
  const { next } = series;
  if (series.status === 'active' && next !== undefined)
    await quietly(series.id, () => schedules().arm(series, new Date(next.beginsAt)));
};

/** Removes the schedule of a series. Never throws: a schedule that is left begins nothing. */
export const disarmSchedule = ({ schedules }: ArmPorts, seriesId: string): Promise<void> =>
  quietly(seriesId, () => schedules().disarm(seriesId));

/** Brings `next` of an active series in line with its cadence, and arms its schedule for it. False when it has changed. */
export const armSeries = async (
  ports: ArmPorts & { readonly series: Lazy<SeriesStore> },
  series: Series,
): Promise<boolean> => {
  if (series.status !== 'active') return true;
  const next = nextAiring(series);
  const armed = { ...series, next };
  const isAsBefore = JSON.stringify(next) === JSON.stringify(series.next);
  if (!isAsBefore && !(await ports.series().replace(series, armed))) return false;
  await armSchedule(ports, armed);
  return true;
};
