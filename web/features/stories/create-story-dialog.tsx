import { useId } from 'react';
import { useNewStory } from '#web/data/stories/new-story.tsx';
import { useStoryDraft } from '#web/data/stories/use-story-draft.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { isSendable } from '#web/ui/page/story-form.tsx';

/**
 * Has a story written from a prompt, accepts the creator’s own script or continues with a saved story, then
 * shows the story.
 */
export const CreateStoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId();
  const draft = useStoryDraft('story');
  const { showStory, editStory } = useDialogs();
  const { way, own, isWriting, fields } = useNewStory(draft, {
    formId,
    onStory: showStory,
    onSaved: editStory,
  });
  const buttons = {
    prompt: (
      <FormButtons
        formId={formId}
        label="Generate Story"
        busyText="Generating..."
        isSendable={isSendable(draft.wish)}
        isBusy={isWriting}
        onClose={onClose}
        start={<WriterChip />}
      />
    ),
    script: (
      <FormButtons
        formId={formId}
        label="Save Story"
        busyText="Saving…"
        isSendable={own.isSavable}
        isBusy={own.isSaving}
        onClose={onClose}
      />
    ),
    saved: (
      <ActionButton look="quiet" onClick={onClose}>
        Cancel
      </ActionButton>
    ),
  };
  return (
    <Dialog title="Create New Story" onClose={onClose} footer={buttons[way]}>
      {fields}
    </Dialog>
  );
};
