import type { SceneEditKind } from '#contract/schemas/scenes.ts';
import type { Video } from './video.ts';

type FilmedScene = Video['scenes'][number];

/** An edit of scene `index`; `words` are the new ones of a rewrite. */
export interface SceneEdit {
  readonly kind: SceneEditKind;
  readonly index: number;
  readonly words?: string | undefined;
}

/** Whether an attempt at the video is in progress: it is being made, or a scene is being edited. */
export const isUnderWay = ({ status, edit }: Video): boolean =>
  status === 'generating' || (status === 'completed' && edit !== undefined);

/** The scene after an edit. A repaint uses the next take number. */
export const editedScene = (scene: FilmedScene, { kind, words }: SceneEdit): FilmedScene =>
  kind === 'repaint' ? { ...scene, take: (scene.take ?? 1) + 1 } : { ...scene, narration: words ?? '' };

/** The scenes of the film being shown, while one of them is being edited. */
export const shownScenes = ({ scenes, edit }: Video): readonly FilmedScene[] =>
  edit === undefined ? scenes : scenes.map((scene, index) => (index === edit.scene ? edit.before : scene));
