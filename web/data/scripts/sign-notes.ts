import { readingOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { leftOut, signsIn } from '#contract/drawable.ts';

/** More notes of the same kind would only point out the same mistake again. */
export const MOST_ALIKE = 3;

/** What happens to a symbol: captions don’t show it, no voice says it, or both. */
type Lack = 'left out' | 'unsaid' | 'unshown';

/** A symbol that isn’t shown or isn’t said, and the first place where it occurs. */
interface SignNote {
  readonly sign: string;
  readonly from: number;
  readonly lack: Lack;
}

/** No viewer expects to hear any other punctuation. */
const SIGN = /[\p{S}\p{No}*_#\\•‣†‡¶·]/u;
/** It is never said. */
const SILENT = '☐';
/** As much text around a symbol as it takes to tell how the symbol is read. */
const CONTEXT_CHARS = 60;
const MOST_PLACES = 20;

const saidOf = (text: string, language: Language): string =>
  readingOf(text, language)
    .flatMap(({ spoken }) => (spoken === '' ? [] : [spoken]))
    .join(' ');

/** Where a symbol occurs in a text, on its own or several times in a row. */
interface Place {
  readonly from: number;
  readonly to: number;
}

const placesOf = (text: string, sign: string): readonly Place[] => {
  const places: Place[] = [];
  for (let from = text.indexOf(sign); from !== -1 && places.length < MOST_PLACES; ) {
    let to = from + sign.length;
    while (text.startsWith(sign, to)) to += sign.length;
    places.push({ from, to });
    from = text.indexOf(sign, to);
  }
  return places;
};

const isSaid = (text: string, { from, to }: Place, language: Language): boolean => {
  const before = text.slice(Math.max(0, from - CONTEXT_CHARS), from);
  const after = text.slice(to, to + CONTEXT_CHARS);
  return (
    saidOf(before + text.slice(from, to) + after, language) !== saidOf(before + SILENT + after, language)
  );
};

/** The first symbols in a text that viewers don’t see, don’t hear, or neither see nor hear. */
export const signNotes = (text: string, language: Language): readonly SignNote[] => {
  const hidden = new Set(leftOut(text));
  const notes: SignNote[] = [];
  for (const sign of signsIn(text)) {
    const isHidden = hidden.has(sign);
    if (!isHidden && !SIGN.test(sign)) continue;
    const places = placesOf(text, sign);
    const unsaid = places.find((place) => !isSaid(text, place, language));
    const { from } = unsaid ?? places[0] ?? { from: 0 };
    const lack = unsaid === undefined ? 'unshown' : isHidden ? 'left out' : 'unsaid';
    if (unsaid === undefined && !isHidden) continue;
    if (notes.filter((note) => note.lack === lack).length < MOST_ALIKE) notes.push({ sign, from, lack });
  }
  return notes;
};

/** A sentence that says what happens to symbols. */
export const signSentence = (signs: readonly string[], lack: Lack): string => {
  const quoted = signs.map((sign) => `“${sign}”`).join(', ');
  const [are, them] = signs.length === 1 ? ['is', 'it'] : ['are', 'them'];
  switch (lack) {
    case 'left out':
      return `${quoted} ${are} left out: no voice says ${them}, and captions don’t show ${them}.`;
    case 'unsaid':
      return `${quoted} ${are} only shown: no voice says ${them}.`;
    case 'unshown':
      return `${quoted} ${are} only said: captions can’t show ${them}.`;
  }
};

/** The notes about a text’s symbols, one sentence for each kind. */
export const signSentences = (text: string, language: Language): string =>
  [...Map.groupBy(signNotes(text, language), ({ lack }) => lack)]
    .map(([lack, notes]) =>
      signSentence(
        notes.map(({ sign }) => sign),
        lack,
      ),
    )
    .join(' ');
