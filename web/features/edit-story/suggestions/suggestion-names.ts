import type { SuggestionKind } from '#contract/schemas/stories.ts';

/** The labels of the buttons. */
export const SUGGESTION_NAMES: Readonly<Record<SuggestionKind, string>> = {
  shorter: 'Shorter',
  first_line: 'Stronger First Line',
  ending: 'Another Ending',
};
