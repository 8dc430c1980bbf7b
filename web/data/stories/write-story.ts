import { useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useGenerateStory } from './stories.ts';
import type { StoryDraft } from './use-story-draft.ts';

/** Refusals that the user can resolve by changing the prompt or by waiting. */
const WITH_ADVICE: ReadonlySet<string> = new Set([
  'invalid',
  'against_rules',
  'refused_by_model',
  'too_large',
  'too_many_requests',
]);

/**
 * Has a story written from a draft, then removes the draft and passes the story on. `tell` shows a failure in our own
 * wording; `problem` says why the prompt was refused. A second call while the first is running does nothing.
 */
export const useWriteStory = (
  { wish, forget }: StoryDraft,
  tell: (message: string) => Promise<void>,
  onStory: (story: Story) => void,
) => {
  const { mutateAsync, isPending } = useGenerateStory();
  const [problem, setProblem] = useState<string>();
  const once = useOneAtATime();
  const write = ({ prompt, ...asked }: StoryDraft['wish']): Promise<Story | undefined> =>
    once(async () => {
      setProblem(undefined);
      try {
        return await mutateAsync({ prompt: cleanText(prompt), ...asked });
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        // A refusal appears beside the prompt and says what to do; only a failure needs its own message.
        if (isApiError(error) && WITH_ADVICE.has(error.code)) setProblem(error.detail);
        else await tell('Failed to generate story. Please try again.');
        return undefined;
      }
    });
  const submit = async (): Promise<void> => {
    const story = await write(wish);
    if (story === undefined) return;
    forget();
    onStory(story);
  };
  return { submit, isWriting: isPending, problem };
};
