import { z } from 'zod';

/** The input of a step that makes one scene of a video. */
const OfScene = z.object({ job: z.unknown(), index: z.int().min(0) });

/**
 * Appends the known details of a step's failure (its scene and the error's own `facts`) to the error's message, as a
 * last line of JSON, because a state machine passes on only an error’s name and message.
 */
export const withFacts = (error: unknown, input: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const scene = OfScene.safeParse(input).data?.index;
  const own = 'facts' in error && typeof error.facts === 'object' ? error.facts : {};
  const facts = JSON.stringify({ scene, ...own });
  if (facts !== '{}') error.message = `${error.message}\n${facts}`;
  return error;
};
