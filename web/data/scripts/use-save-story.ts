import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { type Script, titleOf } from './script.ts';

const saving = keyedAction();

/** Saves a script as a new story. `problem` says why it couldn’t. A second call during the first does nothing. */
export const useSaveStory = () => {
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
