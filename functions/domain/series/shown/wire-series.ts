import type { Series as WireSeries } from '#contract/schemas/series/series.ts';
import { airingsAfter } from '#functions/domain/series/airings.ts';
import { PAUSE_SENTENCES } from '#functions/domain/series/pause-sentences.ts';
import type { Series } from '#functions/domain/series/series.ts';

/** How many upcoming airings are shown. */
const SHOWN_AIRINGS = 8;

/** The airings for which a series will start runs, soonest first; none while it is paused. */
const coming = ({ status, choice, airedUntil }: Series, now: Date): WireSeries['coming'] => {
  if (status === 'paused') return [];
  const after = new Date(Math.max(now.getTime(), Date.parse(airedUntil)));
  return airingsAfter(choice.cadence, after, SHOWN_AIRINGS).map(({ key, at }) => ({
    key,
    at: at.toISOString(),
  }));
};

/**
 * A series as sent to its creator’s browser. `ideas`: how many ideas are waiting. `waiting`: how many runs
 * await an answer.
 */
export const toWireSeries = (
  series: Series,
  { ideas, waiting }: Pick<WireSeries, 'ideas' | 'waiting'>,
  now: Date,
): WireSeries => {
  const { id, version, choice, status, pause, trouble, createdAt } = series;
  return {
    id,
    version,
    ...choice,
    status,
    ...(pause && { pause: { because: pause.because, sentence: PAUSE_SENTENCES[pause.because] } }),
    ...(trouble !== undefined && status === 'active' ? { trouble } : {}),
    coming: coming(series, now),
    ideas,
    waiting,
    createdAt,
  };
};
