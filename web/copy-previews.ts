import { cp, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A folder of sound files in the repository and where it is served. Both are relative paths. */
export interface PreviewFolder {
  readonly from: string;
  readonly to: string;
}

const isSound = (path: string): boolean => /\.(?:mp3|ogg)$/u.test(path);

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Copies the shipped sound previews into the built site. A folder that has not been made yet is left out. */
export const copyPreviews = (folders: readonly PreviewFolder[]): Plugin => {
  let outDir = '';
  return {
    name: 'copy-previews',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      for (const { from, to } of folders) {
        if (!(await exists(from))) continue;
        await cp(from, resolve(outDir, to), {
          recursive: true,
          filter: async (source) => (await stat(source)).isDirectory() || isSound(source),
        });
      }
    },
  };
};
