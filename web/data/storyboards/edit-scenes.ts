import { SCENE_WORDS_MAX_CHARS, STORYBOARD_SCENES_MAX } from '#contract/catalogue.ts';
import type { SceneDraft } from '#contract/schemas/storyboards.ts';

/**
 * Changes to a storyboard's scenes. Each returns new scenes, or the same scenes if the change doesn’t apply.
 */
type Scenes = readonly SceneDraft[];

/** What a creator can change about a scene; `undefined` clears a choice. */
export type SceneChange = { readonly [K in Exclude<keyof SceneDraft, 'id'>]?: SceneDraft[K] | undefined };

/** A unique name for a new scene. */
export const newSceneId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 26);

const withChange = (scene: SceneDraft, change: SceneChange): SceneDraft => {
  const { narration = scene.narration, picture = scene.picture, ...choices } = change;
  const { id, narration: _, picture: __, ...before } = scene;
  const { shot, move, focus, zoom, media } = { ...before, ...choices };
  return {
    id,
    narration,
    picture,
    ...(shot && { shot }),
    ...(move && { move }),
    ...(focus && { focus }),
    ...(zoom !== undefined && { zoom }),
    ...(media && { media }),
  };
};

export const changeScene = (scenes: Scenes, id: string, change: SceneChange): Scenes =>
  scenes.map((scene) => (scene.id === id ? withChange(scene, change) : scene));

/**
 * Shows the creator’s own picture or clip in a scene, or the painted picture again. Resets the framing, which
 * would no longer fit.
 */
export const showOwn = (scenes: Scenes, id: string, uploadId: string | undefined): Scenes =>
  changeScene(scenes, id, {
    media: uploadId === undefined ? undefined : { uploadId },
    focus: undefined,
    zoom: undefined,
  });

/** Moves a position inside a word to the start of that word, or to its end if it is the first word. */
const betweenWords = (text: string, at: number): number => {
  if (!/\S/u.test(text.charAt(at - 1)) || !/\S/u.test(text.charAt(at))) return at;
  const start = text.slice(0, at).search(/\S*$/u);
  return text.slice(0, start).trim() === '' ? at + text.slice(at).search(/\s|$/u) : start;
};

/**
 * Splits a scene's words in two at a position, but never within a word. The second part gets the same
 * description but its own picture.
 */
export const splitScene = (scenes: Scenes, id: string, at: number, secondId: string): Scenes => {
  const index = scenes.findIndex((scene) => scene.id === id);
  const scene = scenes[index];
  if (scene === undefined || scenes.length >= STORYBOARD_SCENES_MAX) return scenes;
  const place = betweenWords(scene.narration, at);
  const [first, second] = [scene.narration.slice(0, place).trim(), scene.narration.slice(place).trim()];
  if (first === '' || second === '') return scenes;
  return scenes.toSpliced(
    index,
    1,
    { ...scene, narration: first },
    { id: secondId, narration: second, picture: scene.picture },
  );
};

/** Whether a scene can be joined with the next one: the words of both must fit into one scene. */
export const canJoin = (scenes: Scenes, id: string): boolean => {
  const index = scenes.findIndex((scene) => scene.id === id);
  const [scene, next] = [scenes[index], scenes[index + 1]];
  if (scene === undefined || next === undefined) return false;
  return Array.from(`${scene.narration} ${next.narration}`).length <= SCENE_WORDS_MAX_CHARS;
};

/** Joins a scene with the next one and keeps the picture of the first. */
export const joinScene = (scenes: Scenes, id: string): Scenes => {
  const index = scenes.findIndex((scene) => scene.id === id);
  const [scene, next] = [scenes[index], scenes[index + 1]];
  if (scene === undefined || next === undefined || !canJoin(scenes, id)) return scenes;
  const narration = [scene.narration.trim(), next.narration.trim()].filter((words) => words !== '').join(' ');
  return scenes.toSpliced(index, 2, { ...scene, narration });
};

/** Moves a scene to another position, counted from 0. */
export const moveScene = (scenes: Scenes, id: string, to: number): Scenes => {
  const from = scenes.findIndex((scene) => scene.id === id);
  const scene = scenes[from];
  const place = Math.min(Math.max(0, to), scenes.length - 1);
  if (scene === undefined || place === from) return scenes;
  return scenes.toSpliced(from, 1).toSpliced(place, 0, scene);
};

/** Removes a scene; a video keeps at least one. */
export const removeScene = (scenes: Scenes, id: string): Scenes =>
  scenes.length <= 1 ? scenes : scenes.filter((scene) => scene.id !== id);
