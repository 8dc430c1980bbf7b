import type { Story as StoryReply } from '#contract/schemas/stories.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';

/** Responds to a repeated idempotency key with the story that was saved under it. */
export const savedStory =
  (stories: Lazy<Stories>) =>
  async (userId: string, storyId: string): Promise<{ reply: StoryReply }> => {
    const story = await stories().find(userId, storyId);
    if (story === undefined) throw new Refusal('not_found');
    return { reply: story };
  };
