import type { Category } from '#contract/catalogue.ts';
import { asksForFacts } from './instructions.ts';
import { listOf, objectOf, TEXT } from './schema-parts.ts';

/**
 * The JSON schema of a model’s answer. Models write the fields in this order: the cast before the pictures that name
 * its members, the facts after the story that states them. Lengths are checked when the answer is parsed, because few
 * servers support them in a schema.
 */
export const answerSchema = (category: Category) =>
  objectOf({
    title: TEXT,
    cast: listOf(objectOf({ name: TEXT, looks: TEXT })),
    scenes: listOf(objectOf({ narration: TEXT, picture: TEXT })),
    ...(asksForFacts(category) ? { facts: listOf(TEXT) } : {}),
  });
