import type { Sentence } from './sentences.ts';

/** A sentence counts as a catchphrase if this many earlier scripts start or end with it, word for word. */
const SCRIPTS = 2;
/** A greeting or sign-off has at most this many sentences. */
const EDGE_SENTENCES = 2;
/** If removing catchphrases would leave fewer sentences than this to compare, none are removed. */
const SENTENCES_LEFT = 3;

const keyOf = ({ words }: Sentence): string => words.join(' ');

/**
 * Sentences that occur, word for word, among the first or last two sentences of at least two scripts: greetings and
 * sign-offs that the creator has accepted.
 */
export const catchphrasesOf = (scripts: readonly (readonly Sentence[])[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const sentences of scripts) {
    const edges = [...sentences.slice(0, EDGE_SENTENCES), ...sentences.slice(-EDGE_SENTENCES)];
    for (const key of new Set(edges.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= SCRIPTS).map(([key]) => key));
};

/** The sentences, without the catchphrases at the start and end. */
export const withoutCatchphrases = (
  sentences: readonly Sentence[],
  catchphrases: ReadonlySet<string>,
): readonly Sentence[] => {
  const own = sentences.filter((sentence, index) => {
    const isEdge = index < EDGE_SENTENCES || index >= sentences.length - EDGE_SENTENCES;
    return !isEdge || !catchphrases.has(keyOf(sentence));
  });
  return own.length < SENTENCES_LEFT ? sentences : own;
};
