import { useId } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { useNewStory } from '#web/data/stories/new-story.tsx';
import type { StoryDraft } from '#web/data/stories/use-story-draft.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { DialogBody, DialogFooter } from '#web/ui/dialog/dialog.tsx';
import { StepHeading } from '#web/ui/page/step-heading.tsx';
import { isSendable } from '#web/ui/page/story-form.tsx';

interface StoryStepProps {
  readonly draft: StoryDraft;
  readonly onClose: () => void;
  readonly onStory: (story: Story) => void;
  /** Continues with the story that was already written. */
  readonly onKeep?: (() => void) | undefined;
}

const LeaveButton = ({ onClose, onKeep }: Pick<StoryStepProps, 'onClose' | 'onKeep'>) =>
  onKeep === undefined ? (
    <ActionButton look="quiet" onClick={onClose}>
      Cancel
    </ActionButton>
  ) : (
    <ActionButton look="quiet" onClick={onKeep}>
      Keep This Story
    </ActionButton>
  );

/** Step 1: what the video is about. */
export const StoryStep = ({ draft, onClose, onStory, onKeep }: StoryStepProps) => {
  const formId = useId();
  const { way, own, isWriting, fields } = useNewStory(draft, { formId, onStory, onSaved: onStory });
  return (
    <>
      <DialogBody>
        <StepHeading isFocused={onKeep !== undefined}>Create Your Story</StepHeading>
        {fields}
      </DialogBody>
      <DialogFooter>
        <div className="dialog__footer-start">{way === 'prompt' ? <WriterChip /> : null}</div>
        <LeaveButton onClose={onClose} onKeep={onKeep} />
        {way === 'prompt' ? (
          <ActionButton
            look="primary"
            type="submit"
            form={formId}
            isDisabled={!isSendable(draft.wish)}
            isBusy={isWriting}
            busyText="Generating..."
          >
            Generate Story
          </ActionButton>
        ) : null}
        {way === 'script' ? (
          <ActionButton
            look="primary"
            type="submit"
            form={formId}
            isDisabled={!own.isSavable}
            isBusy={own.isSaving}
            busyText="Saving…"
          >
            Use This Script
          </ActionButton>
        ) : null}
      </DialogFooter>
    </>
  );
};
