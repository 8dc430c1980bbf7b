import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchVoices, type Progress } from './fetch-voices.ts';
import { downloadCommands, folderSource } from './part-source.ts';
import { LAMBDA_SYSTEM, megabytes, PARTS, SYSTEM } from './parts.ts';
import { registryClients } from './registry-clients.ts';
import { voicesFolder, voicesHome } from './voices-folder.ts';
import { VoicesProblem } from './voices-problem.ts';

const HELP = `npm run voices                      fetches the neural voices into this user’s cache
npm run voices -- --from <folder>   takes their files from a folder, without a network
npm run voices -- --for-lambda      fetches them for the functions of a stage
npm run voices -- --remove          removes the neural voices of every version of Veilcast

These commands download the files into the current folder:
${downloadCommands()}`;

const STEP_PERCENT = 10;

/** In a terminal, updates a single line; elsewhere, prints a line for every 10 % completed. */
function progressLine(): { show(progress: Progress): void; end(): void } {
  const isTerminal = process.stdout.isTTY;
  let shown = '';
  let nextPercent = 0;
  return {
    show: ({ doneBytes, totalBytes }) => {
      const line = `Neural voices: ${megabytes(doneBytes)} of ${megabytes(totalBytes)} MB`;
      const percent = (100 * doneBytes) / totalBytes;
      if (line === shown || (!isTerminal && percent < nextPercent)) return;
      nextPercent = percent - (percent % STEP_PERCENT) + STEP_PERCENT;
      shown = line;
      process.stdout.write(isTerminal ? `\r${line}` : `${line}\n`);
    },
    end: () => {
      if (isTerminal && shown !== '') process.stdout.write('\n');
    },
  };
}

function remove(): void {
  const home = voicesHome(process.env);
  for (const name of readdirSync(home, { withFileTypes: true }))
    if (name.name.startsWith('voices-')) rmSync(join(home, name.name), { recursive: true, force: true });
}

async function run(): Promise<string> {
  const options = {
    from: { type: 'string' },
    'for-lambda': { type: 'boolean' },
    remove: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return HELP;
  if (values.remove) {
    remove();
    return 'The neural voices are removed.';
  }
  const system = values['for-lambda'] ? LAMBDA_SYSTEM : SYSTEM;
  const folder = voicesFolder(process.env, system);
  const line = progressLine();
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  try {
    const outcome = await fetchVoices({
      folder,
      parts: PARTS,
      system,
      source:
        values.from === undefined
          ? registryClients()
          : folderSource(resolve(process.env['INIT_CWD'] ?? '.', values.from)),
      signal: ended.signal,
      thorough: true,
      onProgress: (progress) => line.show(progress),
      onWait: () => console.log('Another Veilcast is fetching the neural voices: waiting for it …'),
    });
    line.end();
    return outcome === 'fetched'
      ? `The neural voices are ready in ${folder}.`
      : `The neural voices in ${folder} are whole.`;
  } catch (error) {
    line.end();
    if (ended.signal.aborted) return 'Stopped. Finished parts are kept: npm run voices goes on with them.';
    throw error;
  }
}

try {
  console.log(await run());
} catch (error) {
  const isOurs = error instanceof VoicesProblem;
  console.error(isOurs ? error.message : error);
  if (isOurs && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}
