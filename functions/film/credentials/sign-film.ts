import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FilmMakers } from '#functions/domain/credentials/maker.ts';
import { CONTENT_TYPES } from '#functions/film/files/content-types.ts';
import type { JoinedFilm } from '#functions/film/join/join-film.ts';
import { signBytes } from './c2pa.ts';
import type { CoseKey } from './cose.ts';
import { manifestOf } from './manifest.ts';

interface Unsigned {
  readonly path: string;
  readonly type: string;
  readonly makers: FilmMakers;
  /** Where the manifest is stored if the file format can’t contain one. */
  readonly beside?: string | undefined;
}

const signedCopy = (path: string): string => `${path}.signed`;

/** `720p.c2pa` for `720p.webm`, because C2PA doesn’t define where a manifest goes in a WebM file. */
const besideOf = (path: string): string => path.replace(/\.webm$/u, '.c2pa');

/**
 * Signs all of a film’s files or none of them: an error leaves them all unchanged. Holds one file in memory at a
 * time. Throws `ManifestTooLarge`, and the library's errors.
 */
export const signFilm = async (
  film: JoinedFilm,
  by: { readonly signer: CoseKey; readonly title: string; readonly makers: FilmMakers },
): Promise<JoinedFilm> => {
  const pictures = [film.poster, ...film.thumbnails];
  const files: Unsigned[] = [
    ...film.files.map(({ format, path }) => ({
      path,
      type: CONTENT_TYPES[format],
      makers: by.makers,
      beside: format === 'webm' ? besideOf(path) : undefined,
    })),
    ...pictures.map((path) => ({ path, type: 'image/jpeg', makers: { ...by.makers, voices: [] } })),
  ];
  try {
    for (const file of files) await signCopy(file, by);
    for (const { path, beside } of files) if (beside === undefined) await rename(signedCopy(path), path);
  } finally {
    await Promise.all(files.map(({ path }) => rm(signedCopy(path), { force: true })));
  }
  return {
    ...film,
    files: await Promise.all(
      film.files.map(async (file) => ({
        ...file,
        bytes: (await stat(file.path)).size,
        ...(file.format === 'webm' && { manifest: besideOf(file.path) }),
      })),
    ),
  };
};

const signCopy = async (
  { path, type, makers, beside }: Unsigned,
  { signer, title }: { readonly signer: CoseKey; readonly title: string },
): Promise<void> => {
  const file = { bytes: await readFile(path), type, isBeside: beside !== undefined };
  const { asset, manifest } = await signBytes(signer, file, manifestOf(title, makers));
  await (beside === undefined ? writeFile(signedCopy(path), asset) : writeFile(beside, manifest));
};
