import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SceneDraft, Storyboard, StoryboardScene } from '#contract/schemas/storyboards.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import type { BoardForm } from '#web/data/storyboards/board-form.ts';
import { showOwn } from '#web/data/storyboards/edit-scenes.ts';
import { useBoardActions } from '#web/data/storyboards/storyboards.ts';
import { useBoardEdit } from '#web/data/storyboards/use-board-edit.ts';
import { useNamedUploads } from '#web/data/uploads/use-named-uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { lookProblem } from '#web/ui/look/look-draft.ts';
import { usePreview } from '#web/ui/preview/use-preview.ts';
import { type OwnMedia, ownMediaOf, ownMusicOf, uploadIdsOf } from './scene/own/own-media.ts';
import { useSceneFiles } from './scene/own/use-scene-files.ts';
import { usePreviewFilm } from './use-preview-film.ts';

/** What the screen asks of the server, one thing at a time. */
export type StudioTask = 'paint' | 'speak' | 'narrate' | 'film' | 'update' | 'discard';

/** A scene as it is now, with the server’s version of it; a new one has none yet. */
export interface StudioScene {
  readonly draft: SceneDraft;
  readonly index: number;
  readonly stored: StoryboardScene | undefined;
  /** Its creator’s own picture or clip; undefined when it shows a painted picture. */
  readonly own: OwnMedia | undefined;
}

/** Everything that the parts of the storyboard's screen share. */
export const useStudio = (board: Storyboard) => {
  const [opened] = useState(board);
  const edit = useBoardEdit(opened, board);
  const { form } = edit;
  const actions = useBoardActions(board.id);
  const [chosenId, setChosen] = useState(board.scenes[0]?.id);
  const [task, setTask] = useState<StudioTask>();
  const uploads = useNamedUploads(useMemo(() => uploadIdsOf(form), [form]));
  const film = usePreviewFilm(form, board, uploads);
  const engine = usePreview(film);
  const { alert, confirm } = useMessages();
  const navigate = useNavigate();
  const toast = useToast();
  const once = useOneAtATime();

  const stored = new Map(board.scenes.map((scene) => [scene.id, scene]));
  const scenes = form.scenes.map(
    (draft, index): StudioScene => ({
      draft,
      index,
      stored: stored.get(draft.id),
      own: ownMediaOf(draft, uploads),
    }),
  );
  const chosen = scenes.find(({ draft }) => draft.id === chosenId) ?? scenes[0];
  // Keeps the scene chosen wherever it moves.
  if (chosen !== undefined && chosen.draft.id !== chosenId) setChosen(chosen.draft.id);
  const lookFault = form.look === null ? undefined : lookProblem(form.look);

  const choose = (id: string): void => {
    setChosen(id);
    engine.showScene(id);
  };
  /** Changes scenes in a separate undo step. */
  const rearrange = (next: readonly SceneDraft[]): void => {
    if (next !== form.scenes) edit.put({ ...form, scenes: [...next] });
  };
  const files = useSceneFiles({
    boardId: board.id,
    scenes: form.scenes,
    chosenId: chosen?.draft.id,
    choose,
    onReady: (ready) => {
      rearrange(
        ready.reduce<readonly SceneDraft[]>(
          (all, { sceneId, upload }) => showOwn(all, sceneId, upload.id),
          form.scenes,
        ),
      );
      for (const { sceneId, upload } of ready) {
        const at = form.scenes.findIndex(({ id }) => id === sceneId);
        toast({ title: `Scene ${at + 1} shows “${upload.name}”` });
      }
    },
  });

  /** Saves changes, then runs the action. Shows failures. */
  const work = async <T>(name: StudioTask, action: () => Promise<T>): Promise<T | undefined> =>
    once(async () => {
      setTask(name);
      try {
        const saved = await edit.saveNow();
        if (saved === undefined) {
          await alert(
            lookFault === undefined
              ? 'Your last changes couldn’t be saved, so nothing was started. Try again in a moment.'
              : `${lookFault} Change it under Look. Nothing was started.`,
          );
          return undefined;
        }
        return await action();
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        if (!isApiError(error) || error.code !== 'limit_reached') await alert(sentenceOf(error));
        else if (await confirm(error.detail, 'See Plans', 'primary')) await navigate(paths.pricing);
        return undefined;
      } finally {
        setTask(undefined);
      }
    });

  return {
    board,
    edit,
    film,
    engine,
    scenes,
    /** Music of the creator’s own. */
    music: ownMusicOf(form, uploads),
    chosen,
    /** A problem with the look, which prevents everything from being saved. */
    lookFault,
    task,
    actions,
    work,
    files,
    choose,
    rearrange,
    /** Changes scenes as typing does. */
    write: (next: readonly SceneDraft[]): void => edit.change({ ...form, scenes: [...next] }),
    set: (change: Partial<BoardForm>): void => edit.put({ ...form, ...change }),
  };
};
export type StudioState = ReturnType<typeof useStudio>;
