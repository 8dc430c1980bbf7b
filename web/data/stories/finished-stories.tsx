import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { formatWait } from '#web/lib/format.ts';
import { OfferRow } from '#web/ui/cards/offer-row.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { spokenSeconds } from './reading.ts';
import { useTakeFinishedStory } from './take-finished-story.ts';
import { useWriterModel } from './writer.ts';

interface FinishedStoriesProps {
  readonly isDisabled: boolean;
  /** Receives the saved story. */
  readonly onStory: (story: Story) => void;
}

/** While the demo writer is at work, offers the finished stories in the language of new stories. */
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
      heading="Or start from a finished story"
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
