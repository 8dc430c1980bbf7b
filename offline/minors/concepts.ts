import type { Lexicon } from './find-terms.ts';

/** Words of the last three occur in reports and trials, in lessons and advice, and in history. */
export type Concept = 'child' | 'intimate' | 'explicit' | 'abuse material' | 'justice' | 'help' | 'history';
export type MinorsLexicon = Lexicon<Concept>;
