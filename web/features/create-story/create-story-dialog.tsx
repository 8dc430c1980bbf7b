import { useId } from 'react';
import { FinishedStories } from '#web/data/stories/finished-stories.tsx';
import { useStoryDraft } from '#web/data/stories/use-story-draft.ts';
import { useWriteStory } from '#web/data/stories/write-story.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';
import { useDialogs } from '#web/lib/dialogs.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { isSendable, StoryForm } from '#web/ui/page/story-form.tsx';

/** Writes a story from a prompt and then shows it. */
export const CreateStoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId();
  const { alert } = useMessages();
  const { wish, change, forget } = useStoryDraft('story');
  const { write, isWriting, problem } = useWriteStory(alert);
  const dialogs = useDialogs();
  const submit = async (): Promise<void> => {
    const story = await write(wish);
    if (story === undefined) return;
    forget();
    dialogs.showStory(story);
  };
  return (
    <Dialog
      title="Create New Story"
      onClose={onClose}
      footer={
        <FormButtons
          formId={formId}
          label="Generate Story"
          busyText="Generating..."
          isSendable={isSendable(wish)}
          isBusy={isWriting}
          onClose={onClose}
          start={<WriterChip />}
        />
      }
    >
      <StoryForm
        id={formId}
        wish={wish}
        onChange={change}
        onSubmit={() => void submit()}
        isBusy={isWriting}
        problem={problem}
      />
      <FinishedStories isDisabled={isWriting} onStory={dialogs.showStory} />
    </Dialog>
  );
};
