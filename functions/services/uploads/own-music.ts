import type { z } from 'zod';
import type { ChosenMusic } from '#contract/schemas/videos.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { ownMusic } from '#functions/domain/uploads/own-music.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { OwnMusic } from '#functions/domain/video/video.ts';

export interface OwnMusicPorts {
  readonly uploads: Lazy<Pick<Uploads, 'find'>>;
}

/**
 * The sound that was chosen as music, if it is one of the creator’s own uploads. Throws the same refusals as
 * `ownMusic`.
 */
export const ownMusicOf = async (
  { uploads }: OwnMusicPorts,
  userId: string,
  chosen: z.output<typeof ChosenMusic> | undefined,
): Promise<OwnMusic | undefined> =>
  chosen === undefined || !('uploadId' in chosen)
    ? undefined
    : ownMusic(await uploads().find(userId, chosen.uploadId));
