/** The kind of subject, which decides how a story may refer to it. */
export type Kind = 'hero' | 'thing' | 'idea' | 'question' | 'text';
export type Pronoun = 'he' | 'she' | 'they' | 'it';

/** A noun phrase in the three forms a narrator needs, articles included. */
export interface Phrase {
  /** At its first mention: "an old lighthouse by the sea". */
  readonly first: string;
  /** In full, when the listener can know it: "the old lighthouse by the sea". */
  readonly full: string;
  /** After its first mention: "the lighthouse". */
  readonly short: string;
  readonly plural: boolean;
}

export interface Person extends Phrase {
  readonly pronoun: Pronoun;
  /** A plain English noun for the painter: "sailor", "old woman", "fox". */
  readonly figure: string;
}

/** A parsed prompt. Optional parts are those the prompt does not name. */
export interface Brief {
  readonly kind: Kind;
  readonly topic: Phrase;
  readonly hero?: Person;
  /** What the hero did, as a past-tense predicate: "found a key". */
  readonly deed?: string;
  /** A concrete thing the hero deals with. */
  readonly thing?: Phrase;
  /** A direct question with its question mark. */
  readonly question?: string;
  /** Where, with its preposition: "in Venice". */
  readonly place?: string;
  /** When, with its preposition: "in 1908". */
  readonly when?: string;
  /** English nouns of the prompt that the painter may recognise, in order. */
  readonly nouns: readonly string[];
  readonly title: string;
}
