import { resolveTxt } from 'node:dns/promises';

const MISSING = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name, each in one piece; none when it does not exist. */
export const txtRecords = async (name: string): Promise<readonly string[]> => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return [];
    throw error;
  }
};
