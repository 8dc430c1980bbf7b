import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { useShowStoryboard } from '#web/data/storyboards/use-show-storyboard.ts';
import { useMakingPrice } from '#web/data/videos/making-price.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useStartFilm } from './start-film.ts';
import { type FilmChoice, filmWish } from './use-film-choice.ts';
import './create-buttons.css';

interface StoryboardButtonProps {
  readonly story: Story;
  readonly choice: FilmChoice;
}

/** Opens the storyboard with the choices so far, for creators who want to plan each scene first. */
const StoryboardButton = ({ story, choice }: StoryboardButtonProps) => {
  const { show, isOpening } = useShowStoryboard();
  return (
    <ActionButton
      isDisabled={choice.isLoading}
      isBusy={isOpening}
      busyText="Opening…"
      onClick={() => void show(filmWish(story.id, choice) ?? { storyId: story.id })}
    >
      Storyboard
    </ActionButton>
  );
};

/** What Create Video costs and how long it takes, next to its button. */
const PriceNote = ({ script }: { readonly script: string }) => (
  <p className="price-note">{useMakingPrice(script)}</p>
);

interface CreateButtonsProps extends StoryboardButtonProps {
  /** What to tell the creator when the video can’t be created. */
  readonly failure: (error: unknown) => string;
  readonly onVideo: (video: Video) => void;
}

/** Creates a video from a story, or opens its storyboard first. */
export const CreateButtons = ({ story, choice, failure, onVideo }: CreateButtonsProps) => {
  const { start, isStarting } = useStartFilm(choice, failure);
  const submit = async (): Promise<void> => {
    const video = await start(story.id);
    if (video !== undefined) onVideo(video);
  };
  return (
    <>
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
  );
};
