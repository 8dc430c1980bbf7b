import { type KeyboardEvent, useState } from 'react';
import type { Language } from '#contract/catalogue.ts';
import { type Idea, IdeaText } from '#contract/schemas/series/ideas.ts';
import { ScriptText } from '#contract/schemas/stories.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import type { IdeaChanges } from '#web/data/ideas/ideas.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LongTextField } from '#web/ui/kit/fields.tsx';

interface EditIdeaProps {
  readonly idea: Idea;
  readonly language: Language;
  readonly changes: IdeaChanges;
  /** Closes the fields. */
  readonly onEnd: () => void;
}

const IDEA_ROWS = 2;
const SCRIPT_ROWS = 8;

/** The edited text of an idea, the problems with it, and the function that saves it. */
const useIdeaDraft = ({ idea, changes: { edit }, onEnd }: Omit<EditIdeaProps, 'language'>) => {
  const [text, setText] = useState(idea.text);
  const [script, setScript] = useState(idea.script);
  const [refusal, setRefusal] = useState<string>();
  const textProblem = IdeaText.safeParse(text).error?.issues[0]?.message;
  const scriptFault =
    script === undefined
      ? undefined
      : (ScriptText.safeParse(script).error?.issues[0]?.message ?? scriptProblem(script));
  const isSavable = textProblem === undefined && scriptFault === undefined;
  const save = async (): Promise<void> => {
    if (!isSavable || edit.isPending) return;
    setRefusal(undefined);
    try {
      await edit.mutateAsync({ id: idea.id, text, ...(script === undefined ? {} : { script }) });
      onEnd();
    } catch (error) {
      if (!isSessionLost(error)) setRefusal(sentenceOf(error));
    }
  };
  const faults = { text: textProblem ?? refusal, script: scriptFault };
  return { text, setText, script, setScript, faults, isSavable, isSaving: edit.isPending, save };
};

/** Edits an idea in place. Enter saves, Esc cancels. */
export const EditIdea = ({ idea, language, changes, onEnd }: EditIdeaProps) => {
  const draft = useIdeaDraft({ idea, changes, onEnd });
  const { script, isSavable, save } = draft;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEnd();
    }
    const isInIdea = event.target instanceof HTMLElement && event.target.closest('.edit-idea__text') !== null;
    if (event.key !== 'Enter' || event.shiftKey || !isInIdea) return;
    event.preventDefault();
    void save();
  };
  return (
    // Handles key presses in the idea’s fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="edit-idea"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="edit-idea__text">
        <LongTextField
          ref={(field) => field?.focus()}
          label={script === undefined ? 'Idea' : 'Title'}
          placeholder={idea.text}
          rows={IDEA_ROWS}
          lang={language}
          value={draft.text}
          problem={draft.faults.text}
          onChange={draft.setText}
        />
      </div>
      {script === undefined ? null : (
        <LongTextField
          label="Script"
          placeholder="The words that will be spoken"
          rows={SCRIPT_ROWS}
          lang={language}
          value={script}
          problem={draft.faults.script}
          onChange={draft.setScript}
        />
      )}
      <div className="edit-idea__buttons">
        <ActionButton look="quiet" onClick={onEnd}>
          Cancel
        </ActionButton>
        <ActionButton type="submit" isDisabled={!isSavable} isBusy={draft.isSaving} busyText="Saving…">
          Save
        </ActionButton>
      </div>
    </form>
  );
};
