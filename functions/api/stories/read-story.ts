import type { routes } from '#contract/routes.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Handle } from '#functions/runtime/http/request-context.ts';
import { savedStory } from './saved-story.ts';

/** The current state of one story, which another window may have changed. */
export const readStory =
  ({ stories }: { readonly stories: Lazy<Stories> }): Handle<typeof routes.readStory> =>
  ({ params }, { userId }) =>
    savedStory(stories)(userId, params.id);
