import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import { videoIdsOf } from '#functions/domain/series/shown/run-videos.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';

/** The video rows for one account’s runs, by id. Leaves out videos that were erased or never created. */
export const videosOfRuns = async (
  { videos }: { readonly videos: Lazy<Videos> },
  ownerId: string,
  runs: readonly Run[],
): Promise<ReadonlyMap<string, Video>> => {
  const found = await Promise.all(runs.flatMap(videoIdsOf).map((id) => videos().find(ownerId, id)));
  return new Map(found.flatMap((video) => (video === undefined ? [] : [[video.id, video]])));
};
