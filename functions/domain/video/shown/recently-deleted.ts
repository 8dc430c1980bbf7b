import { DELETED_KEPT_DAYS } from '#contract/catalogue.ts';
import type { Video } from '#functions/domain/video/video.ts';

const MS_PER_DAY = 86_400_000;

/** When a video deleted at the given time has its files erased, in ISO 8601. */
export const erasedAt = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + DELETED_KEPT_DAYS * MS_PER_DAY).toISOString();

/** A video that its owner deleted and can still restore. */
export interface DeletedVideo extends Video {
  readonly deletedAt: string;
}

export const isDeleted = (video: Video | undefined): video is DeletedVideo =>
  video?.status === 'deleted' && video.deletedAt !== undefined;

export const isRestorable = (video: Video | undefined, now: Date): video is DeletedVideo =>
  isDeleted(video) && now.toISOString() < erasedAt(video.deletedAt);

/** The status shown to the owner; for a deleted video, the status it will have when restored. */
export const shownStatus = (video: Video): 'generating' | 'completed' | 'failed' =>
  video.status === 'deleted' || video.status === 'deleting' ? statusBefore(video) : video.status;

/** A deleted video’s previous status: only completed videos have a film. */
export const statusBefore = ({ film }: Pick<Video, 'film'>): 'completed' | 'failed' =>
  film === undefined ? 'failed' : 'completed';
