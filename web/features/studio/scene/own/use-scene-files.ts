import { useEffect, useEffectEvent } from 'react';
import type { SceneDraft } from '#contract/schemas/storyboards.ts';
import { showOwn } from '#web/data/storyboards/edit-scenes.ts';
import type { Sending } from '#web/data/uploads/upload-queue.ts';
import { useAddFiles } from '#web/data/uploads/use-add-files.ts';
import { useDroppedFiles } from '#web/data/uploads/use-dropped-files.ts';
import { useUploadQueue } from '#web/data/uploads/use-upload-queue.ts';
import { useToast } from '#web/ui/dialog/toast.tsx';

/** The kinds of file that a scene can show. */
export const SCENE_KINDS = ['picture', 'clip'] as const;

const scopeOf = (boardId: string, sceneId: string): string => `scene.${boardId}.${sceneId}`;

interface SceneFilesOptions {
  readonly boardId: string;
  readonly scenes: readonly SceneDraft[];
  readonly chosenId: string | undefined;
  readonly choose: (id: string) => void;
  /** Receives the scenes with their new files. */
  readonly rearrange: (scenes: readonly SceneDraft[]) => void;
}

const cardAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-scene]')?.getAttribute('data-scene') ?? undefined)
    : undefined;

/**
 * Accepts files for scenes: files dropped on a card are for that card’s scene, and files dropped anywhere
 * else for the chosen scene. A scene shows its file once the file is ready, even if the scene is no longer
 * chosen.
 */
export const useSceneFiles = ({ boardId, scenes, chosenId, choose, rearrange }: SceneFilesOptions) => {
  const toast = useToast();
  const scope = scopeOf(boardId, '');
  const { queue } = useUploadQueue(scope);
  const add = useAddFiles({ scope, kinds: SCENE_KINDS, isMany: false, hasRights: false });
  /** Drops a scene’s unusable files, because a new file replaces them. */
  const forget = (sceneId: string): void => {
    for (const { key, scope: to, stage } of queue.items())
      if (to === scopeOf(boardId, sceneId) && stage === 'stopped') queue.drop(key);
  };
  const over = useDroppedFiles({
    isWholeWindow: true,
    placeAt: (target) => cardAt(target) ?? chosenId,
    onFiles: (files, sceneId) => {
      choose(sceneId);
      forget(sceneId);
      void add(files, scopeOf(boardId, sceneId));
    },
  });
  const items = queue.items().filter((item) => item.scope.startsWith(scope));
  const showReady = useEffectEvent((): void => {
    const ready = queue.items().flatMap(({ key, scope: to, stage, upload }) => {
      const scene = scenes.find(({ id }) => scopeOf(boardId, id) === to);
      return stage === 'ready' && upload !== undefined && scene !== undefined
        ? [{ key, sceneId: scene.id, upload }]
        : [];
    });
    for (const { key, sceneId } of ready) {
      queue.drop(key);
      forget(sceneId);
    }
    rearrange(ready.reduce((all, { sceneId, upload }) => showOwn(all, sceneId, upload.id), scenes));
    for (const { sceneId, upload } of ready) {
      const at = scenes.findIndex(({ id }) => id === sceneId);
      toast({ title: `Scene ${at + 1} shows “${upload.name}”` });
    }
  });
  const readyOnes = items.flatMap(({ key, stage }) => (stage === 'ready' ? [key] : [])).join(' ');
  useEffect(() => {
    if (readyOnes !== '') showReady();
  }, [readyOnes]);
  return {
    /** The scene that files are being dragged over. */
    over,
    scopeOf: (sceneId: string): string => scopeOf(boardId, sceneId),
    /** The last file given to a scene, until it is ready. */
    sendingOf: (sceneId: string): Sending | undefined =>
      items.findLast((item) => item.scope === scopeOf(boardId, sceneId)),
  };
};
