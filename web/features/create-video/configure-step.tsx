import { PREVIEW_CHARS } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { moderationSentence } from '#web/data/api/api-error.ts';
import { writerFact } from '#web/data/stories/writer-fact.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { DialogBody, DialogFooter } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { StepHeading } from '#web/ui/page/step-heading.tsx';
import { CreateButtons } from './create-buttons.tsx';
import { FilmOptions } from './film-options.tsx';
import { StorySummary } from './story-summary.tsx';
import type { FilmChoice } from './use-film-choice.ts';

interface ConfigureStepProps {
  readonly story: Story;
  readonly choice: FilmChoice;
  readonly onBack: () => void;
  readonly onVideo: (video: Video) => void;
}

const failure = (error: unknown): string =>
  moderationSentence(error) ?? 'Failed to create video. Please try again.';

/** Step 2: the story, and how its video sounds and looks. */
export const ConfigureStep = ({ story, choice, onBack, onVideo }: ConfigureStepProps) => (
  <>
    <DialogBody>
      <StepHeading isFocused>Configure Your Video</StepHeading>
      <StorySummary
        story={story}
        previewCharacters={PREVIEW_CHARS.wizard}
        facts={[['Category', story.category], ...writerFact(story)]}
      />
      <FilmOptions choice={choice} story={story} />
    </DialogBody>
    <DialogFooter>
      <ActionButton look="quiet" onClick={onBack}>
        <Icon name="back" />
        Back to Story
      </ActionButton>
      <CreateButtons story={story} choice={choice} failure={failure} onVideo={onVideo} />
    </DialogFooter>
  </>
);
