import { contentOf, type Draft } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import type { Story } from './story.ts';

/** What a story is made of. */
interface Written extends StoryRequest, Omit<Draft, 'writer'> {
  readonly writer?: Story['writer'];
  readonly isOwn?: boolean;
  readonly run?: string;
  /** The text line by line, as the creator wrote it; absent when it matches the scenes. */
  readonly content?: string | undefined;
  readonly linesAreScenes?: boolean | undefined;
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
    content,
    linesAreScenes,
    writer,
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
  content: content ?? contentOf(scenes),
  ...(isDemo && { isDemo }),
  ...(insteadOf === undefined ? {} : { insteadOf }),
  ...(isOwn && { isOwn }),
  ...(writer === undefined ? {} : { writer }),
  ...(linesAreScenes === undefined ? {} : { linesAreScenes }),
  ...(run === undefined ? {} : { run }),
  createdAt: now.toISOString(),
});
