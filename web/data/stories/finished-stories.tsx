import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { keyedAction } from '#web/data/api/idempotency.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { formatWait } from '#web/lib/format.ts';
import { OfferRow } from '#web/ui/cards/offer-row.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { spokenSeconds } from './reading.ts';
import { STORIES_KEY } from './stories.ts';
import { useWriterModel } from './writer.ts';

const taking = keyedAction();

/**
 * Saves a finished story as the user's own. `tell` reports a failure. A second call while the first is running does
 * nothing.
 */
const useTakeFinishedStory = (tell: (message: string, detail?: string) => Promise<void>) => {
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

interface FinishedStoriesProps {
  readonly isDisabled: boolean;
  /** Receives the saved story. */
  readonly onStory: (story: Story) => void;
}

/** While the demo writer is in use, offers finished stories in the language chosen for new ones. */
export const FinishedStories = ({ isDisabled, onStory }: FinishedStoriesProps) => {
  const model = useWriterModel();
  const { language } = useSettings().preferences;
  const { alert } = useMessages();
  const { take, takingId } = useTakeFinishedStory(alert);
  if (model !== null) return null;
  const choose = async (id: string): Promise<void> => {
    const story = await take(id);
    if (story !== undefined) onStory(story);
  };
  return (
    <OfferRow
      heading="Start from a finished story"
      offers={FINISHED_STORIES.filter((story) => story.language === language).map(
        ({ id, title, category, words }) => ({
          id,
          title,
          note: `${category} · ${formatWait(spokenSeconds(words))}`,
        }),
      )}
      language={language}
      onChoose={(id) => void choose(id)}
      isDisabled={isDisabled}
      busyId={takingId}
      busyText="Saving…"
    />
  );
};
