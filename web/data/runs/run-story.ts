import { skipToken, useQuery } from '@tanstack/react-query';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Story } from '#contract/schemas/stories.ts';
import { api } from '#web/data/api/api.ts';
import { STORIES_KEY } from '#web/data/stories/stories.ts';
import { needsAnswer } from './run-words.ts';

/** The latest story of a run that has no video yet; undefined if there is no story, or until it has been read. */
export const useRunStory = (run: Run): Story | undefined => {
  const id = run.video === undefined && needsAnswer(run) ? run.story?.id : undefined;
  return useQuery({
    // The key is one of the stories’ query keys, so that edits to the story show up here.
    queryKey: [...STORIES_KEY, 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => api.readStory({ params: { id }, signal }),
  }).data;
};
