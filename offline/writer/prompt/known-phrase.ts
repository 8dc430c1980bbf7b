import type { Phrase } from '#offline/writer/brief.ts';
import { isDrawn } from '#offline/writer/pictures/drawn.ts';
import { CREATURES, isActor, singular } from '#offline/writer/words/people.ts';
import { isKnownNoun, isPlace, OBJECTS } from '#offline/writer/words/things.ts';
import { verbForm } from '#offline/writer/words/verbs.ts';
import { phraseOf } from './noun-phrase.ts';
import { bare, DETERMINERS, isCapitalised, PREPOSITIONS, RELATIVES } from './tokens.ts';

const TOPIC_WORDS = 9;
const TOPIC_CHARS = 56;
/** Words before which a long phrase can end. */
const BOUNDARY = /^(?:and|or|but|with|in|on|at|from|for|to|by|while|when|where|because|that|who|which)$/iu;
/** First words of a direct question. */
export const QUESTION =
  /^(?:why|how|what|who|whom|whose|where|when|which|is|are|was|were|can|could|do|does|did|will|would|should|has|have)\b/iu;
/** Words that follow its first word. */
export const AUXILIARY =
  /^(?:is|are|was|were|can|could|do|does|did|will|would|should|has|have|if|happened|happens)$/iu;

/** As many words as fit in one breath, without a preposition or an article at the end. */
export const capped = (tokens: readonly string[]): readonly string[] => {
  const words = tokens.slice(0, TOPIC_WORDS);
  const isCut = words.length < tokens.length || words.join(' ').length > TOPIC_CHARS;
  if (isCut) {
    const boundary = words.findLastIndex(
      (word, at) => at > 1 && words.slice(0, at).join(' ').length <= TOPIC_CHARS && BOUNDARY.test(word),
    );
    if (boundary > 1) return words.slice(0, boundary);
  }
  while (words.length > 1 && (words.join(' ').length > TOPIC_CHARS || isDangling(words.at(-1) ?? '')))
    words.pop();
  return words;
};
/** Whether a phrase must not end with this word. */
export const isDangling = (word: string): boolean =>
  PREPOSITIONS.has(bare(word)) || DETERMINERS.has(bare(word)) || RELATIVES.has(bare(word));

const isTold = (token: string): boolean => {
  const noun = singular(bare(token)).word;
  return isActor(noun) || isKnownNoun(noun) || isPlace(noun);
};
/** Whether a word names something a hero can deal with, other than people and countries. */
export const isHandy = (token: string): boolean => {
  const noun = singular(bare(token)).word;
  return (
    OBJECTS.has(noun) || CREATURES.has(noun) || isDrawn(noun) || (isKnownNoun(noun) && !isCapitalised(token))
  );
};

/** The first noun phrase whose head the painter and the narrator recognise. */
export const knownPhrase = (
  tokens: readonly string[],
  known: (token: string) => boolean = isTold,
): Phrase | undefined => {
  const head = tokens.findIndex((token, at) => {
    const next = singular(bare(tokens[at + 1] ?? '')).word;
    return known(token) && !isActor(next) && !isKnownNoun(next);
  });
  if (head === -1) return undefined;
  let start = head;
  while (start > 0) {
    const word = bare(tokens[start - 1] ?? '');
    if (
      PREPOSITIONS.has(word) ||
      RELATIVES.has(word) ||
      verbForm(word) !== undefined ||
      AUXILIARY.test(word) ||
      /[,;:.!?]$/u.test(tokens[start - 1] ?? '')
    )
      break;
    start -= 1;
    if (DETERMINERS.has(word)) break;
  }
  if (head - start > 3 || QUESTION.test(tokens[start] ?? '')) return undefined;
  return phraseOf(tokens.slice(start, head + 1));
};
