import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { isSavable, type Script, titleOf } from './script.ts';
import { ScriptFields } from './script-fields.tsx';
import { useScriptDraft } from './use-script-draft.ts';

const saving = keyedAction();

/**
 * Saves a script as a new story. `problem` says why it couldn’t be saved. A call does nothing while an earlier one is
 * running.
 */
const useSaveStory = () => {
  const queries = useQueryClient();
  const once = useOneAtATime();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (script: Script) => {
      const body = { ...script, title: titleOf(script) };
      return saving.run(body, (idempotencyKey) => api.saveStory({ body, idempotencyKey }));
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
    },
  });
  const save = (script: Script): Promise<Story | undefined> =>
    once(async () => {
      setProblem(undefined);
      try {
        return await mutateAsync(script);
      } catch (error) {
        if (!isSessionLost(error)) setProblem(sentenceOf(error));
        return undefined;
      }
    });
  return { save, isSaving: isPending, problem, forgetProblem: () => setProblem(undefined) };
};

/** The creator’s own script in a dialog: its fields, and what the dialog’s button does. */
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
    /** The form; a submit button outside it refers to it by this id. */
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
