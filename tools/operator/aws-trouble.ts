const WITHOUT_CREDENTIALS = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
]);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export const lacksCredentials = (error: unknown): boolean => WITHOUT_CREDENTIALS.has(nameOf(error));

export const NO_CREDENTIALS =
  'no credentials: sign in with "aws sso login" or "aws configure", and name the profile in AWS_PROFILE';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Explains what to do about a problem between the caller and AWS; undefined for any other error. */
export const accessTrouble = (error: unknown): string | undefined => {
  if (lacksCredentials(error)) return NO_CREDENTIALS;
  const message = messageOf(error);
  if (/region is missing/iu.test(message))
    return 'no region: set AWS_REGION, or name one for the stage in infra/stage/stages.ts';
  return nameOf(error).startsWith('AccessDenied') ? `not allowed: ${message}` : undefined;
};

/** Describes a failed AWS call in a sentence. */
export const awsTrouble = (error: unknown): string =>
  accessTrouble(error) ?? `unexpected answer: ${messageOf(error)}`;
