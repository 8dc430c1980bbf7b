import { sentencesOf } from '@veilcast/reading';
import type { Stories } from '#functions/domain/story/ports.ts';

/** This many consecutive stories must start and end differently. */
const UNLIKE = 30;

/** The last sentences of a user's latest stories, newest first. */
export const earlierEndings = async (stories: Pick<Stories, 'list'>, userId: string): Promise<string[]> => {
  const { items } = await stories.list(userId);
  return items
    .slice(0, UNLIKE)
    .map(({ content, language }) => sentencesOf(content, language).at(-1)?.trim() ?? '');
};
