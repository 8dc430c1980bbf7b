import type { Story } from '#contract/schemas/stories.ts';
import { countWords } from '#contract/script.ts';
import { useDeletion } from '#web/data/api/use-deletion.ts';
import { useTimeZone } from '#web/data/settings/use-time-zone.ts';
import { readingMinutes } from '#web/data/stories/reading.ts';
import { useDeleteStory } from '#web/data/stories/stories.ts';
import { writerFact } from '#web/data/stories/writer-fact.ts';
import { useShowStoryboard } from '#web/data/storyboards/use-show-storyboard.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Facts } from '#web/ui/cards/facts.tsx';
import { FactsToCheck } from '#web/ui/cards/facts-to-check.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { InsteadNote } from '#web/ui/page/instead-note.tsx';
import './story-details-dialog.css';

interface StoryDetailsProps {
  readonly story: Story;
  readonly onClose: () => void;
}

/** The prompt, if there was one, and below it the text as it was written. */
const StoryText = ({ story }: Pick<StoryDetailsProps, 'story'>) => (
  <section className="story-text">
    {story.prompt === '' ? null : (
      <>
        <h3 className="story-text__heading">Prompt</h3>
        <p className="story-text__prompt">{story.prompt}</p>
      </>
    )}
    <h3 className="story-text__heading">Story</h3>
    <InsteadNote insteadOf={story.insteadOf} />
    <p className="story-text__content" lang={story.language}>
      {story.content}
    </p>
    <FactsToCheck facts={story.factsToCheck} language={story.language} isOpen />
  </section>
);

/** One story's details, with Delete and Create Video from Story. */
export const StoryDetailsDialog = ({ story, onClose }: StoryDetailsProps) => {
  const dialogs = useDialogs();
  const timezone = useTimeZone();
  const remove = useDeleteStory();
  const { show: showStoryboard, isOpening } = useShowStoryboard();
  const askToDelete = useDeletion({
    what: 'Story',
    consequence: 'Videos made from it will be kept. This cannot be undone.',
    remove: () => remove.mutateAsync(story.id),
    onClose,
  });
  return (
    <Dialog
      title={story.title}
      titleLanguage={story.language}
      onClose={onClose}
      footer={
        <>
          <ActionButton look="danger" className="dialog__footer-start" onClick={() => void askToDelete()}>
            <Icon name="trash" />
            Delete
          </ActionButton>
          <ActionButton look="quiet" onClick={onClose}>
            Close
          </ActionButton>
          <ActionButton onClick={() => dialogs.editStory(story)}>Edit</ActionButton>
          <ActionButton
            isBusy={isOpening}
            busyText="Opening…"
            onClick={() => void showStoryboard({ storyId: story.id })}
          >
            Storyboard
          </ActionButton>
          <ActionButton look="primary" onClick={() => void dialogs.createVideoFrom(story)}>
            Create Video from Story
          </ActionButton>
        </>
      }
    >
      <Facts
        facts={[
          ['Category', story.category],
          ['Created', formatDate(story.createdAt, timezone)],
          ['Words', formatNumber(countWords(story.content))],
          ['Reading time', `${readingMinutes(story.content)} min`],
          ...writerFact(story),
        ]}
      />
      <StoryText story={story} />
    </Dialog>
  );
};
