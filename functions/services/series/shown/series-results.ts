import type { SeriesResults } from '#contract/schemas/series/series.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { creditsOf, isMade, videoIdsOf } from '#functions/domain/series/shown/run-videos.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { videosOfRuns } from './videos-of-runs.ts';

export interface ResultPorts {
  readonly runs: Lazy<Runs>;
  readonly videos: Lazy<Videos>;
  /** The cost of the videos, in whole pico-dollars. */
  readonly receipts: Lazy<{
    find(ownerId: string, videoId: string): Promise<{ readonly pico: bigint } | undefined>;
  }>;
}

const DAY_MS = 86_400_000;
/** A year, plus some time for the creator to look back on it. */
const LOOK_BACK_MS = 400 * DAY_MS;
const PICO_PER_USD = 1e12;
/** How many runs to look up at a time. */
const TOGETHER = 50;

const usdOf = async ({ receipts }: ResultPorts, ownerId: string, runs: readonly Run[]): Promise<number> => {
  const found = await Promise.all(runs.flatMap(videoIdsOf).map((id) => receipts().find(ownerId, id)));
  return Number(found.reduce((sum, receipt) => sum + (receipt?.pico ?? 0n), 0n)) / PICO_PER_USD;
};

const resultsOf = async (
  ports: ResultPorts,
  ownerId: string,
  runs: readonly Run[],
): Promise<SeriesResults> => {
  const [videos, costUsd] = await Promise.all([
    videosOfRuns(ports, ownerId, runs),
    usdOf(ports, ownerId, runs),
  ]);
  return {
    made: runs.filter((run) => isMade(run, videos)).length,
    approved: runs.filter(({ status }) => status === 'approved').length,
    skipped: runs.filter(({ status }) => status === 'skipped').length,
    credits: runs.reduce((sum, run) => sum + creditsOf(run, videos), 0),
    views: [...videos.values()].reduce((sum, { views }) => sum + views, 0),
    costUsd,
  };
};

const NOTHING: SeriesResults = { made: 0, approved: 0, skipped: 0, credits: 0, views: 0, costUsd: 0 };

/** How the runs of a series ended in the last 400 days. */
export const seriesResults = async (
  ports: ResultPorts,
  ownerId: string,
  seriesId: string,
  now: Date,
): Promise<SeriesResults> => {
  const runs = await ports.runs().since(ownerId, seriesId, new Date(now.getTime() - LOOK_BACK_MS));
  let sum = NOTHING;
  for (let from = 0; from < runs.length; from += TOGETHER) {
    const part = await resultsOf(ports, ownerId, runs.slice(from, from + TOGETHER));
    sum = {
      made: sum.made + part.made,
      approved: sum.approved + part.approved,
      skipped: sum.skipped + part.skipped,
      credits: sum.credits + part.credits,
      views: sum.views + part.views,
      costUsd: sum.costUsd + part.costUsd,
    };
  }
  return sum;
};
