import { z } from 'zod';

/** The input of a step that makes one scene of a video. */
const OfScene = z.object({ job: z.unknown(), index: z.int().min(0) });

/**
 * Appends what is known about a step’s failure (the scene and the error’s own `facts`) to the error message as a
 * final line of JSON, because a state machine passes on only the name and message of an error.
 */
export const withFacts = (error: unknown, input: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const scene = OfScene.safeParse(input).data?.index;
  const own = 'facts' in error && typeof error.facts === 'object' ? error.facts : {};
  const facts = JSON.stringify({ scene, ...own });
  if (facts !== '{}') error.message = `${error.message}\n${facts}`;
  return error;
};
