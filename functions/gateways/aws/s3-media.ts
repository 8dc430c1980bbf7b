import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  type ObjectIdentifier,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { EDGE_CACHE_SECONDS } from '#contract/catalogue.ts';
import { use } from '#functions/cost/meter.ts';
import { meterS3 } from '#functions/cost/meter-aws.ts';
import { byteMonths } from '#functions/cost/retention.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { timeLimits } from '#functions/runtime/time-limits.ts';
import { versionPages } from './objects/object-versions.ts';

/** Deletes every object on the pages, one page at a time. Throws after the last page if any deletion was refused. */
const deleteObjects = async (
  { client, bucket }: { readonly client: S3Client; readonly bucket: string },
  pages: AsyncIterable<ObjectIdentifier[]>,
  where: string,
): Promise<void> => {
  const refused: string[] = [];
  let objects = 0;
  for await (const page of pages) {
    if (page.length === 0) continue;
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: page.map(({ Key, VersionId }) => ({ Key, VersionId })), Quiet: true },
      }),
    );
    refused.push(...Errors.map(({ Code, Key }) => `${Code} for ${Key}`));
    objects += page.length;
  }
  if (refused.length > 0)
    throw new Error(`${refused.length} of ${objects} objects under ${where} weren’t deleted: ${refused[0]}`);
};

const ANSWER_LIMIT_MS = 30_000;
const MAX_ATTEMPTS = 4;
const COPIES_AT_ONCE = 8;
/** How long the edge and browsers may cache a file that they were allowed to open. */
const KEPT = `max-age=${EDGE_CACHE_SECONDS}`;

/**
 * The objects in one bucket. Throws the SDK’s own errors; the SDK’s retries cover throttling and dropped connections.
 */
export const s3Media = (bucket: string): Media => {
  const client = meterS3(
    new S3Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
  );
  const get = async (Key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
    if (Body === undefined) throw new Error(`The object ${Key} has no body`);
    return Body;
  };
  async function* listPages(prefix: string, except: readonly string[]) {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: prefix },
    ))
      yield Contents.filter(({ Key = '' }) => !except.some((kept) => Key.startsWith(kept))).map(
        ({ Key }) => ({ Key }),
      );
  }
  return {
    read: async (key) => (await get(key)).transformToByteArray(),
    fetch: async (key, path) => {
      const body = await get(key);
      await pipeline(
        body instanceof Readable ? body : Readable.from([await body.transformToByteArray()]),
        createWriteStream(path),
      );
    },
    exists: async (key) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    write: async (key, body, contentType) => {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          CacheControl: KEPT,
        }),
      );
      use('s3.storage', byteMonths(key, Buffer.byteLength(body)));
    },
    store: async (path, key, contentType) => {
      const { size } = await stat(path);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: contentType,
          CacheControl: KEPT,
        }),
      );
      use('s3.storage', byteMonths(key, size));
      return size;
    },
    copyAll: async (from, to) => {
      let copied = 0;
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: from },
      )) {
        const names = Contents.flatMap(({ Key }) => Key ?? []);
        for (let at = 0; at < names.length; at += COPIES_AT_ONCE)
          await Promise.all(
            names.slice(at, at + COPIES_AT_ONCE).map((key) =>
              client.send(
                new CopyObjectCommand({
                  Bucket: bucket,
                  CopySource: `${bucket}/${key}`,
                  Key: `${to}${key.slice(from.length)}`,
                }),
              ),
            ),
          );
        copied += names.length;
      }
      return copied;
    },
    removeAll: (prefix, ...except) => deleteObjects({ client, bucket }, listPages(prefix, except), prefix),
    eraseAll: (prefix) => deleteObjects({ client, bucket }, versionPages({ client, bucket }, prefix), prefix),
  };
};
