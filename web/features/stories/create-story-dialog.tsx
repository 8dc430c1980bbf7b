import { useId, useState } from 'react';
import { useOwnScript } from '#web/data/scripts/own-script.tsx';
import { SavedStories } from '#web/data/scripts/saved-stories.tsx';
import { type StoryWay, StoryWays } from '#web/data/scripts/story-ways.tsx';
import { FinishedStories } from '#web/data/stories/finished-stories.tsx';
import { useStoryDraft } from '#web/data/stories/use-story-draft.ts';
import { useWriteStory } from '#web/data/stories/write-story.ts';
import { WriterChip } from '#web/data/stories/writer-chip.tsx';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { isSendable, StoryForm } from '#web/ui/page/story-form.tsx';

/**
 * Writes a story from a prompt, takes the creator’s own script or continues with a saved story, then shows
 * the story.
 */
export const CreateStoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId();
  const { alert } = useMessages();
  const [way, setWay] = useState<StoryWay>('prompt');
  const draft = useStoryDraft('story');
  const dialogs = useDialogs();
  const { submit, isWriting, problem } = useWriteStory(draft, alert, dialogs.showStory);
  const own = useOwnScript(dialogs.showStory);
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
      <StoryWays way={way} onWay={setWay} />
      {way === 'prompt' ? (
        <>
          <StoryForm
            id={formId}
            wish={draft.wish}
            onChange={draft.change}
            onSubmit={() => void submit()}
            isBusy={isWriting}
            problem={problem}
          />
          <FinishedStories isDisabled={isWriting} onStory={dialogs.showStory} />
        </>
      ) : null}
      {way === 'script' ? own.form(formId) : null}
      {way === 'saved' ? <SavedStories onStory={dialogs.editStory} /> : null}
    </Dialog>
  );
};
