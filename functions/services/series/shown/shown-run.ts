import type { Run as WireRun } from '#contract/schemas/series/runs.ts';
import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { toWireRun } from '#functions/domain/series/shown/wire-run.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { seenVideos } from '#functions/services/videos/seen-video.ts';
import { videosOfRuns } from './videos-of-runs.ts';

export interface ShownRunPorts {
  readonly series: Lazy<SeriesStore>;
  readonly stories: Lazy<Stories>;
  readonly videos: Lazy<Videos>;
}

const shownIn = async (
  ports: ShownRunPorts,
  run: Run,
  series: Series,
): Promise<{ readonly shown: WireRun; readonly videos: Awaited<ReturnType<typeof videosOfRuns>> }> => {
  const [story, videos] = await Promise.all([
    run.isWritten ? ports.stories().find(run.ownerId, run.storyId) : undefined,
    videosOfRuns(ports, run.ownerId, [run]),
  ]);
  return { shown: toWireRun(run, { series, story, videos }), videos };
};

/** An account’s runs as shown in lists, leaving out runs of a series that was just deleted. */
export const shownRuns = async (
  ports: ShownRunPorts,
  ownerId: string,
  runs: readonly Run[],
): Promise<WireRun[]> => {
  const ids = [...new Set(runs.map(({ seriesId }) => seriesId))];
  const found = await Promise.all(ids.map((id) => ports.series().find(ownerId, id)));
  const series = new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one]])));
  const shown = await Promise.all(
    runs.map(async (run) => {
      const of = series.get(run.seriesId);
      return of && (await shownIn(ports, run, of)).shown;
    }),
  );
  return shown.filter((run) => run !== undefined);
};

/** A run with its video, as shown on the run’s page. Refuses (`not_found`) if the series is gone. */
export const shownRun = async (
  ports: ShownRunPorts & { readonly filmQueue: Lazy<FilmQueue> },
  run: Run,
  now: Date,
): Promise<WireRun> => {
  const series = await ports.series().find(run.ownerId, run.seriesId);
  if (series === undefined) throw new Refusal('not_found');
  const { shown, videos } = await shownIn(ports, run, series);
  const video = run.videoId === undefined ? undefined : videos.get(run.videoId);
  if (video === undefined || video.status === 'deleted' || video.status === 'deleting') return shown;
  const [seen] = await seenVideos(ports.filmQueue, run.ownerId, [video], now);
  return seen === undefined ? shown : { ...shown, video: seen };
};
