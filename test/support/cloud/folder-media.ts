import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Media } from '#functions/domain/media/ports.ts';

/** A media bucket in a folder; keys are paths below it. */
export const folderMedia = (root: string): Media => {
  const made = async (key: string): Promise<string> => {
    const path = join(root, key);
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  const removeAll: Media['removeAll'] = async (prefix, ...except) => {
    const keys = await readdir(root, { recursive: true });
    await Promise.all(
      keys
        .filter((key) => key.startsWith(prefix) && !except.some((kept) => `${key}/`.startsWith(kept)))
        .map((key) => rm(join(root, key), { recursive: true, force: true })),
    );
  };
  return {
    removeAll,
    eraseAll: (prefix) => removeAll(prefix),
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
    copyAll: async (from, to) => {
      const keys = (await readdir(root, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((key) => key.startsWith(from));
      for (const key of keys) await copyFile(join(root, key), await made(to + key.slice(from.length)));
      return keys.length;
    },
  };
};
