import type { SuggestionRequest } from '#functions/domain/providers/ports.ts';
import { repairOf, type TextKind } from '#functions/domain/providers/text-kind.ts';
import {
  instructionsFor,
  MOST_SUGGESTION_TOKENS,
  questionOf,
  SUGGESTIONS_SCHEMA,
  WANTED,
} from './instructions.ts';
import { readSuggestions } from './read-suggestions.ts';

/** At least one suggestion. */
export const SUGGESTIONS: TextKind<SuggestionRequest, readonly string[]> = {
  name: 'suggestions',
  mostTokens: MOST_SUGGESTION_TOKENS,
  schema: () => SUGGESTIONS_SCHEMA,
  instructions: instructionsFor,
  question: questionOf,
  read: (answer, request) => {
    const { suggestions, fault } = readSuggestions(answer, request);
    return { usable: suggestions, ...(fault !== undefined && { repair: repairOf(fault) }) };
  },
  join: (again = [], first = [], { kind }) => {
    const all = [...new Set([...again, ...first])];
    return all.length === 0 ? undefined : all.slice(0, WANTED[kind]);
  },
  declined: 'The AI writer declined to suggest words for this text. Change the text and try again.',
};
