import { cp, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A folder with sound files: its path in the repository, and its path on the site. */
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

/** Copies the sound previews into the built site. Skips folders that don't exist yet. */
export const copyPreviews = (folders: readonly PreviewFolder[]): Plugin => {
  let outDir = '';
  let repository = '';
  return {
    name: 'copy-previews',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      repository = resolve(config.root, '..');
    },
    async writeBundle() {
      for (const { from, to } of folders) {
        const source = resolve(repository, from);
        if (!(await exists(source))) continue;
        await cp(source, resolve(outDir, to), {
          recursive: true,
          filter: async (path) => (await stat(path)).isDirectory() || isSound(path),
        });
      }
    },
  };
};
