import { repairOf, type TextKind } from '#functions/domain/providers/text-kind.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';
import { IDEAS_SCHEMA, instructionsFor, MOST_IDEA_TOKENS, questionOf } from './instructions.ts';
import { eachOnce, readIdeas } from './read-ideas.ts';

/** At most `count` ideas, each a single sentence that isn’t empty, too long or already known. */
export const IDEAS: TextKind<IdeaRequest, readonly string[]> = {
  name: 'ideas',
  mostTokens: MOST_IDEA_TOKENS,
  schema: () => IDEAS_SCHEMA,
  instructions: instructionsFor,
  question: questionOf,
  read: (answer, request) => {
    const { ideas, fault } = readIdeas(answer, request);
    return { usable: ideas, ...(fault !== undefined && { repair: repairOf(fault) }) };
  },
  join: (again = [], first = [], { count }) => {
    const all = eachOnce([...again, ...first]);
    return all.length === 0 ? undefined : all.slice(0, count);
  },
  declined:
    'The AI writer declined to think up ideas for this series. Change what it is about and try again.',
};
