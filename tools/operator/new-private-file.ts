import { open, rm } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

/**
 * Creates a file that only its owner can read, and fills it with what `work` returns. Fails when there is one of that
 * name already, before `work` begins; leaves no file behind when `work` fails.
 */
export const newPrivateFile = async (path: string, work: () => Promise<string>): Promise<void> => {
  const file = await open(path, 'wx', OWNER_ONLY).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new Error(`${path} exists already. Move it away, or name another file.`) : error;
  });
  try {
    await file.writeFile(await work());
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
};
