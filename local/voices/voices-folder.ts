import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { PARTS, SYSTEM, versionOf } from './parts.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const usualCache = (user: Variables, home: string, platform: NodeJS.Platform): string => {
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  if (platform === 'win32') return user['LOCALAPPDATA'] || join(home, 'AppData', 'Local');
  return join(home, '.cache');
};

/** The folder in the user’s cache that holds the neural voices of every version of Veilcast. */
export const voicesHome = (
  user: Variables,
  home: string = user['HOME'] || homedir(),
  platform: NodeJS.Platform = process.platform,
): string => {
  const named = user['XDG_CACHE_HOME'];
  return join(named && isAbsolute(named) ? named : usualCache(user, home, platform), 'veilcast');
};

/**
 * The folder with this version’s neural voices for a system, by default this one; several systems may share a home
 * folder.
 */
export const voicesFolder = (user: Variables, system: string = SYSTEM): string =>
  join(voicesHome(user), `voices-${versionOf(PARTS)}-${system}`);

/**
 * Whether the product downloads and uses the neural voices: not if `VEILCAST_VOICES=off` is set or another narrator
 * is chosen, and in continuous integration only on request.
 */
export const areVoicesWanted = (user: Variables): boolean => {
  const choice = user['VEILCAST_VOICES'];
  const isChosen = choice === undefined || choice === '' ? !user['CI'] : choice !== 'off';
  return isChosen && !user['SPEECH_BASE_URL'] && (user['NARRATOR'] || 'kokoro') === 'kokoro';
};
