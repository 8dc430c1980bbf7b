import { paths } from '#web/lib/paths.ts';

/**
 * Whether this page may ask for the microphone: only one loaded at a path below the storyboards may, wherever
 * its app has navigated since. See `RECORDING_PATH` in `infra/security-headers.ts`.
 */
export const mayRecordHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname.startsWith(`${paths.studio}/`);
};
