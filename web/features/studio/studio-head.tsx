import { useNavigate } from 'react-router-dom';
import { SAVE_WORDS } from '#web/data/editing/save-words.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { BackLink } from './back-link.tsx';
import { discardQuestion } from './paint-words.ts';
import type { StudioState } from './use-studio.ts';

/** The storyboard's title, whether it is saved, and its overall actions. */
export const StudioHead = ({ studio }: { readonly studio: StudioState }) => {
  const { board, edit, actions, task, work } = studio;
  const { confirm } = useMessages();
  const navigate = useNavigate();
  const discard = async (): Promise<void> => {
    if (!(await confirm(discardQuestion(board), 'Discard'))) return;
    const done = await work('discard', async () => {
      await actions.discard.mutateAsync();
      return true;
    });
    if (done === true) await navigate(paths.stories);
  };
  return (
    <header className="studio-head">
      {board.videoId === undefined ? (
        <BackLink to={paths.stories} label="My Stories" />
      ) : (
        <BackLink to={paths.videos} label="My Videos" />
      )}
      <div className="studio-head__words">
        <h1 className="studio-head__title" lang={board.language}>
          {edit.form.title}
        </h1>
        <output className="studio-head__state">{SAVE_WORDS[edit.state]}</output>
      </div>
      <ActionButton
        look="quiet"
        className="button--icon"
        aria-label="Undo"
        isDisabled={!edit.canUndo}
        onClick={edit.undo}
      >
        <Icon name="undo" />
      </ActionButton>
      <ActionButton
        look="quiet"
        className="button--icon"
        aria-label="Redo"
        isDisabled={!edit.canRedo}
        onClick={edit.redo}
      >
        <Icon name="redo" />
      </ActionButton>
      {board.videoId === undefined ? (
        <ActionButton
          look="quiet"
          className="studio-head__discard"
          aria-label="Discard the storyboard"
          isBusy={task === 'discard'}
          onClick={() => void discard()}
        >
          <Icon name="trash" />
          <span className="studio-head__discard-word">Discard</span>
        </ActionButton>
      ) : null}
    </header>
  );
};
