import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { SceneMedia, Video } from '#functions/domain/video/video.ts';
import { writtenOut } from '#functions/services/videos/updates/updated-version.ts';

const MS_PER_SECOND = 1000;

const draftMedia = ({ uploadId, fromMs, sound }: SceneMedia) => ({
  uploadId,
  ...(fromMs !== undefined && { from: fromMs / MS_PER_SECOND }),
  ...(sound && { sound }),
});

const draftMusic = (music: NonNullable<Video['music']>): Storyboard['music'] =>
  'trackId' in music ? music : { uploadId: music.uploadId };

/** A storyboard of a finished video as it was filmed, even if the video was made without a storyboard. */
export const storyboardOfVideo = (video: Video, now: Date): Storyboard => {
  const { id, ownerId, storyId, category, language, mediaFolder, music, voice, look, aiLine } = video;
  const at = now.toISOString();
  return {
    id,
    ownerId,
    storyId,
    storyVersion: 1,
    title: video.title,
    category,
    language,
    scenes: writtenOut(video).scenes.map((scene) => {
      const { narration, picture, shot, move, focus, zoom, media } = scene;
      return {
        id: scene.id ?? '',
        narration,
        picture,
        ...(shot && { shot }),
        ...(move && { move }),
        ...(focus && { focus }),
        ...(zoom !== undefined && { zoom }),
        ...(media && { media: draftMedia(media) }),
      };
    }),
    voice,
    ...(music && { music: draftMusic(music) }),
    captionStyle: video.captionStyle,
    ...(look && { look }),
    aiLine,
    mediaFolder,
    version: 1,
    revision: 1,
    attempt: 1,
    orders: 0,
    ordered: 0,
    pictures: {},
    videoId: id,
    createdAt: at,
    updatedAt: at,
  };
};
