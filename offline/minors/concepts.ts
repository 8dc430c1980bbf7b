import type { Lexicon } from './find-terms.ts';

/**
 * The terms for the last three concepts occur in reports and trials, in lessons and advice, and in history,
 * respectively.
 */
export type Concept = 'child' | 'intimate' | 'explicit' | 'abuse material' | 'justice' | 'help' | 'history';
export type MinorsLexicon = Lexicon<Concept>;
