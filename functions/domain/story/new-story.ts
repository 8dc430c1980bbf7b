import { contentOf, type Draft } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import type { Story } from './story.ts';

/** What a story is made of. */
interface Written extends StoryRequest, Draft {
  readonly isOwn?: boolean;
  readonly run?: string;
}

/** A user's new story. */
export const newStory = (
  id: string,
  ownerId: string,
  {
    title,
    category,
    prompt,
    language,
    scenes,
    cast,
    factsToCheck,
    isDemo = false,
    isOwn = false,
    insteadOf,
    run,
  }: Written,
  now: Date,
): Story => ({
  id,
  ownerId,
  title,
  category,
  prompt,
  language,
  scenes: [...scenes],
  ...(cast === undefined ? {} : { cast: [...cast] }),
  ...(factsToCheck === undefined ? {} : { factsToCheck: [...factsToCheck] }),
  content: contentOf(scenes),
  ...(isDemo && { isDemo }),
  ...(insteadOf === undefined ? {} : { insteadOf }),
  ...(isOwn && { isOwn }),
  ...(run === undefined ? {} : { run }),
  createdAt: now.toISOString(),
});
