import { useRef, useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { SAVE_WORDS } from '#web/data/editing/save-words.ts';
import { useUndoKeys } from '#web/data/editing/use-undo-keys.ts';
import { ScriptFields } from '#web/data/scripts/script-fields.tsx';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Suggestions } from './suggestions/suggestions.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import { useStoryEdit } from './use-story-edit.ts';
import './edit-story-dialog.css';
import type { Script } from '#web/data/scripts/script.ts';

interface ConflictProps {
  readonly mine: Script;
  readonly other: Story;
  readonly onKeepMine: () => void;
  readonly onTakeOther: () => void;
}

/** Both versions of a story that was changed in two windows; the creator chooses one of them. */
const Conflict = ({ mine, other, onKeepMine, onTakeOther }: ConflictProps) => (
  <section className="conflict" role="alert">
    <p>This story was changed in another window. Nothing was overwritten: compare both and choose one.</p>
    <div className="conflict__texts">
      <article className="conflict__text" lang={mine.language}>
        <h3>Here: {mine.title}</h3>
        <p>{mine.text}</p>
        <ActionButton onClick={onKeepMine}>Keep This One</ActionButton>
      </article>
      <article className="conflict__text" lang={other.language}>
        <h3>In the other window: {other.title}</h3>
        <p>{other.content}</p>
        <ActionButton onClick={onTakeOther}>Use the Other One</ActionButton>
      </article>
    </div>
  </section>
);

interface EditStoryProps {
  readonly story: Story;
  readonly onClose: () => void;
}

/** Edits a story’s title, text, category and language, and saves them as the creator types. */
export const EditStoryDialog = ({ story, onClose }: EditStoryProps) => {
  const edit = useStoryEdit(story);
  const suggestions = useSuggestions(edit);
  const area = useRef<HTMLTextAreaElement>(null);
  const dialogs = useDialogs();
  const [isClosing, setClosing] = useState(false);
  const done = async (): Promise<void> => {
    setClosing(true);
    dialogs.showStory(await edit.finish());
  };
  useUndoKeys(edit.undo, edit.redo);
  return (
    <Dialog
      size="wide"
      title="Edit Story"
      onClose={() => void edit.finish().then(onClose)}
      footer={
        <>
          <output className="dialog__footer-start edit-story__state">{SAVE_WORDS[edit.state]}</output>
          <ActionButton look="quiet" isDisabled={!edit.canUndo} onClick={edit.undo}>
            Undo
          </ActionButton>
          <ActionButton look="quiet" isDisabled={!edit.canRedo} onClick={edit.redo}>
            Redo
          </ActionButton>
          <ActionButton look="primary" isBusy={isClosing} busyText="Saving…" onClick={() => void done()}>
            Done
          </ActionButton>
        </>
      }
    >
      {edit.conflict === undefined ? (
        <div className="edit-story">
          {edit.wasRestored ? (
            <p className="edit-story__note">
              These are your changes from last time, which weren’t saved yet.
            </p>
          ) : null}
          <ScriptFields script={edit.script} problem={edit.problem} onChange={edit.change} area={area}>
            <Suggestions area={area} language={edit.script.language} suggestions={suggestions} />
          </ScriptFields>
        </div>
      ) : (
        <Conflict
          mine={edit.script}
          other={edit.conflict}
          onKeepMine={edit.keepMine}
          onTakeOther={edit.takeOther}
        />
      )}
    </Dialog>
  );
};
