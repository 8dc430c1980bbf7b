import { pictureText } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { versionOf } from '#functions/domain/video/scene-edit.ts';
import type { FilmedScene, Version, Video } from '#functions/domain/video/video.ts';
import { paintingOf } from './painted-key.ts';

type Draft = Storyboard['scenes'][number];

/** What an update needs to know of the creator's own files. */
export interface OwnFiles {
  readonly media: (scene: Draft, number: number, before: FilmedScene['media']) => FilmedScene['media'];
  readonly music: (chosen: Storyboard['music'], before: Video['music']) => Video['music'];
}

/** How the storyboard of a video names a scene. */
export const sceneIdOf = ({ id }: Pick<FilmedScene, 'id'>, index: number): string => id ?? `s${index + 1}`;

/** A finished video's version with everything about its scenes written out, so that they can be moved. */
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

/** The picture of a scene: newly painted in the storyboard, or as it was while its description is the same. */
const pictureOf = (
  { id, narration, picture, shot }: Draft,
  before: FilmedScene | undefined,
  pictures: Storyboard['pictures'],
): Pick<FilmedScene, 'still' | 'take'> => {
  const painted = pictures[id]?.still;
  if (painted !== undefined) return { still: painted.key, ...(painted.take > 1 && { take: painted.take }) };
  const isSame = before?.picture === pictureText({ narration, picture }) && before.shot === shot;
  if (!isSame || before.still === undefined) return {};
  return { still: before.still, ...(before.take !== undefined && { take: before.take }) };
};

/** What a storyboard makes of a finished video. A scene that is not changed keeps everything it has. */
export const updatedVersion = (video: Video, storyboard: Storyboard, files: OwnFiles): Version => {
  const before = writtenOut(video);
  const known = new Map(before.scenes.map((scene) => [scene.id, scene]));
  const isSameVoice = storyboard.voice.voiceId === before.voice.voiceId;
  const scenes: FilmedScene[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const was = known.get(scene.id);
    const { id, narration, shot, move, focus, zoom } = scene;
    const media = files.media(scene, index + 1, was?.media);
    const spoken = isSameVoice && was?.narration === narration ? was.spoken : undefined;
    scenes.push({
      id,
      narration,
      picture: pictureText(scene),
      // A new scene takes the seat after its neighbour’s, so that the two do not move alike.
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
  return {
    title,
    scenes,
    voice,
    captionStyle: look?.captionStyle ?? captionStyle,
    ...(music && { music }),
    ...(look && { look }),
    ...(aiLine === undefined ? {} : { aiLine }),
  };
};
