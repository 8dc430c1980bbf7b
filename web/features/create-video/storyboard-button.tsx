import type { Story } from '#contract/schemas/stories.ts';
import { useShowStoryboard } from '#web/data/storyboards/use-show-storyboard.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { type FilmChoice, filmWish } from './use-film-choice.ts';

interface StoryboardButtonProps {
  readonly story: Story;
  readonly choice: FilmChoice;
}

/** Opens the storyboard with the choices so far, for creators who want to decide about each scene first. */
export const StoryboardButton = ({ story, choice }: StoryboardButtonProps) => {
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
