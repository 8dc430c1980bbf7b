import type { SceneEditKind } from '#contract/schemas/scenes.ts';
import type { Video } from './video.ts';

type FilmedScene = Video['scenes'][number];

/** What is to be done to scene `index`; `words` are the new ones of a rewritten scene. */
export interface SceneEdit {
  readonly kind: SceneEditKind;
  readonly index: number;
  readonly words?: string | undefined;
}

/** Whether steps of an attempt may still work on the video: it is being made, or a scene of it is done again. */
export const isUnderWay = ({ status, edit }: Video): boolean =>
  status === 'generating' || (status === 'completed' && edit !== undefined);

/** The scene after a change. A picture is asked for anew under the next number of its take. */
export const editedScene = (scene: FilmedScene, { kind, words }: SceneEdit): FilmedScene =>
  kind === 'repaint' ? { ...scene, take: (scene.take ?? 1) + 1 } : { ...scene, narration: words ?? '' };

/** The scenes of the film that can be watched, as long as a change of one of them is under way. */
export const shownScenes = ({ scenes, edit }: Video): readonly FilmedScene[] =>
  edit === undefined ? scenes : scenes.map((scene, index) => (index === edit.scene ? edit.before : scene));
