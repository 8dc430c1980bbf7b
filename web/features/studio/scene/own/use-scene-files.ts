import { useEffect, useEffectEvent } from 'react';
import type { SceneDraft } from '#contract/schemas/storyboards.ts';
import type { Upload } from '#contract/schemas/uploads.ts';
import type { Sending } from '#web/data/uploads/upload-queue.ts';
import { useAddFiles } from '#web/data/uploads/use-add-files.ts';
import { useDroppedFiles } from '#web/data/uploads/use-dropped-files.ts';
import { useUploadQueue } from '#web/data/uploads/use-upload-queue.ts';

/** What a scene can show. */
export const SCENE_KINDS = ['picture', 'clip'] as const;

const scopeOf = (boardId: string, sceneId: string): string => `scene.${boardId}.${sceneId}`;

/** A file that is ready for its scene. */
export interface ReadyFile {
  readonly sceneId: string;
  readonly upload: Upload;
}

interface SceneFilesOptions {
  readonly boardId: string;
  readonly scenes: readonly SceneDraft[];
  readonly chosenId: string | undefined;
  readonly choose: (id: string) => void;
  readonly onReady: (files: readonly ReadyFile[]) => void;
}

const cardAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-scene]')?.getAttribute('data-scene') ?? undefined)
    : undefined;

/**
 * Takes files for scenes: on a card they are for its scene, anywhere else for the chosen one. Also hands
 * over files whose scene is no longer chosen when they are ready.
 */
export const useSceneFiles = ({ boardId, scenes, chosenId, choose, onReady }: SceneFilesOptions) => {
  const scope = scopeOf(boardId, '');
  const { queue } = useUploadQueue(scope);
  const add = useAddFiles({ scope, kinds: SCENE_KINDS, isMany: false, hasRights: false });
  /** Another file replaces the unusable ones. */
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
  const handOver = useEffectEvent((): void => {
    const ready = queue.items().flatMap(({ key, scope: to, stage, upload }) => {
      const scene = scenes.find(({ id }) => scopeOf(boardId, id) === to);
      return stage === 'ready' && upload !== undefined && scene !== undefined
        ? [{ key, file: { sceneId: scene.id, upload } }]
        : [];
    });
    for (const { key, file } of ready) {
      queue.drop(key);
      forget(file.sceneId);
    }
    if (ready.length > 0) onReady(ready.map(({ file }) => file));
  });
  const readyOnes = items.flatMap(({ key, stage }) => (stage === 'ready' ? [key] : [])).join(' ');
  useEffect(() => {
    if (readyOnes !== '') handOver();
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
