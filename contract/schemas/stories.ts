import * as z from 'zod/mini';
import { Category, Language, NamedCategory, NamedLanguage } from './choices.ts';
import { openSet } from './open-set.ts';
import { StoryPrompt } from './text.ts';

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: NamedCategory,
  prompt: z.string(),
  language: NamedLanguage,
  /** What the story says about the real world, as the model listed it; nothing has verified it. */
  factsToCheck: z.optional(z.array(z.string())),
  /** True when the demo writer wrote it: an invented tale around the prompt, which claims nothing about its subject. */
  isDemo: z.optional(z.boolean()),
  /** The model that should have written it, when the demo writer did, and why. */
  insteadOf: z.optional(
    z.object({ model: z.string(), reason: openSet(['late', 'away', 'unusable'], 'away') }),
  ),
  createdAt: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;

/** Asks for a finished story by its id; the browser never sends its text. */
export const TakeFinishedStory = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const GenerateStory = z.strictObject({
  prompt: StoryPrompt,
  category: z._default(Category, 'General'),
  language: z._default(Language, 'en'),
});
