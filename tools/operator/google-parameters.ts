import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { GOOGLE_PARAMETER, stackNames } from '#infra/stage/names.ts';

/**
 * The parameters that turn Google sign-in on if the stage has stored both fields of its Google client, and off
 * otherwise. CloudFormation reads the client secret itself; no parameter contains it.
 */
export const googleParameters = (stage: string, stored: SecretFields | undefined): readonly string[] => {
  const { clientId = '', clientSecret = '' } = stored ?? {};
  const value = clientId.trim() === '' || clientSecret.trim() === '' ? '' : clientId.trim();
  const { data, site } = stackNames(stage);
  return [data, site].map((stack) => `${stack}:${GOOGLE_PARAMETER}=${value}`);
};
