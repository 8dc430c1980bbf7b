import { useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { isApiError, isSessionLost } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { useGenerateStory } from './stories.ts';

interface Wish {
  readonly prompt: string;
  readonly category: Category;
}

/** Refusals that the user can act on, by changing the prompt or waiting. */
const WITH_ADVICE: ReadonlySet<string> = new Set([
  'invalid',
  'against_rules',
  'refused_by_model',
  'too_large',
  'too_many_requests',
]);

/**
 * Asks the writer for a story. `tell` shows a failure in the product's words; `problem` also holds advice the user can act
 * on. A second call during the first does nothing.
 */
export const useWriteStory = (tell: (message: string) => Promise<void>) => {
  const { mutateAsync, isPending } = useGenerateStory();
  const [problem, setProblem] = useState<string>();
  const once = useOneAtATime();
  const write = ({ prompt, category }: Wish): Promise<Story | undefined> =>
    once(async () => {
      setProblem(undefined);
      try {
        return await mutateAsync({ prompt: cleanText(prompt), category });
      } catch (error) {
        if (isSessionLost(error)) return undefined;
        if (isApiError(error) && WITH_ADVICE.has(error.code)) setProblem(error.detail);
        await tell('Failed to generate story. Please try again.');
        return undefined;
      }
    });
  return { write, isWriting: isPending, problem };
};
