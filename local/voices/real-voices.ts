import { fetchVoices } from './fetch-voices.ts';
import { PARTS } from './parts.ts';
import { registryClients } from './registry-clients.ts';
import { voicesFolder } from './voices-folder.ts';

/**
 * The folder of the real neural voices in this user’s cache, fetched when they are missing. Rejects when they
 * can't be fetched.
 */
export async function realVoices(): Promise<string> {
  const folder = voicesFolder(process.env);
  const { signal } = new AbortController();
  await fetchVoices({ folder, parts: PARTS, source: registryClients(), signal, thorough: true });
  return folder;
}
