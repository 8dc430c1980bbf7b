import type { Category } from '#contract/catalogue.ts';
import { asksForFacts } from './instructions.ts';
import { listOf, objectOf, TEXT } from './schema-parts.ts';

/**
 * The JSON schema of a model's answer. Models write in its order: the cast before the pictures that name it, the facts
 * after the story that states them. Lengths are left to the reader, because few servers support them.
 */
export const answerSchema = (category: Category) =>
  objectOf({
    title: TEXT,
    cast: listOf(objectOf({ name: TEXT, looks: TEXT })),
    scenes: listOf(objectOf({ narration: TEXT, picture: TEXT })),
    ...(asksForFacts(category) ? { facts: listOf(TEXT) } : {}),
  });
