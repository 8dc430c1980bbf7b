import { CopyObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { timeLimits } from '#functions/runtime/time-limits.ts';
import { type ObjectVersion, versionPages } from './object-versions.ts';

const ANSWER_LIMIT_MS = 60_000;
const MAX_ATTEMPTS = 6;

export interface RestoredObjects {
  readonly restored: readonly string[];
  readonly unchanged: number;
}

/**
 * The version that restores an object to its state at a given time; undefined if it hasn't changed since, or
 * didn't exist then.
 */
const versionAt = (versions: readonly ObjectVersion[], at: Date): ObjectVersion | undefined => {
  const before = versions
    .filter((version) => version.at.getTime() <= at.getTime())
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const [then] = before;
  return then === undefined || then.isMark || then.isLatest ? undefined : then;
};

/**
 * Restores the objects under a prefix to their state at a given time, using the old versions that the bucket keeps
 * for a few days. Each restored copy becomes the newest version, so nothing is lost, and the restore can be repeated.
 * Objects created since that time are kept.
 */
export const restoreObjects = async (
  bucket: string,
  prefix: string,
  at: Date,
  client = new S3Client({ maxAttempts: MAX_ATTEMPTS, requestHandler: timeLimits(ANSWER_LIMIT_MS) }),
): Promise<RestoredObjects> => {
  const byKey = new Map<string, ObjectVersion[]>();
  for await (const page of versionPages({ client, bucket }, prefix))
    for (const version of page) byKey.set(version.Key, [...(byKey.get(version.Key) ?? []), version]);
  const restored: string[] = [];
  for (const [key, versions] of byKey) {
    const wanted = versionAt(versions, at);
    if (wanted === undefined) continue;
    await client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: key,
        CopySource: `${bucket}/${key}?versionId=${wanted.VersionId}`,
      }),
    );
    restored.push(key);
  }
  return { restored, unchanged: byKey.size - restored.length };
};
