import { Storyboard } from '#contract/schemas/storyboards.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory } from '#test/support/builders/films.ts';

interface OpenBoard {
  readonly creator: Visitor;
  /** The id of the creator’s account. */
  readonly id: string;
  readonly board: Storyboard;
}

/** A new account that has opened a storyboard for a story with these scenes. */
export const openBoard = async (scenes: Story['scenes']): Promise<OpenBoard> => {
  const { visitor: creator, id } = await newAccount();
  const { id: storyId } = await giveStory(id, { scenes });
  const opened = await creator.post('/api/storyboards', { storyId });
  return { creator, id, board: Storyboard.parse(await opened.json()) };
};
