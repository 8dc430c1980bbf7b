import { paths } from '#web/lib/paths.ts';

/**
 * Whether this page may ask for the microphone. Only a page loaded at a storyboard’s path may, wherever the
 * app has navigated since. See `RECORDING_PATH` in `infra/security-headers.ts`.
 */
export const mayRecordHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname.startsWith(`${paths.studio}/`);
};
