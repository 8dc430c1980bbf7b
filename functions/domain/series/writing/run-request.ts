import { SERIES_LENGTHS } from '#contract/catalogue.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import { hookOf } from '../hooks.ts';
import type { Run } from '../run.ts';
import type { Series } from '../series.ts';

/** The request to the writer for one round of a run. */
export const requestOf = (
  { idea, ordinal, note, writes }: Run,
  { choice }: Pick<Series, 'choice'>,
): StoryRequest => ({
  prompt: idea.text,
  category: choice.category,
  language: choice.language,
  episode: {
    premise: choice.premise,
    words: SERIES_LENGTHS[choice.length].words,
    hook: hookOf(ordinal).says,
    isRepetition: writes > 0,
    ...(note === undefined ? {} : { note }),
    ...(idea.script === undefined ? {} : { script: idea.script }),
  },
});
