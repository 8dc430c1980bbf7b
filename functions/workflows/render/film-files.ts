import { goesOnWith } from '@veilcast/reading';
import { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { Timeline } from '#composition/timeline/timeline.ts';
import type { Rendition } from '#contract/catalogue.ts';
import { distinctMakers, type FilmMakers, Maker, UNRECORDED } from '#functions/domain/credentials/maker.ts';
import { workPrefix } from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { respellingKey } from '#functions/domain/narration/pronunciations.ts';
import { Film, type Video } from '#functions/domain/video/video.ts';
import { contentHash } from '#functions/services/media/content-hash.ts';
import type { MadeScene } from './messages.ts';

/** A rendition's file inside its folder, such as `720p.mp4`. */
export const clipFile = ({ format, quality }: Pick<Rendition, 'format' | 'quality'>): string =>
  `${quality}.${format}`;

/** The signed manifest next to a file that cannot contain one, such as `720p.c2pa`. */
export const manifestFile = ({ quality }: Pick<Rendition, 'quality'>): string => `${quality}.c2pa`;

/**
 * The sound of a scene’s own clip, if audible: it lasts as long as the scene, and is stored next to the scene’s
 * clips.
 */
export const CLIP_SOUND = 'clip-sound.m4a';

/** What was measured in a scene’s clips when they were filmed. */
export const seenFile = (prefix: string): string => `${prefix}seen.json`;

/** A marker stored next to a scene’s clips once the scene has been completely filmed. */
export const doneMark = (prefix: string): string => `${prefix}done`;

const readJson = async (media: Media, key: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await media.read(key)));

/** A stored JSON value; undefined if it isn’t there. */
export const readIfThere = async (media: Media, key: string): Promise<unknown> =>
  (await media.exists(key)) ? readJson(media, key) : undefined;

export const readTimeline = async (
  media: Media,
  joined: { readonly timelineKey: string },
): Promise<Timeline> => Timeline.parse(await readJson(media, joined.timelineKey));

export const readFilm = async (media: Media, joined: { readonly filmKey: string }): Promise<Film> =>
  Film.parse(await readJson(media, joined.filmKey));

/** The recording of a scene, in whatever format its narrator returned. */
export const recordingOf = (spoken: string): string => `${spoken}recording`;

/** A small copy, stored next to a still, that the finished film’s storyboard shows. */
export const shownOf = (stillKey: string): string => `${stillKey}.shown`;

/**
 * The maker of a still or a spoken scene, stored next to the still or in the scene’s folder. Written before the file
 * it describes.
 */
export const makerOf = (key: string): string => `${key}${key.endsWith('/') ? '' : '.'}maker.json`;

const readMaker = async (media: Media, key: string): Promise<Maker> => {
  const stored = await readIfThere(media, makerOf(key));
  return stored === undefined ? UNRECORDED : Maker.parse(stored);
};

/** Which makers painted and spoke a film’s scenes. */
export const readMakers = async (
  media: Media,
  scenes: readonly Pick<MadeScene, 'stillKey' | 'spoken'>[],
): Promise<FilmMakers> => {
  const all = (keys: readonly string[]) =>
    Promise.all([...new Set(keys)].map((key) => readMaker(media, key))).then(distinctMakers);
  return {
    pictures: await all(scenes.map(({ stillKey }) => stillKey)),
    voices: await all(scenes.map(({ spoken }) => spoken)),
  };
};

/** Written after the recording, to mark the scene as spoken. */
export const sceneTimelineOf = (spoken: string): string => `${spoken}scene.json`;

/** Where `speaker`’s recording of each scene is stored, whatever the scene’s position in the film. */
export const spokenPrefixes = (
  { ownerId, id, scenes, language }: Pick<Video, 'ownerId' | 'id' | 'scenes' | 'language'>,
  speaker: string,
): readonly string[] =>
  scenes.map(({ narration, respellings }, index) => {
    const isLast = index === scenes.length - 1;
    const again = scenes.slice(0, index).filter((before) => before.narration === narration).length;
    const said = respellingKey(respellings);
    // Scenes with the same words are spoken at the same time, but each is stored at its own location.
    const hash = contentHash(
      narration,
      speaker,
      language,
      isLast,
      ...(said === '' ? [] : [said]),
      ...(goesOnWith(narration, scenes[index + 1]?.narration) === undefined ? [] : ['goes on']),
      ...(again === 0 ? [] : [again]),
    );
    return `${workPrefix(ownerId, id)}spoken/${hash}/`;
  });

/** Each scene’s recording: the one the creator chose if it still exists, otherwise the one by `speaker`. */
export const recordingsIn = async (
  media: Media,
  video: Pick<Video, 'ownerId' | 'id' | 'scenes' | 'language'>,
  speaker: string,
): Promise<readonly string[]> => {
  return Promise.all(
    spokenPrefixes(video, speaker).map(async (prefix, index) => {
      const chosen = video.scenes[index]?.spoken;
      return chosen !== undefined && (await media.exists(sceneTimelineOf(chosen))) ? chosen : prefix;
    }),
  );
};

export const readSceneTimeline = async (media: Media, spoken: string): Promise<SceneTimeline> =>
  SceneTimeline.parse(await readJson(media, sceneTimelineOf(spoken)));
