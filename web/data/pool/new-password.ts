import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { COMMON, type EmailProblem, WEAK } from './email-problems.ts';

/** The problem with a new password’s length or spaces, if any. */
export const weaknessOf = (password: string): EmailProblem | undefined =>
  password.length < PASSWORD_CHARS.min || password !== password.trim() ? WEAK : undefined;

/** Loads the list to avoid a call to our API, which checks the same list and has the final say. */
export const commonnessOf = async (
  password: string,
  owner: { readonly email: string; readonly name: string },
): Promise<EmailProblem | undefined> => {
  try {
    const { isCommonPassword } = await import('./common-passwords.ts');
    return isCommonPassword(password, owner.email.trim(), owner.name.trim()) ? COMMON : undefined;
  } catch {
    return undefined;
  }
};
