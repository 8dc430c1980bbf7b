import type { Series as WireSeries } from '#contract/schemas/series/series.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Ideas, Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { toWireSeries } from '#functions/domain/series/shown/wire-series.ts';

export interface ShownSeriesPorts {
  readonly ideas: Lazy<Ideas>;
  readonly runs: Lazy<Runs>;
}

const shown = async (
  { ideas }: ShownSeriesPorts,
  series: Series,
  asked: readonly Run[],
  now: Date,
): Promise<WireSeries> => {
  const waiting = asked.filter(({ seriesId }) => seriesId === series.id).length;
  return toWireSeries(series, { ideas: await ideas().count(series.ownerId, series.id), waiting }, now);
};

/** An account’s series as their creator sees them now. */
export const shownSeries = async (
  ports: ShownSeriesPorts,
  ownerId: string,
  series: readonly Series[],
  now: Date,
): Promise<WireSeries[]> => {
  if (series.length === 0) return [];
  const asked = await ports.runs().waiting(ownerId);
  return Promise.all(series.map((one) => shown(ports, one, asked, now)));
};

/** A series that has already been read, as its creator sees it now. */
export const shownOne = async (ports: ShownSeriesPorts, series: Series, now: Date): Promise<WireSeries> =>
  shown(ports, series, await ports.runs().waiting(series.ownerId), now);

/** A series as its creator sees it now. Refuses (`not_found`) if it belongs to someone else. */
export const seenSeries = async (
  ports: ShownSeriesPorts & { readonly series: Lazy<SeriesStore> },
  ownerId: string,
  seriesId: string,
  now: Date,
): Promise<WireSeries> => {
  const series = await ports.series().find(ownerId, seriesId);
  if (series === undefined) throw new Refusal('not_found');
  return shownOne(ports, series, now);
};
