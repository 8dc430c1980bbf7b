import { STORY_MAX_WORDS, STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { type Passage, passageFor } from '#contract/passage.ts';
import type { SuggestionKind } from '#contract/schemas/stories.ts';
import { countWords } from '#contract/script.ts';
import type { SuggestionRequest } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import type { Story } from '#functions/domain/story/story.ts';

interface Wish {
  readonly kind: SuggestionKind;
  readonly selection?: Passage | undefined;
}

/** A passage with fewer words than this can’t be shortened. */
const SHORTENED_FROM = 4;
/** The longest first sentence and the longest ending we accept from a model. */
const FIRST_LINE_MOST = 30;
const ENDING_MOST = 60;

const MISSING: Readonly<Record<SuggestionKind, string>> = {
  shorter: 'Select the words you want shorter, then try again.',
  first_line: 'Your story is one long sentence. End the first one with a full stop, then try again.',
  ending: 'Your story is one long sentence. Begin the last one after a full stop, then try again.',
};

/** How many words a passage may be replaced with so that the story stays within 60 to 400 words. */
const wordsFor = (kind: SuggestionKind, own: number, others: number) => {
  const least = Math.max(1, STORY_MIN_WORDS - others);
  const room = STORY_MAX_WORDS - others;
  switch (kind) {
    case 'shorter':
      return { least, most: own - 1 };
    case 'first_line':
      return { least, most: Math.min(room, Math.max(FIRST_LINE_MOST, own)) };
    case 'ending':
      return { least, most: Math.min(room, Math.max(ENDING_MOST, own)) };
  }
};

/**
 * The request to a model. Throws a `Refusal`, before anything is spent, when there is nothing for the model to
 * suggest.
 */
export const suggestionRequest = (
  { content, language }: Pick<Story, 'content' | 'language'>,
  { kind, selection }: Wish,
): SuggestionRequest => {
  if (selection !== undefined && selection.to > content.length)
    throw new Refusal('invalid', 'The selection is outside the text. Select the words again.');
  const passage = passageFor(content, language, { kind, selection });
  if (passage === undefined) throw new Refusal('invalid', MISSING[kind]);
  const own = countWords(content.slice(passage.from, passage.to));
  const words = wordsFor(kind, own, countWords(content) - own);
  if (kind === 'shorter' && own < SHORTENED_FROM)
    throw new Refusal('invalid', `Select at least ${SHORTENED_FROM} words, so that some can go.`);
  if (words.least > words.most)
    throw new Refusal(
      'invalid',
      `A story has at least ${STORY_MIN_WORDS} words, and yours has ${countWords(content)}. Write some more before you shorten it.`,
    );
  return { kind, text: content, passage, language, words };
};
