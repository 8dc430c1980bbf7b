import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import type { routes } from '#contract/routes.ts';
import { HOUSE } from '#functions/domain/credentials/maker.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { newStory } from '#functions/domain/story/new-story.ts';
import type { FinishedScenes, Stories } from '#functions/domain/story/ports.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import { savedStory } from './saved-story.ts';

interface Ports {
  readonly stories: Lazy<Stories>;
  readonly scenesOf: FinishedScenes;
  readonly newId: NewId;
}

/** Copies a finished story to the user’s own stories; each call makes another copy. */
export const takeFinishedStory = ({
  stories,
  scenesOf,
  newId,
}: Ports): KeyedHandle<typeof routes.takeFinishedStory> => ({
  repeat: savedStory(stories),
  handle: async ({ body }, { userId, now, claim }) => {
    const finished = FINISHED_STORIES.find(({ id }) => id === body.id);
    if (finished === undefined)
      throw new Refusal('not_found', 'This story is no longer offered. Reload the page and choose another.');
    const scenes = await scenesOf(finished.id);
    const story = newStory(newId(), userId, { ...finished, scenes, writer: HOUSE }, now);
    await stories().save(story, claim);
    return { reply: story };
  },
});
