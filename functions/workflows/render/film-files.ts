import type { Rendition } from '#contract/catalogue.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { Film, type Video } from '#functions/domain/video/video.ts';
import { SceneTimeline } from '#functions/film/timeline/scene-timeline.ts';
import { Timeline } from '#functions/film/timeline/timeline.ts';
import { contentHash } from './current-attempt.ts';

export const CONTENT_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/** `720p.mp4`: a rendition's file inside its folder. */
export const clipFile = ({ format, quality }: Pick<Rendition, 'format' | 'quality'>): string =>
  `${quality}.${format}`;

/** Lies beside the clips of a completely filmed scene. */
export const doneMark = (prefix: string): string => `${prefix}done`;

const readJson = async (media: Media, key: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await media.read(key)));

export const readTimeline = async (
  media: Media,
  joined: { readonly timelineKey: string },
): Promise<Timeline> => Timeline.parse(await readJson(media, joined.timelineKey));

export const readFilm = async (media: Media, joined: { readonly filmKey: string }): Promise<Film> =>
  Film.parse(await readJson(media, joined.filmKey));

/** The recording of a scene, in whatever format its narrator sent it. */
export const recordingOf = (spoken: string): string => `${spoken}recording`;

/** Written after the recording: it marks the scene as spoken. */
export const sceneTimelineOf = (spoken: string): string => `${spoken}scene.json`;

/** Where each scene of a video lies once `speaker` has spoken it. */
export const spokenPrefixes = (
  { ownerId, id, scenes, language }: Pick<Video, 'ownerId' | 'id' | 'scenes' | 'language'>,
  speaker: string,
): readonly string[] =>
  scenes.map(({ narration }, index) => {
    const isLast = index === scenes.length - 1;
    return `${workPrefix(ownerId, id)}spoken/${index}-${contentHash(narration, speaker, language, isLast)}/`;
  });

export const readSceneTimeline = async (media: Media, spoken: string): Promise<SceneTimeline> =>
  SceneTimeline.parse(await readJson(media, sceneTimelineOf(spoken)));
