import type { WrittenWord } from './written-words.ts';

/** How to say one written word; `dotted`: the dot after it is part of the word, not a pause. */
export interface Said {
  readonly spoken: string;
  readonly dotted?: boolean;
}
/** How to say the words from a given position on, one entry per word; undefined if the reader doesn’t handle them. */
export type Reading = readonly Said[] | undefined;
export type Reader = (words: readonly WrittenWord[], at: number, tongue: Tongue) => Reading;

export const say = (...spoken: readonly string[]): readonly Said[] => spoken.map((one) => ({ spoken: one }));

/** How to say a number before its noun; `plain` when there is no noun. */
export type Form = 'plain' | 'masculine' | 'feminine';
/** Singular and plural of a noun; the third element marks it as feminine. */
export type Noun = readonly [one: string, many: string, gender?: 'f'];

export interface Numbers {
  readonly cardinal: (number: bigint, form?: Form) => string;
  /** The ordinal in its dictionary form. */
  readonly ordinal: (number: bigint) => string;
  readonly year: (number: bigint) => string;
}

export interface Currency {
  readonly unit: Noun;
  /** Missing if the currency has no smaller unit; amounts then have decimals: “151.86 yen”. */
  readonly minor?: Noun;
}

/** Units, currencies and magnitudes, keyed by how they are written. */
export interface Amounts {
  readonly units: Readonly<Record<string, Noun>>;
  /** Units that are read as ordinary words or letters if there is a space after the number. */
  readonly gluedUnits: ReadonlySet<string>;
  readonly currencies: Readonly<Record<string, Currency>>;
  /** What may come after “per”: “day” in “bottles/day”. */
  readonly counters: ReadonlySet<string>;
  /** Written after a number: “million”, “bn”, “Mio.”. */
  readonly magnitudes: Readonly<Record<string, Noun>>;
  /** Letters that are magnitudes only in sums of money. */
  readonly moneyMagnitudes: Readonly<Record<string, Noun>>;
  /** Fractions that have their own names. */
  readonly fractions: Readonly<Record<string, readonly [alone: string, afterWhole: string]>>;
}

/** A language’s words for punctuation marks and signs. */
export interface Marks {
  readonly minus: string;
  readonly plus: string;
  /** Spoken between the two numbers of a range, a ratio or a score. */
  readonly to: string;
  readonly ratio: string;
  /** Spoken between a score and the maximum, as in 8/10. */
  readonly outOf: string;
  readonly and: string;
  /** Spoken for the comma or the dot between a whole number and its fraction. */
  readonly comma: string;
  readonly point: string;
  /** Said in web addresses. */
  readonly at: string;
  readonly dot: string;
  readonly slash: string;
  readonly hyphen: string;
  readonly underscore: string;
  readonly hashtag: string;
  readonly number: string;
  /** Spoken for the slash in “€/kg”. */
  readonly per: string;
  /** Spoken between dimensions, as in “3 × 4 m”. */
  readonly by: string;
  /** Signs that are spoken wherever they occur. */
  readonly signs: Readonly<Record<string, string>>;
  /** Signs that are spoken only between two numbers, such as the x in 3 x 4. */
  readonly betweenNumbers: Readonly<Record<string, string>>;
}

export interface Lexicon {
  readonly marks: Marks;
  /**
   * Keyed by the abbreviation without its last dot. If the abbreviation consists of several written words, vertical
   * bars separate the spoken words for each.
   */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Abbreviations that may end a sentence, depending on whether a capital follows. */
  readonly mayEnd: ReadonlySet<string>;
  /** Words that often start a sentence, and are in lower case elsewhere. */
  readonly beginnings: ReadonlySet<string>;
  /** Abbreviations that are ordinary words if the dot is missing. */
  readonly needDot: ReadonlySet<string>;
  /** Abbreviations that occur only in front of a number. */
  readonly beforeNumber: Readonly<Record<string, string>>;
  /** Abbreviations that are read letter by letter although they could be words. */
  readonly spelled: ReadonlySet<string>;
  /** Initialisms that are also ordinary words, and are read as words in shouted text: “TOLD US”. */
  readonly alsoWords: ReadonlySet<string>;
  /** Single letters that are also words, with the letter’s name spelled out. */
  readonly letters: Readonly<Record<string, string>>;
  /** Words that may be followed by a letter used as a name: “Plan B”. */
  readonly lettered: ReadonlySet<string>;
}

export interface Tongue extends Lexicon, Amounts {
  readonly code: 'en' | 'es' | 'fr' | 'de';
  readonly numbers: Numbers;
  /**
   * Whether commas separate thousands and dots decimals, as in English, or the reverse; `both` if both styles occur.
   */
  readonly separators: 'english' | 'continental' | 'both';
  /** Whether a plain space may separate thousands: always, or only where it is unambiguous. */
  readonly groupsBySpace: 'always' | 'certain';
  /** Whether the groups of a telephone number are read as numbers or digit by digit. */
  readonly phonesBy: 'numbers' | 'digits';
  /** Whether decimals are read digit by digit or, if short, as a number. */
  readonly decimals: 'digits' | 'number';
  /** Whether an amount takes the singular. */
  readonly isOne: (whole: string, fraction: string | undefined) => boolean;
  readonly formBefore: (word: WrittenWord, next: WrittenWord | undefined) => Form;
  /** Whether the number at a position is a year rather than a count. */
  readonly isYear: (words: readonly WrittenWord[], at: number) => boolean;
  /** Whether an amount describes what follows and keeps the singular: “a 10 km walk”. */
  readonly isAdjective: (words: readonly WrittenWord[], at: number) => boolean;
  /** How a unit or currency is said after a magnitude: “millones de euros”. */
  readonly afterMagnitude: (magnitude: string, noun: string) => string;
  /** What follows the whole number in a sum of money with cents. */
  readonly moneyTail: (unit: string, cents: string, minorUnit: string) => string;
  readonly sayFraction: (over: bigint, under: bigint) => string;
  /** An exponent: “squared”, “to the sixth”. */
  readonly sayPower: (exponent: bigint) => string;
  /** A squared or cubed unit: “square meter”. */
  readonly powered: (unit: Noun, power: 2 | 3) => Noun;
  /** The words for “and a half”, such as “y media”, in languages that put them after the noun. */
  readonly sayHalfMore?: (form: Form) => string;
  readonly sayMixed: (whole: string, fraction: string) => string;
  /** Readers for forms unique to this language; they are tried first. */
  readonly readers: readonly Reader[];
}
