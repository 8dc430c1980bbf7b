import { writersAfter } from '#functions/domain/credentials/maker.ts';
import { respelled, respellingKey } from '#functions/domain/narration/pronunciations.ts';
import { type NamedUploads, pictureText } from '#functions/domain/storyboard/film-storyboard.ts';
import { isRecorded, spokenByOwner } from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { FilmedScene, Version, Video } from '#functions/domain/video/video.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';
import { paintingOf } from './painted-key.ts';

type Draft = Storyboard['scenes'][number];

/** What an update needs to know about the creator’s own files. */
export interface OwnFiles {
  readonly media: (scene: Draft, number: number, before: FilmedScene['media']) => FilmedScene['media'];
  readonly music: (chosen: Storyboard['music'], before: Video['music']) => Video['music'];
}

/** Those of the creator’s own files that exist, with their details. */
export interface FoundFiles extends OwnFiles {
  readonly uploads: NamedUploads;
}

/** How the storyboard of a video identifies a scene. */
export const sceneIdOf = ({ id }: Pick<FilmedScene, 'id'>, index: number): string => id ?? `s${index + 1}`;

/** A finished video’s version with all scene details made explicit, so that scenes can be moved. */
export const writtenOut = (video: Video): Version => ({
  ...versionOf(video),
  scenes: video.scenes.map((scene, index) => {
    const still = scene.media === undefined ? (scene.still ?? paintingOf(video, index)?.key) : undefined;
    return {
      ...scene,
      id: sceneIdOf(scene, index),
      seat: scene.seat ?? index,
      ...(still === undefined ? {} : { still }),
    };
  }),
});

/** Whether a picture was painted from the scene's current description. */
export const isPaintedAs = (
  scene: Draft,
  { of }: NonNullable<Storyboard['pictures'][string]['still']>,
): boolean => of.picture === pictureText(scene) && of.shot === scene.shot;

/**
 * A scene’s picture: the one painted in the storyboard from the current description, or the filmed one if the
 * description is unchanged. If there is neither, the update paints a new picture.
 */
const pictureOf = (
  scene: Draft,
  before: FilmedScene | undefined,
  pictures: Storyboard['pictures'],
): Pick<FilmedScene, 'still' | 'take'> => {
  const described = pictureText(scene);
  const painted = pictures[scene.id]?.still;
  if (painted !== undefined && isPaintedAs(scene, painted))
    return { still: painted.key, ...(painted.take > 1 && { take: painted.take }) };
  const isSame = before?.picture === described && before.shot === scene.shot;
  if (!isSame || before.still === undefined) return {};
  return { still: before.still, ...(before.take !== undefined && { take: before.take }) };
};

/**
 * The recording for a scene: the creator’s own, or else the one from `before` (the earlier scene in the same voice)
 * if its words and delivery are unchanged.
 */
const spokenOf = (
  storyboard: Storyboard,
  index: number,
  now: Pick<FilmedScene, 'narration' | 'respellings'>,
  before: FilmedScene | undefined,
): string | undefined => {
  const own = spokenByOwner(storyboard, index);
  if (own !== undefined || before === undefined || isRecorded(before.spoken)) return own;
  return before.narration === now.narration &&
    respellingKey(before.respellings) === respellingKey(now.respellings)
    ? before.spoken
    : undefined;
};

/** The version of a finished video that results from its storyboard. Unchanged scenes keep everything they have. */
export const updatedVersion = (video: Video, storyboard: Storyboard, files: OwnFiles): Version => {
  const before = writtenOut(video);
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const isSameVoice = storyboard.voice.voiceId === before.voice.voiceId;
  const scenes: FilmedScene[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const was = known.get(scene.id);
    const { id, narration, shot, move, focus, zoom } = scene;
    const media = files.media(scene, index + 1, was?.media);
    const said = { narration, ...respelled(narration, storyboard.language, storyboard.pronunciations) };
    const spoken = spokenOf(storyboard, index, said, isSameVoice ? was : undefined);
    scenes.push({
      id,
      ...said,
      picture: pictureText(scene),
      // A new scene gets the seat after its neighbour’s, so that the camera doesn’t move in the same way in both.
      seat: was?.seat ?? (scenes.at(-1)?.seat ?? -1) + 1,
      ...(shot && { shot }),
      ...(move && { move }),
      ...(focus && { focus }),
      ...(zoom !== undefined && { zoom }),
      ...(media === undefined ? pictureOf(scene, was, storyboard.pictures) : { media }),
      ...(spoken !== undefined && { spoken }),
    });
  }
  const { title, voice, captionStyle, look, aiLine } = storyboard;
  const music = files.music(storyboard.music, before.music);
  const writers = writersAfter(before.writers, before.scenes, scenes);
  return {
    title,
    scenes,
    voice,
    captionStyle: look?.captionStyle ?? captionStyle,
    ...(music && { music }),
    ...(look && { look }),
    ...(writers && { writers }),
    aiLine: aiLine ?? before.aiLine,
  };
};
