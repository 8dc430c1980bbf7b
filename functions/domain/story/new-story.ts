import { contentOf } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import type { Draft, Story } from './story.ts';

/** What a story is made of. */
interface Written extends StoryRequest, Readonly<Pick<Draft, 'title'>> {
  readonly scenes: readonly Draft['scenes'][number][];
}

/** A user's new story. */
export const newStory = (
  id: string,
  ownerId: string,
  { title, category, prompt, language, scenes }: Written,
  now: Date,
): Story => ({
  id,
  ownerId,
  title,
  category,
  prompt,
  language,
  scenes: [...scenes],
  content: contentOf(scenes),
  createdAt: now.toISOString(),
});
