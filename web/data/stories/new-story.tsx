import { useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { useOwnScript } from '#web/data/scripts/own-script.tsx';
import { SavedStories } from '#web/data/scripts/saved-stories.tsx';
import { type StoryWay, StoryWays } from '#web/data/scripts/story-ways.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { StoryForm } from '#web/ui/page/story-form.tsx';
import { FinishedStories } from './finished-stories.tsx';
import type { StoryDraft } from './use-story-draft.ts';
import { useWriteStory } from './write-story.ts';
import { useWriterModel } from './writer.ts';

interface Wanted {
  readonly formId: string;
  readonly onStory: (story: Story) => void;
  /** Continues with a story that was saved before. */
  readonly onSaved: (story: Story) => void;
}

/**
 * A story written from a prompt, taken from the creator’s own script, or saved before. `fields`: the form to fill in
 * for it.
 */
export const useNewStory = (draft: StoryDraft, { formId, onStory, onSaved }: Wanted) => {
  const { alert } = useMessages();
  const [way, setWay] = useState<StoryWay>('prompt');
  const own = useOwnScript(onStory);
  const { submit, isWriting, problem } = useWriteStory(draft, alert, onStory);
  const model = useWriterModel();
  const finished = <FinishedStories isDisabled={isWriting} onStory={onStory} />;
  const fields = (
    <>
      <StoryWays way={way} onWay={setWay} isOwnFirst={model === null} />
      {way === 'prompt' ? (
        <>
          {model === null ? finished : null}
          <StoryForm
            id={formId}
            wish={draft.wish}
            onChange={draft.change}
            onSubmit={() => void submit()}
            isBusy={isWriting}
            problem={problem}
            isDetected={draft.isDetected}
          >
            {model === null ? (
              <p className="story-form__note">
                No AI model is connected. The demo writer makes up a short tale that isn’t about your prompt.
                For a story about it, write your own script or take a finished story.
              </p>
            ) : null}
          </StoryForm>
          {model === null ? null : finished}
        </>
      ) : null}
      {way === 'script' ? own.form(formId) : null}
      {way === 'saved' ? <SavedStories onStory={onSaved} /> : null}
    </>
  );
  return { way, own, isWriting, fields };
};
