import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';

/** A media bucket in a folder; keys are paths below it. */
export const folderMedia = (root: string): Media => {
  const made = async (key: string): Promise<string> => {
    const path = join(root, key);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    read: (key) => readFile(join(root, key)),
    fetch: (key, path) => copyFile(join(root, key), path),
    exists: (key) =>
      stat(join(root, key)).then(
        () => true,
        () => false,
      ),
    write: async (key, body) => writeFile(await made(key), body),
    store: async (path, key) => {
      await copyFile(path, await made(key));
      return (await stat(path)).size;
    },
    removeAll: async (prefix, except) => {
      const keys = await readdir(root, { recursive: true });
      await Promise.all(
        keys
          .filter((key) => key.startsWith(prefix) && (except === undefined || !`${key}/`.startsWith(except)))
          .map((key) => rm(join(root, key), { recursive: true, force: true })),
      );
    },
  };
};
