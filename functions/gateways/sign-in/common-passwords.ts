import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { GUESSED_WITHIN_LOG10, JUDGED_CHARS, ownWords } from '#contract/common-password.ts';
import type { IsCommonPassword } from '#functions/domain/account/ports.ts';
import { breachedPasswords } from './breached-passwords.ts';

/**
 * Recognises passwords that attackers try first: the most common ones, even in capitals, backwards, or with digits
 * replacing or surrounding letters; keyboard rows; sequences; and anything derived from the person’s name and email
 * address. The page uses the same library, but without the list of stolen passwords that is also checked here.
 */
export const commonPasswords = (): IsCommonPassword => {
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const isBreached = breachedPasswords();
  return ({ password, email, name }) =>
    isBreached(password) ||
    judge.check(password.slice(0, JUDGED_CHARS), ownWords(email, name)).guessesLog10 < GUESSED_WITHIN_LOG10;
};
