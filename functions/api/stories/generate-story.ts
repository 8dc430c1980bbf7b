import type { routes } from '#contract/routes.ts';
import { contentOf } from '#contract/script.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import { type Story } from '#functions/domain/story/story.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type WriteStoryPorts, writeStory } from '#functions/services/stories/write-story.ts';

interface Ports extends WriteStoryPorts {
  readonly stories: Lazy<Stories>;
  readonly newId: NewId;
}

/** Writes a story from a prompt and saves it whole, or saves nothing. */
export const generateStory = ({
  stories,
  newId,
  ...writing
}: Ports): KeyedHandle<typeof routes.generateStory> => ({
  repeat: async (userId, storyId) => {
    const story = await stories().find(userId, storyId);
    if (story === undefined) throw new Refusal('not_found');
    return { reply: story };
  },
  handle: async ({ body }, { userId, claim }) => {
    const draft = await writeStory(writing, userId, body);
    const story: Story = {
      ...body,
      id: newId(),
      ownerId: userId,
      title: draft.title,
      scenes: [...draft.scenes],
      content: contentOf(draft.scenes),
      createdAt: writing.now().toISOString(),
    };
    await stories().save(story, claim);
    return { reply: story };
  },
});
