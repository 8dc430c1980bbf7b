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
import { CreateButtons } from './create-buttons.tsx';
import { FilmOptions } from './film-options.tsx';
import { StorySummary } from './story-summary.tsx';
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

const failure = (error: unknown): string => `Failed to create video: ${sentenceOf(error)}`;

/** Makes a video from an existing story. */
export const VideoFromStoryDialog = ({ story, onClose }: VideoFromStoryProps) => {
  const choice = useFilmChoice();
  const { alert } = useMessages();
  useLoadFailure(choice.isFailed);
  const tell = async (): Promise<void> => {
    await alert('Video creation started! You can follow it in My Videos.');
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
          <CreateButtons story={story} choice={choice} failure={failure} onVideo={() => void tell()} />
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
