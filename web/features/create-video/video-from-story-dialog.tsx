import { useEffect, useRef } from 'react';
import { PREVIEW_CHARS } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { countWords } from '#contract/script.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { writerFact } from '#web/data/stories/writer-fact.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { FilmOptions } from './film-options.tsx';
import { PriceNote } from './price-note.tsx';
import { useStartFilm } from './start-film.ts';
import { StorySummary } from './story-summary.tsx';
import { StoryboardButton } from './storyboard-button.tsx';
import { useFilmChoice } from './use-film-choice.ts';

interface VideoFromStoryProps {
  readonly story: Story;
  readonly onClose: () => void;
}

/** Shows one alert when the options cannot be loaded. */
const useLoadFailure = (isFailed: boolean): void => {
  const { alert } = useMessages();
  const told = useRef(false);
  useEffect(() => {
    if (!isFailed || told.current) return;
    told.current = true;
    void alert('Failed to load voice and music options. Please try again.');
  }, [alert, isFailed]);
};

/** Makes a video from an existing story. */
export const VideoFromStoryDialog = ({ story, onClose }: VideoFromStoryProps) => {
  const choice = useFilmChoice();
  const { alert } = useMessages();
  const { start, isStarting } = useStartFilm(
    choice,
    (error) => `Failed to create video: ${sentenceOf(error)}`,
  );
  useLoadFailure(choice.isFailed);
  const submit = async (): Promise<void> => {
    const video = await start(story.id);
    if (video === undefined) return;
    await alert('Video creation started! You can follow it in the Videos tab.');
    onClose();
  };
  return (
    <Dialog
      size="wide"
      title="Create Video from Story"
      onClose={onClose}
      footer={
        <>
          <ActionButton look="quiet" onClick={onClose}>
            Cancel
          </ActionButton>
          <StoryboardButton story={story} choice={choice} />
          <PriceNote script={story.content} />
          <ActionButton
            look="primary"
            isDisabled={choice.isLoading}
            isBusy={isStarting}
            busyText="Starting…"
            onClick={() => void submit()}
          >
            Create Video
          </ActionButton>
        </>
      }
    >
      <StorySummary
        story={story}
        previewCharacters={PREVIEW_CHARS.fromStory}
        facts={[
          ['Category', story.category],
          ['Words', formatNumber(countWords(story.content))],
          ...writerFact(story),
        ]}
      />
      <FilmOptions choice={choice} story={story} />
    </Dialog>
  );
};
