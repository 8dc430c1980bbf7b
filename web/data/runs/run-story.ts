import { skipToken, useQuery } from '@tanstack/react-query';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { isAsked } from './run-words.ts';

/** The story of a run that has no video yet, as it is after every edit; undefined until it is read, and without one. */
export const useRunStory = (run: Run): Story | undefined => {
  const id = run.video === undefined && isAsked(run) ? run.story?.id : undefined;
  return useQuery({
    // Among the stories, so that an edit of it is seen here.
    queryKey: [...STORIES_KEY, 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => api.readStory({ params: { id }, signal }),
  }).data;
};
