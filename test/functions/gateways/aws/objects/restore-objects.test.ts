import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeEach, expect, it } from 'vitest';
import { restoreObjects } from '#functions/gateways/aws/objects/restore-objects.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const mock = mockAws(S3Client);
const at = (hour: number) => new Date(`2026-11-20T${hour}:00:00Z`);
const NOON = at(12);
const restore = () => restoreObjects('films', 'media/ada/', NOON, new S3Client({ region: 'us-east-1' }));

beforeEach(() => {
  mock.reset();
  mock.on(CopyObjectCommand).resolves({});
  mock.on(ListObjectVersionsCommand).resolves({
    Versions: [
      // Replaced in the afternoon.
      { Key: 'media/ada/replaced', VersionId: '2', LastModified: at(15), IsLatest: true },
      { Key: 'media/ada/replaced', VersionId: '1', LastModified: at(10) },
      { Key: 'media/ada/removed', VersionId: '1', LastModified: at(10) },
      { Key: 'media/ada/same', VersionId: '1', LastModified: at(10), IsLatest: true },
      { Key: 'media/ada/newer', VersionId: '1', LastModified: at(16), IsLatest: true },
      { Key: 'media/ada/removed-before', VersionId: '1', LastModified: at(10) },
    ],
    DeleteMarkers: [
      { Key: 'media/ada/removed', VersionId: '2', LastModified: at(15), IsLatest: true },
      { Key: 'media/ada/removed-before', VersionId: '2', LastModified: at(11), IsLatest: true },
    ],
  });
});

it('restores files to their state at a given time, but not files created later or removed earlier', async () => {
  const { restored, unchanged } = await restore();
  expect(restored).toEqual(['media/ada/replaced', 'media/ada/removed']);
  expect(unchanged).toBe(3);
  expect(mock.commandCalls(CopyObjectCommand).map((call) => call.args[0].input.CopySource)).toEqual([
    'films/media/ada/replaced?versionId=1',
    'films/media/ada/removed?versionId=1',
  ]);
});

it('stops when a copy fails, and can be repeated', async () => {
  mock.on(CopyObjectCommand).rejectsOnce(new Error('SlowDown')).resolves({});
  await expect(restore()).rejects.toThrow('SlowDown');
  await expect(restore()).resolves.toMatchObject({ unchanged: 3 });
});
