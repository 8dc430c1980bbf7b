import type { Story } from '#contract/schemas/stories.ts';
import { isSavable } from './script.ts';
import { ScriptFields } from './script-fields.tsx';
import { useSaveStory } from './use-save-story.ts';
import { useScriptDraft } from './use-script-draft.ts';

/** The creator’s own script in a dialog: its fields, and what its button does. */
export const useOwnScript = (onStory: (story: Story) => void) => {
  const { script, change, forget } = useScriptDraft();
  const { save, isSaving, problem, forgetProblem } = useSaveStory();
  const submit = async (): Promise<void> => {
    const story = await save(script);
    if (story === undefined) return;
    forget();
    onStory(story);
  };
  return {
    isSavable: isSavable(script),
    isSaving,
    /** The form, for a submit button outside it. */
    form: (id: string) => (
      <form
        id={id}
        className="story-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving && isSavable(script)) void submit();
        }}
      >
        <ScriptFields
          script={script}
          problem={problem}
          isTitleOptional
          onChange={(changed) => {
            forgetProblem();
            change(changed);
          }}
        />
      </form>
    ),
  };
};
