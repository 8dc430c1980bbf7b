import { sentencesOf } from '@veilcast/reading';
import type { Language } from './catalogue.ts';
import type { SuggestionKind } from './schemas/stories.ts';

/** Part of a text, as UTF-16 offsets. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** A selection, trimmed of spaces at both ends and extended to whole words. */
const wholeWords = (text: string, { from, to }: Passage): Passage | undefined => {
  const selected = text.slice(from, to);
  if (selected.trim() === '') return undefined;
  const begin = from + (selected.length - selected.trimStart().length);
  const end = to - (selected.length - selected.trimEnd().length);
  return {
    from: begin - (/\S+$/u.exec(text.slice(0, begin))?.[0].length ?? 0),
    to: end + (/^\S+/u.exec(text.slice(end))?.[0].length ?? 0),
  };
};

const sentencePlaces = (text: string, language: Language): Passage[] => {
  let from = 0;
  return sentencesOf(text, language).map((sentence) => {
    const place = { from, to: from + sentence.trimEnd().length };
    from += sentence.length;
    return place;
  });
};

interface Wish {
  readonly kind: SuggestionKind;
  readonly selection?: Passage | undefined;
}

/**
 * What a suggestion replaces: the selected words, the first sentence, or the last sentence. If the selection
 * reaches into the last sentence, the earlier ones that it touches are replaced too, except the first.
 * Undefined if nothing is selected, or if the text is a single sentence.
 */
export const passageFor = (
  text: string,
  language: Language,
  { kind, selection }: Wish,
): Passage | undefined => {
  if (kind === 'shorter') return selection && wholeWords(text, selection);
  const sentences = sentencePlaces(text, language);
  const last = sentences.at(-1);
  if (last === undefined || sentences.length === 1) return undefined;
  if (kind === 'first_line') return sentences[0];
  const reached =
    selection !== undefined && selection.to > last.from
      ? sentences.slice(1).find(({ to }) => to > selection.from)
      : last;
  return { from: reached?.from ?? last.from, to: last.to };
};

/** The text with a passage replaced. */
export const withPassage = (text: string, { from, to }: Passage, words: string): string =>
  text.slice(0, from) + words + text.slice(to);
