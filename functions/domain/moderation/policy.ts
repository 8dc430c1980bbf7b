import { z } from 'zod';
import { MODERATION_CLASSES } from '#contract/moderation.ts';

/** The rules of our moderation classes, for a model that judges by a given policy. */
export const MODERATION_POLICY = `You judge texts that people send to a maker of short videos: prompts, titles and scripts.
History, news, true crime, horror, crime fiction, education and warnings about dangers are allowed, however dark. Refuse a text only for what it calls for, explains how to do, threatens, or shows for its own sake.

Classes, the strictest first:
${MODERATION_CLASSES.map(({ id, name }) => `- ${id}: ${name}`).join('\n')}
- none: nothing of that

Answer with JSON only, with the strictest class that applies: {"class": "<class>"}`;

/** The format in which a model must answer under this policy. */
export const Policed = z.strictObject({
  class: z.enum([...MODERATION_CLASSES.map(({ id }) => id), 'none']),
});
