import { readFile } from 'node:fs/promises';
import type { SeenCredentials, Signing } from '#functions/domain/credentials/signing.ts';
import {
  type ReadCredentials,
  readCredentials,
  readCredentialsBeside,
} from '#functions/film/credentials/read-credentials.ts';
import { CONTENT_TYPES } from '#functions/film/files/content-types.ts';
import type { FilmFile } from '#functions/film/join/join-film.ts';
import { fileName } from './certify-file.ts';

interface Signable {
  readonly name: string;
  readonly read: () => Promise<ReadCredentials>;
}

const signableOf = (file: FilmFile): Signable => ({
  name: fileName(file),
  read: async () => {
    const bytes = await readFile(file.path);
    return file.manifest === undefined
      ? readCredentials(bytes, CONTENT_TYPES[file.format])
      : readCredentialsBeside(bytes, await readFile(file.manifest));
  },
});

/**
 * Reads the Content Credentials in a film’s files and poster; adds a message for each file without valid credentials.
 * If the film is unsigned, returns the reason.
 */
export const inspectCredentials = async (
  { files, poster }: { readonly files: readonly FilmFile[]; readonly poster: string },
  signing: Signing,
  faults: string[],
): Promise<SeenCredentials | undefined> => {
  if (signing !== 'signed') return { notSigned: signing };
  let seen: SeenCredentials | undefined;
  const all: readonly Signable[] = [
    ...files.map(signableOf),
    { name: 'The poster', read: async () => readCredentials(await readFile(poster), 'image/jpeg') },
  ];
  for (const { name, read } of all) {
    try {
      const { faults: found, signedBy, isTest } = await read();
      seen = { signedBy, isTest };
      if (found.length > 0) faults.push(`${name} has invalid Content Credentials: ${found.join(', ')}.`);
    } catch (error) {
      faults.push(
        `${name} has no Content Credentials: ${error instanceof Error ? error.message : String(error)}.`,
      );
    }
  }
  return seen;
};
