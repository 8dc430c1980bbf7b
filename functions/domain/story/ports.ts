import type { FinishedStoryId } from '#contract/finished-stories.ts';
import type { IdempotencyClaim, Page } from '#functions/domain/request/ports.ts';
import type { Scene, Story } from './story.ts';

export interface Stories {
  /** Saves a story; with a claim, binds the result to its idempotency key in the same transaction. */
  save(story: Story, claim?: IdempotencyClaim): Promise<void>;
  /** Replaces a story that still has the given version; false when it has changed or was deleted. */
  replace(story: Story, version: number): Promise<boolean>;
  find(ownerId: string, storyId: string): Promise<Story | undefined>;
  list(ownerId: string, cursor?: string): Promise<Page<Story>>;
  /** How many stories have ever been saved, including deleted ones. */
  created(ownerId: string): Promise<number>;
  /** False when there was nothing to delete. */
  remove(ownerId: string, storyId: string): Promise<boolean>;
}

/** The scenes of a finished story. */
export type FinishedScenes = (id: FinishedStoryId) => Promise<readonly Scene[]>;
