import type { z } from 'zod';
import { accountLetters } from './letters/account.ts';
import { creditLetters } from './letters/credits.ts';
import { newsletterLetters } from './letters/newsletter.ts';
import { publishingLetters } from './letters/publishing.ts';
import { ruleLetters } from './letters/rules.ts';
import { seriesLetters } from './letters/series.ts';
import { videoLetters } from './letters/videos.ts';

/** Every kind of letter. To add a kind, add a row to the file for its subject. */
export const LETTERS = {
  ...videoLetters,
  ...seriesLetters,
  ...publishingLetters,
  ...creditLetters,
  ...accountLetters,
  ...ruleLetters,
  ...newsletterLetters,
} as const;

export type LetterKind = keyof typeof LETTERS;
export type FactsOf<K extends LetterKind> = z.input<(typeof LETTERS)[K]['facts']>;

export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(LETTERS, kind);
