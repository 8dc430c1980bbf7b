import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { GUESSED_WITHIN_LOG10, JUDGED_CHARS, ownWords } from '#contract/common-password.ts';

/* The list is large. Load it only where users choose a password. */

let judge: ZxcvbnFactory | undefined;

/** Whether our API would refuse a password because it is one that attackers try first. */
export const isCommonPassword = (password: string, email: string, name: string): boolean => {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guessesLog10 } = judge.check(password.slice(0, JUDGED_CHARS), ownWords(email, name));
  return guessesLog10 < GUESSED_WITHIN_LOG10;
};
