import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { readAll } from '#web/data/api/pages.ts';
import { studioApi } from '#web/data/api/studio-api.ts';

/** A storyboard whose painted pictures hold credits. */
export type HeldBoard = Pick<Storyboard, 'id' | 'title' | 'language'> & {
  readonly draft: NonNullable<Storyboard['draft']>;
};

const MOST_PAGES = 20;

/** The storyboards that hold credits until they become videos, are discarded, or expire. */
export const readHeldBoards = async (): Promise<readonly HeldBoard[]> => {
  const boards = await readAll((cursor) => studioApi.listStoryboards({ query: { cursor } }), MOST_PAGES);
  return boards.flatMap(({ id, title, language, draft, videoId }) =>
    draft === undefined || videoId !== undefined ? [] : [{ id, title, language, draft }],
  );
};
