import * as z from 'zod/mini';
import { IDEA_MAX_CHARS, IDEAS_A_CALL } from '#contract/catalogue.ts';
import { Id } from '../id.ts';
import { openSet } from '../open-set.ts';
import { ScriptText } from '../stories.ts';
import { writtenText } from '../text.ts';

export const IdeaText = writtenText(
  IDEA_MAX_CHARS,
  'Write down your idea.',
  () => `An idea has room for ${IDEA_MAX_CHARS} characters. Shorten it, or import it as a script.`,
);

/**
 * An idea of the creator’s own. If it has a script, the script is filmed as written, and `text` is its title.
 */
export const NewIdea = z.strictObject({ text: IdeaText, script: z.optional(ScriptText) });
export type NewIdea = z.infer<typeof NewIdea>;

/** Ideas to add to the end of the queue. */
export const AddIdeas = z.strictObject({
  ideas: z.array(NewIdea).check(z.minLength(1), z.maxLength(IDEAS_A_CALL)),
});

/** Changes an idea or its position. `after`: the idea that it should follow, or `null` to make it the first. */
export const EditIdea = z.strictObject({
  text: z.optional(IdeaText),
  script: z.optional(ScriptText),
  after: z.optional(z.nullable(Id)),
});
export type EditIdea = z.infer<typeof EditIdea>;

export const Idea = z.object({
  id: z.string(),
  text: z.string(),
  script: z.optional(z.string()),
  source: openSet(['model', 'creator'], 'creator'),
});
export type Idea = z.infer<typeof Idea>;

/** The ideas of a series, the next one first. `canSuggest`: whether a model can suggest more. */
export const Ideas = z.object({ ideas: z.array(Idea), canSuggest: z.boolean() });
export type Ideas = z.infer<typeof Ideas>;
