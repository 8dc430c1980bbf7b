import type { Language } from '#contract/catalogue.ts';
import { mediaPrefix, type ServedVideo } from '#functions/domain/media/media-keys.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { newId } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { createUnderWay } from './create-under-way.ts';
import { giveStory, wordyScenes } from './films.ts';

/** The keys of a finished film's files. */
export const filesOf = (video: ServedVideo, folder = '') => {
  const place = `${mediaPrefix(video)}${folder}`;
  return { film: `${place}film-720p.mp4`, poster: `${place}poster.jpg`, captions: `${place}captions.vtt` };
};

/** A video that is marked as generating but has no execution, so it never progresses. */
export const giveGeneratingVideo = async (
  ownerId: string,
  title = 'The Midnight Train',
  language: Language = 'en',
) => {
  const at = new Date();
  const story = await giveStory(ownerId, { title, language, scenes: wordyScenes });
  const choice = {
    storyId: story.id,
    voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
    captionStyle: 'pop' as const,
    aiLine: false,
  };
  return createUnderWay(newVideo(newId(), story, choice, at), at);
};

/** A completed video in the state in which the workflow leaves it, so that tests don’t have to wait for a render. */
export const giveFinishedVideo = async (ownerId: string, title?: string, language?: Language) => {
  const video = await giveGeneratingVideo(ownerId, title, language);
  const files = filesOf(video);
  await media().write(files.film, 'a film', 'video/mp4');
  await media().write(files.poster, 'a poster', 'image/jpeg');
  await media().write(files.captions, 'WEBVTT', 'text/vtt');
  await videos().complete(
    { ownerId, videoId: video.id, attempt: 1 },
    {
      files: [{ format: 'mp4', quality: '720p', key: files.film, bytes: 6 }],
      poster: files.poster,
      captions: files.captions,
      seconds: 42.04,
      sceneStarts: [0, 14.2, 28.5],
      stills: [],
      signing: 'signed',
    },
    new Date(),
  );
  return { ...video, ...files };
};
