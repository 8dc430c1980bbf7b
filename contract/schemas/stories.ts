import * as z from 'zod/mini';
import { Category, Language, NamedCategory, NamedLanguage } from './choices.ts';
import { StoryPrompt } from './text.ts';

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: NamedCategory,
  prompt: z.string(),
  language: NamedLanguage,
  createdAt: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;

export const GenerateStory = z.strictObject({
  prompt: StoryPrompt,
  category: z._default(Category, 'General'),
  language: z._default(Language, 'en'),
});
