import { ACCESS_MINUTES } from '#contract/catalogue.ts';
import { mediaPrefix, oldPlace, storyboardPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media, MediaFolders, MediaOwner } from '#functions/domain/media/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { areFilesServed } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { whileHeld } from './while-held.ts';
import { withholdFiles } from './withhold-files.ts';

interface Ports {
  readonly folders: MediaFolders;
  readonly videos: Videos;
  readonly storyboards: Storyboards;
  readonly media: Media;
}

/** What became of an account: how many videos and storyboards were moved, and how many can't be moved now. */
export interface Moved {
  /**
   * `leaving`: it is being deleted. `moving`: some of them wait. `copied`: its old files go once nobody has their
   * addresses. `done`: nothing lies in the old place.
   */
  readonly state: 'leaving' | 'moving' | 'copied' | 'done';
  readonly moved: number;
  readonly waiting: number;
}

/** A signed address lasts up to twice as long as a cookie. */
const OLD_ADDRESSES_MS = 2 * ACCESS_MINUTES * 60_000;

/** False when the video is being made, changed, moved or erased. The old files stay. */
const moveVideo = async (ports: Ports, named: Video, folder: string): Promise<boolean> => {
  const { folders, videos, media } = ports;
  try {
    const isMoved = await whileHeld(videos, named, async (video) => {
      if (video.mediaFolder !== undefined) return true;
      if (isUnderWay(video) || !(await folders.beginMove(video, folder))) return false;
      await media.copyAll(mediaPrefix(video), mediaPrefix({ ...video, mediaFolder: folder }));
      return folders.finishMove(video, folder);
    });
    const after = await videos.find(named.ownerId, named.id);
    // Deleted or taken down while it was copied: what was copied since must not stay open.
    if (isMoved === true && after !== undefined && !areFilesServed(after)) await withholdFiles(ports, after);
    return isMoved ?? true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** A storyboard whose pictures and recordings were copied: every key in it that lay in the old place. */
const movedBoard = (before: Storyboard, folder: string): Storyboard => {
  const after = { ...before, mediaFolder: folder };
  const [from, to] = [storyboardPrefix(before), storyboardPrefix(after)];
  return Storyboard.parse(JSON.parse(JSON.stringify(after).replaceAll(from, to)));
};

const isBusy = (storyboard: Storyboard): boolean =>
  underWay(storyboard).length > 0 ||
  storyboard.speaking !== undefined ||
  storyboard.recording?.status === 'aligning';

/** False when the storyboard is being painted or spoken, or was changed meanwhile. The old files stay. */
const moveStoryboard = async (
  { storyboards, media }: Ports,
  before: Storyboard,
  folder: string,
): Promise<boolean> => {
  if (isBusy(before)) return false;
  const after = movedBoard(before, folder);
  await media.copyAll(storyboardPrefix(before), storyboardPrefix(after));
  return storyboards.replace(before, after);
};

/**
 * Moves what an account has in the old place into its random folder, as far as it can be moved now. Files are copied
 * before the row says so, and the old ones go half an hour after everything was moved. Interrupted, it can run again.
 */
export const moveMedia = async (ports: Ports, owner: MediaOwner, now: Date): Promise<Moved> => {
  const { folders, media } = ports;
  const { id: userId, oldMedia } = owner;
  const folder = owner.mediaFolder ?? (await folders.give(userId));
  if (folder === undefined) return { state: 'leaving', moved: 0, waiting: 0 };
  const all = await folders.videosOf(userId);
  const old = all.filter((video) => video.mediaFolder === undefined && video.status !== 'deleting');
  const boards = (await folders.storyboardsOf(userId)).filter(
    ({ mediaFolder, discardedAt }) => mediaFolder === undefined && discardedAt === undefined,
  );
  const count = old.length + boards.length;
  const isNew = owner.mediaFolder !== undefined && oldMedia === undefined;
  if (isNew && count === 0) return { state: 'done', moved: 0, waiting: 0 };
  if (count > 0 && oldMedia !== 'moving') await folders.mark(userId, 'moving');
  let moved = 0;
  for (const video of old) if (await moveVideo(ports, video, folder)) moved += 1;
  for (const board of boards) if (await moveStoryboard(ports, board, folder)) moved += 1;
  const waiting = count - moved;
  if (waiting > 0) return { state: 'moving', moved, waiting };
  if (count > 0 || oldMedia === undefined || oldMedia === 'moving') {
    await folders.mark(userId, now.toISOString());
    return { state: 'copied', moved, waiting };
  }
  if (now.getTime() - Date.parse(oldMedia) < OLD_ADDRESSES_MS) return { state: 'copied', moved, waiting };
  await media.removeAll(oldPlace(userId));
  await folders.mark(userId, undefined);
  return { state: 'done', moved, waiting };
};
