/** Examples are prompts of a few sentences; so much of a text is judged as one. */
const WHOLE_CHARS = 240;
const SENTENCE = /[^.!?…\n]+[.!?…\n]*/gu;
const HAS_WORD = /[\p{L}\d]/u;

/** Where a piece of a text is, in UTF-16 offsets. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** A short text as one piece; a longer one as its sentences, each alone and together with the next. */
export const piecesOf = (text: string): readonly Piece[] => {
  if (text.length <= WHOLE_CHARS) return [{ start: 0, end: text.length }];
  const sentences = [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => HAS_WORD.test(sentence))
    .map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length }));
  const pairs = sentences.slice(1).map(({ end }, before) => ({ start: sentences[before]?.start ?? 0, end }));
  return [...sentences, ...pairs];
};
