import type { Lexicon } from './find-terms.ts';

/** The last three are what reports and trials, lessons and help, and pieces of history mention. */
export type Concept = 'child' | 'intimate' | 'explicit' | 'abuse material' | 'justice' | 'help' | 'history';
export type MinorsLexicon = Lexicon<Concept>;
