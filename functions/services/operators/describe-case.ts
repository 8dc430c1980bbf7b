import type { OpenCase } from '#contract/schemas/operators/cases.ts';
import type { Suspensions } from '#functions/domain/account/ports.ts';
import { type Case, isUrgentCase, REASONS } from '#functions/domain/operators/case.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { restrictionOf } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';

export interface CasePorts {
  readonly videos: Lazy<Pick<Videos, 'find'>>;
  readonly suspensions: Lazy<Suspensions>;
}

/** A case as operators see it in their queue, including the video that it concerns if that still exists. */
export const describeCase = async (
  { videos, suspensions }: CasePorts,
  found: Case,
): Promise<{ readonly described: OpenCase; readonly video: Video | undefined }> => {
  const { subject, ownerId, videoId, openedAt, reports, reasons, appeal } = found;
  const [video, isSuspended] = await Promise.all([
    videoId === undefined ? undefined : videos().find(ownerId, videoId),
    suspensions().isSuspended(ownerId),
  ]);
  const described = {
    id: subject,
    ownerId,
    ...(videoId === undefined ? {} : { videoId }),
    ...(openedAt === undefined ? {} : { openedAt }),
    isUrgent: isUrgentCase(found),
    reports,
    reasons: reasonsOf(reasons),
    ...(appeal === undefined ? {} : { appeal }),
    ...(video === undefined ? {} : { title: video.title, ...restrictionOf(video) }),
    isShared: video?.shareId !== undefined,
    isSuspended,
  };
  return { described, video };
};

/** The reasons given in reports, most frequent first. */
const reasonsOf = (counts: Case['reasons']): OpenCase['reasons'] =>
  REASONS.map((reason) => ({ reason, count: counts[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
