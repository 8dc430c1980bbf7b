import { buffer } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';

/**
 * The files in a ZIP archive, by name. Reads the archive with a different library from the one that wrote it, and
 * checks every CRC.
 */
export const unzip = async (archive: Uint8Array): Promise<Map<string, Buffer>> => {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(archive), { lazyEntries: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(error),
    );
  });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error !== null) return reject(error);
        files.set(entry.fileName, await buffer(stream));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
};
