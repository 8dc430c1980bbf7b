import { constants, setPriority } from 'node:os';
import { isKokoroReady } from '@veilcast/kokoro/folder';
import { endWithParent } from '#local/support/child-process.ts';
import { fetchVoices } from './fetch-voices.ts';
import { megabytes, PARTS } from './parts.ts';
import { registryClients } from './registry-clients.ts';
import { voicesFolder } from './voices-folder.ts';
import { VoicesProblem } from './voices-problem.ts';

// Downloads the neural voices while the product runs, at low priority, and prints a line in the terminal at the start
// and at the end.
const folder = voicesFolder(process.env);
const ended = new AbortController();

async function work(): Promise<void> {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
    const outcome = await fetchVoices({
      folder,
      parts: PARTS,
      source: registryClients(),
      signal: ended.signal,
      onStart: (bytes) =>
        console.log(
          `Fetching the neural voices, once: ${megabytes(bytes)} MB. Until they are here, simple voices speak.`,
        ),
    });
    if (outcome === 'fetched') console.log('The neural voices are ready.');
  } catch (error) {
    if (ended.signal.aborted) return;
    const why = error instanceof VoicesProblem ? error.message : String(error);
    const speaking = isKokoroReady(folder)
      ? 'The neural voices speak, but need longer for it.'
      : 'Simple voices speak.';
    console.log(`${speaking} ${why}`);
  }
}

const done = work();
endWithParent(() => {
  ended.abort();
  return done;
});
void done.finally(() => process.disconnect?.());
