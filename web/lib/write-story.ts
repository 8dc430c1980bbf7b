import { useState } from 'react';
import type { Category } from '#contract/catalogue.ts';
import type { Story } from '#contract/stories.ts';
import { cleanText } from '#contract/text.ts';
import { isApiError } from './api-error.ts';
import { useGenerateStory } from './stories.ts';

interface Wish {
  readonly prompt: string;
  readonly category: Category;
}

/** Refusals that are about the prompt itself, so that the person can change it. */
const ABOUT_PROMPT: ReadonlySet<string> = new Set(['invalid', 'refused_by_model', 'too_large']);

/**
 * Asks the writer for a story. A failure is told with the product's words by `tell`; what is wrong with the prompt
 * itself stands in `problem` as well.
 */
export const useWriteStory = (tell: (message: string) => Promise<void>) => {
  const { mutateAsync, isPending } = useGenerateStory();
  const [problem, setProblem] = useState<string>();
  const write = async ({ prompt, category }: Wish): Promise<Story | undefined> => {
    setProblem(undefined);
    try {
      return await mutateAsync({ prompt: cleanText(prompt), category });
    } catch (error) {
      if (isApiError(error) && ABOUT_PROMPT.has(error.code)) setProblem(error.detail);
      await tell('Failed to generate story. Please try again.');
      return undefined;
    }
  };
  return { write, isWriting: isPending, problem };
};
