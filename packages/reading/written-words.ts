/** A stretch of text between white space, separated from its surrounding punctuation. */
export interface WrittenWord {
  /** Without surrounding punctuation, in composed characters; empty if the stretch is only punctuation. */
  readonly text: string;
  /** The position of `text`, or of the whole stretch if it is only punctuation, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Punctuation directly before and after the word. */
  readonly opens: string;
  readonly closes: string;
  /** Whether the next word is part of the same stretch, as after the hyphen of “5-km”. */
  readonly joined: boolean;
  /** Whether the space before the word is non-breaking. */
  readonly isBound?: boolean;
}

/** Signs of currencies. */
export const MONEY = '$€£₤¥₹₽₩₿₺₴₫฿₪₱₦₡₲¢';
/** Roman numerals and units that are one character each, as in “Ⅷ”, “5 ℃” and “5 ㎞”. */
const COMPACT = String.raw`\u2103\u2109\u2160-\u217f\u3371-\u33df`;
/** Where a word starts; a sign is spoken only if it comes before what it belongs to. */
const FIRST = new RegExp(
  String.raw`[\p{L}\p{N}${MONEY}${COMPACT}#№@&§~<>±≈=≠≤≥∞√+×÷%‰°]|[-−](?=[\d${MONEY}]|[.,]\d)|[.,](?=\d)|(?<![.…])\.(?=\p{Ll}|\p{Lu}{2}|Net)|['’‘](?=\d)`,
  'u',
);
/** Everything up to the end of a word. The last alternatives are for “w/” and “c/”. */
const UP_TO_LAST = new RegExp(
  String.raw`^.*(?:[\p{L}\p{N}\p{M}${MONEY}${COMPACT}%‰°+=≠≤≥∞√&<>±≈×÷~§@#№]|(?<=^w)/|(?<=^[CcS])/)`,
  'su',
);
const FEET = /^\d{1,2}['’′]\d{1,2}(?:["”″]|'')?(?=[.,;:!?)]*$)/u;
/** Marks that are read only in the middle of a word, and never at its end. */
const HANGING = /(?<=[^§])(?:[&<>±≈≠≤≥√÷~§@№]|(?<!\d)×)+$/u;
const HANGING_HASH = /(?<=^.{2,})#+$/u;
const NAMED = /^(?:[CFcf]#|C\+\+)$/u;
/** A longer stretch is not a real word, so it is split in one pass. */
export const LONG_WORD = 100;

const coreOf = (stretch: string): { text: string; at: number } => {
  const at = stretch.search(FIRST);
  if (at < 0) return { text: '', at: 0 };
  const from = stretch.slice(at);
  const feet = FEET.exec(from)?.[0];
  if (feet !== undefined) return { text: feet, at };
  const text = UP_TO_LAST.exec(from)?.[0] ?? from;
  if (text.length > LONG_WORD) return { text, at };
  return { text: NAMED.test(text) ? text : text.replace(HANGING, '').replace(HANGING_HASH, ''), at };
};

const COMPACTS = new RegExp(`[${COMPACT}]+`, 'gu');
const INVISIBLE = /\p{Cf}/gu;
/** Combining lines through or under letters, as in “H̶e̶”. */
const STRUCK = /(?<=[\p{L}\p{M}])[\u0332\u0333\u0335-\u0338]/gu;
/** A letter normally has only a few combining marks; with thousands of them, normalization would take too long. */
const EXCESS_MARKS = /(?<=\p{M}{4})\p{M}+/gu;

/** Marks that people type instead of an apostrophe, as in “l´eau” and “12´500”. */
const ACCENTS = /(?<=\p{L})[´`](?=\p{L})|(?<=\d)[´`‘ʼ](?=\d{3})/gu;

const composed = (text: string): string => {
  const plain = text
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRUCK, '')
    .replaceAll(ACCENTS, "'")
    .replaceAll(COMPACTS, (compact) => compact.normalize('NFKC'));
  return (text.length > LONG_WORD ? plain.replaceAll(EXCESS_MARKS, '') : plain).normalize('NFC');
};

const wordOf = (stretch: string, offset: number, joined = false): WrittenWord => {
  const { text, at } = coreOf(stretch);
  const start = offset + (text === '' ? 0 : at);
  const end = text === '' ? offset + stretch.length : start + text.length;
  return {
    text: composed(text),
    start,
    end,
    opens: text === '' ? '' : stretch.slice(0, at),
    closes: text === '' ? stretch : stretch.slice(at + text.length),
    joined,
  };
};

/** A stretch also ends at a dash or an ellipsis between two letters. */
const AT_DASH = /(?<=\p{L}[—…])(?=\p{L})/u;

/** The parts between white space and dashes, with their positions; no part is left out. */
export const stretchesOf = (text: string): { readonly text: string; readonly start: number }[] =>
  [...text.matchAll(/\S+/gu)].flatMap(({ 0: whole, index }) => {
    let start = index;
    return whole.split(AT_DASH).map((part) => {
      start += part.length;
      return { text: part, start: start - part.length };
    });
  });

/** Full-width and small forms of signs, letters and digits, each as long as the character it stands for. */
const WIDE = /[\uff01-\uff5e\uffe0-\uffe2\uffe4-\uffe6\ufe5f-\ufe62\ufe68-\ufe6b]/gu;

/** The stretches of a text, in order. */
export const writtenWords = (text: string): WrittenWord[] =>
  stretchesOf(text.replaceAll(WIDE, (sign) => sign.normalize('NFKC'))).map((stretch) => {
    const word = wordOf(stretch.text, stretch.start);
    return /[\u00a0\u2007\u2009\u202f]/u.test(text.charAt(stretch.start - 1))
      ? { ...word, isBound: true }
      : word;
  });

/**
 * The pieces of one written word, for readers that don't handle compounds; offsets count from the start of
 * each piece.
 */
export const piecesOf = (pieces: readonly string[]): WrittenWord[] =>
  pieces.map((piece, index) => wordOf(piece, 0, index < pieces.length - 1));
