import { z } from 'zod';
import type { Category } from '#contract/catalogue.ts';
import { cleanText } from '#contract/schemas/text.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { readCast } from '#functions/domain/story/cast.ts';
import { readFacts } from '#functions/domain/story/facts-to-check.ts';
import { Draft, hasStoryLength } from '#functions/domain/story/story.ts';
import { asksForFacts } from './instructions.ts';
import { jsonIn } from './json-in.ts';

/** A draft, or what is wrong with the answer: its word count (`words`) or, if that is absent, its format. */
type Answer =
  | { readonly draft: Draft; readonly words?: never }
  | { readonly draft?: never; readonly words?: number };

const Told = Draft.omit({ cast: true, factsToCheck: true });
/** The optional parts of a story. */
const Extras = z.object({ cast: z.array(z.unknown()).catch([]), facts: z.array(z.unknown()).catch([]) });

/**
 * The draft in a model's answer, with its text cleaned. The story must be valid; a cast or list of facts that is
 * missing or broken is left out, because small models often can’t produce one.
 */
export const readAnswer = (answer: string, category: Category): Answer => {
  const json = jsonIn(answer);
  const parsed = Told.safeParse(json);
  if (!parsed.success) return {};
  const { title, scenes } = parsed.data;
  const cleaned = Told.safeParse({
    title: cleanText(title),
    scenes: scenes.map(({ narration, picture }) => ({
      narration: cleanText(narration),
      picture: cleanText(picture),
    })),
  });
  if (!cleaned.success) return {};
  if (!hasStoryLength(cleaned.data)) return { words: countWords(contentOf(cleaned.data.scenes)) };
  const extras = Extras.parse(json);
  const cast = readCast(extras.cast);
  const factsToCheck = asksForFacts(category) ? readFacts(extras.facts) : [];
  return {
    draft: {
      ...cleaned.data,
      ...(cast.length === 0 ? {} : { cast }),
      ...(factsToCheck.length === 0 ? {} : { factsToCheck }),
    },
  };
};
