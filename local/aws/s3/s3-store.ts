import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, glob, link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import FilesystemStore, { type IncomingObject } from 's3rver/lib/stores/filesystem.js';

const PART_SUFFIX = '.part';

/** Thrown if a key that was to be written for the first time already exists. */
export class ObjectExists extends Error {
  override readonly name = 'ObjectExists';
}

/** Removes partial uploads that the last process left behind. */
export async function removeUnfinishedUploads(directory: string): Promise<void> {
  for await (const path of glob(`**/*${PART_SUFFIX}`, { cwd: directory }))
    await rm(join(directory, path), { force: true });
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const linkNew = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isTaken ? new ObjectExists(to) : error;
  }
};

/**
 * s3rver's file store with S3's guarantee that an object exists completely or not at all: when an upload is
 * cut off or the process is killed while storing, the object stays as it was.
 */
export class AtomicObjectStore extends FilesystemStore {
  /** `isNew`: fails with `ObjectExists` if the object exists, even if it was written while this call was running. */
  override async putObject(
    { bucket, key, content, metadata }: IncomingObject,
    { isNew = false }: { readonly isNew?: boolean } = {},
  ) {
    const objectPath = this.getResourcePath(bucket, key, 'object');
    const partPath = `${objectPath}.${randomUUID()}${PART_SUFFIX}`;
    const hash = createHash('md5');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    await mkdir(dirname(objectPath), { recursive: true });
    if (isNew && (await isThere(objectPath))) throw new ObjectExists(key);
    try {
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      await pipeline(source, measure, createWriteStream(partPath));
      const md5 = hash.digest('hex');
      if (isNew) await linkNew(partPath, objectPath);
      // An object without a checksum file gets a new one on the next read, so killing the process never leaves a
      // wrong ETag.
      await rm(this.getResourcePath(bucket, key, 'object.md5'), { force: true });
      await this.putMetadata(bucket, key, metadata);
      await rename(partPath, objectPath);
      await this.putMetadata(bucket, key, metadata, md5);
      return { size, md5 };
    } catch (error) {
      await rm(partPath, { force: true });
      throw error;
    }
  }

  override async deleteObject(bucket: string, key: string): Promise<void> {
    for (const resource of ['object', 'object.md5', 'metadata.json']) {
      await rm(this.getResourcePath(bucket, key, resource), { force: true });
    }
  }
}
