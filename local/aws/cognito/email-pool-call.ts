import { CognitoError, InvalidParameterError } from 'cognito-local/lib/errors.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import { z } from 'zod';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';

export type PoolServices = Pick<
  Services,
  'clock' | 'cognito' | 'config' | 'messages' | 'otp' | 'tokenGenerator' | 'triggers'
>;

/**
 * A call to the user pool's API. `signed` calls are meant for programs: Cognito requires an AWS account’s signature.
 */
export interface PoolCall {
  readonly signed?: true;
  run(body: unknown): Promise<unknown>;
}

export const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new InvalidParameterError(z.prettifyError(parsed.error));
};

export const Password = z.string().max(PASSWORD_CHARS.max);

export const checkPassword = (password: string): void => {
  if (password.length < PASSWORD_CHARS.min)
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
};
