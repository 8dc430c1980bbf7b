import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SceneDraft, Storyboard, StoryboardScene } from '#contract/schemas/storyboards.ts';
import { isApiError, isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import type { BoardForm } from '#web/data/storyboards/board-form.ts';
import { useBoardActions } from '#web/data/storyboards/storyboards.ts';
import { useBoardEdit } from '#web/data/storyboards/use-board-edit.ts';
import { type NamedUploads, useNamedUploads } from '#web/data/uploads/use-named-uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { lookProblem } from '#web/ui/look/look-draft.ts';
import { usePreview } from '#web/ui/preview/use-preview.ts';
import { type OwnMedia, ownMediaOf, ownMusicOf, uploadIdsOf } from './scene/own/own-media.ts';
import { useSceneFiles } from './scene/own/use-scene-files.ts';
import { usePreviewFilm } from './use-preview-film.ts';

/** The requests that the screen makes to the server, one at a time. */
export type StudioTask = 'paint' | 'speak' | 'narrate' | 'film' | 'update' | 'discard';

/** A scene as it is now, with the server’s version of it; a new scene doesn’t have one yet. */
export interface StudioScene {
  readonly draft: SceneDraft;
  readonly index: number;
  readonly stored: StoryboardScene | undefined;
  /** The creator’s own picture or clip; undefined when the scene shows a painted picture. */
  readonly own: OwnMedia | undefined;
}

/** The scenes as they are now, with the server’s versions of them. */
const scenesOf = (form: BoardForm, board: Storyboard, uploads: NamedUploads): StudioScene[] => {
  const stored = new Map(board.scenes.map((scene) => [scene.id, scene]));
  return form.scenes.map((draft, index) => ({
    draft,
    index,
    stored: stored.get(draft.id),
    own: ownMediaOf(draft, uploads),
  }));
};

/** Saves all changes before each request to the server, makes one request at a time, and shows failures. */
const useWork = (edit: ReturnType<typeof useBoardEdit>, lookFault: string | undefined) => {
  const [task, setTask] = useState<StudioTask>();
  const { alert, confirm } = useMessages();
  const navigate = useNavigate();
  const once = useOneAtATime();
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
  return { task, work };
};

/** Everything that the parts of the storyboard's screen share. */
export const useStudio = (board: Storyboard) => {
  const [opened] = useState(board);
  const edit = useBoardEdit(opened, board);
  const { form } = edit;
  const actions = useBoardActions(board.id);
  const [chosenId, setChosen] = useState(board.scenes[0]?.id);
  const uploads = useNamedUploads(useMemo(() => uploadIdsOf(form), [form]));
  const film = usePreviewFilm(form, board, uploads);
  const engine = usePreview(film);
  const lookFault = form.look === null ? undefined : lookProblem(form.look);
  const { task, work } = useWork(edit, lookFault);

  const scenes = scenesOf(form, board, uploads);
  const chosen = scenes.find(({ draft }) => draft.id === chosenId) ?? scenes[0];
  // Keeps the same scene selected, wherever it is moved.
  if (chosen !== undefined && chosen.draft.id !== chosenId) setChosen(chosen.draft.id);

  const choose = (id: string): void => {
    setChosen(id);
    engine.showScene(id);
  };
  /** Changes scenes as a separate undo step. */
  const rearrange = (next: readonly SceneDraft[]): void => {
    if (next !== form.scenes) edit.put({ ...form, scenes: [...next] });
  };
  const files = useSceneFiles({
    boardId: board.id,
    scenes: form.scenes,
    chosenId: chosen?.draft.id,
    choose,
    rearrange,
  });

  return {
    board,
    edit,
    film,
    engine,
    scenes,
    /** The creator’s own music. */
    music: ownMusicOf(form, uploads),
    chosen,
    /** A problem with the look, which prevents anything from being saved. */
    lookFault,
    task,
    actions,
    work,
    files,
    choose,
    rearrange,
    /** Changes scenes as typing does, without a separate undo step. */
    write: (next: readonly SceneDraft[]): void => edit.change({ ...form, scenes: [...next] }),
    set: (change: Partial<BoardForm>): void => edit.put({ ...form, ...change }),
  };
};
export type StudioState = ReturnType<typeof useStudio>;
