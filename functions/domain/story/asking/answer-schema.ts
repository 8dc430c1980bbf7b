import type { Category } from '#contract/catalogue.ts';
import { asksForFacts } from './instructions.ts';

const TEXT = { type: 'string' } as const;

/** An object in which every property is required, as strict structured output wants it. */
const objectOf = <Properties extends object>(properties: Properties) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const listOf = <Items extends object>(items: Items) => ({ type: 'array', items });

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
