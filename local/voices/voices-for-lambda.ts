import { isInstalled } from './installed.ts';
import { LAMBDA_SYSTEM, PARTS, versionOf } from './parts.ts';
import { voicesFolder } from './voices-folder.ts';

/**
 * The folder that holds the neural voices for Lambda; undefined until `npm run voices -- --for-lambda` has filled it.
 */
export const voicesForLambda = (user: Readonly<Record<string, string | undefined>>): string | undefined => {
  const folder = voicesFolder(user, LAMBDA_SYSTEM);
  return isInstalled(folder, versionOf(PARTS)) ? folder : undefined;
};
