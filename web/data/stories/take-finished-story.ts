import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { STORIES_KEY } from './stories.ts';

const taking = keyedAction();

/** Saves a finished story as the user's own. `tell` shows a failure. A second call during the first does nothing. */
export const useTakeFinishedStory = (tell: (message: string, detail?: string) => Promise<void>) => {
  const queries = useQueryClient();
  const once = useOneAtATime();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (id: string) =>
      taking.run(id, (idempotencyKey) => api.takeFinishedStory({ body: { id }, idempotencyKey })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: STORIES_KEY });
    },
  });
  const take = (id: string): Promise<Story | undefined> =>
    once(async () => {
      try {
        return await mutateAsync(id);
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        await tell(
          'Failed to save the story. Please try again.',
          isApiError(error) ? error.detail : undefined,
        );
        return undefined;
      }
    });
  return { take, takingId: isPending ? variables : undefined };
};
