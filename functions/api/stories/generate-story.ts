import type { routes } from '#contract/routes.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { type WriteStoryPorts, writeStory } from '#functions/services/stories/write-story.ts';
import { savedStory } from './saved-story.ts';

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
  repeat: savedStory(stories),
  handle: async ({ body }, { userId, claim }) => {
    const draft = await writeStory(writing, userId, body);
    const story = newStory(newId(), userId, { ...body, ...draft }, writing.now());
    await stories().save(story, claim);
    return { reply: story };
  },
});
