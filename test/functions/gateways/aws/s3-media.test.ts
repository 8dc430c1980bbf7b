import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { beforeEach, expect, it } from 'vitest';
import { s3Media } from '#functions/gateways/aws/s3-media.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const mock = mockAws(S3Client);

beforeEach(() => {
  mock.reset();
  mock
    .on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [{ Key: 'media/u/v/1/film-720p.mp4' }], NextContinuationToken: 'more' })
    .resolves({ Contents: [{ Key: 'media/u/v/1/poster.jpg' }] });
});

it('removing files tries every file, then fails if the bucket refused to delete any', async () => {
  mock
    .on(DeleteObjectsCommand)
    .resolvesOnce({ Errors: [{ Key: 'media/u/v/1/film-720p.mp4', Code: 'InternalError' }] })
    .resolves({});
  await expect(s3Media('films').removeAll('media/u/v/')).rejects.toThrow(
    '1 of 2 objects under media/u/v/ weren’t deleted: InternalError for media/u/v/1/film-720p.mp4',
  );
  expect(mock.commandCalls(DeleteObjectsCommand)).toHaveLength(2);
});

it('removing files covers every page of the listing', async () => {
  mock.on(DeleteObjectsCommand).resolves({});
  await s3Media('films').removeAll('media/u/v/');
  expect(mock.commandCalls(DeleteObjectsCommand).map((call) => call.args[0].input.Delete?.Objects)).toEqual([
    [{ Key: 'media/u/v/1/film-720p.mp4' }],
    [{ Key: 'media/u/v/1/poster.jpg' }],
  ]);
});

it('erasing files deletes every version and delete marker, on every page, and fails if any remain', async () => {
  mock
    .on(ListObjectVersionsCommand)
    .resolvesOnce({
      Versions: [
        { Key: 'media/u/v/a', VersionId: '2' },
        { Key: 'media/u/v/a', VersionId: '1' },
      ],
      IsTruncated: true,
      NextKeyMarker: 'media/u/v/a',
      NextVersionIdMarker: '1',
    })
    .resolves({ DeleteMarkers: [{ Key: 'media/u/v/b', VersionId: '9' }] });
  mock.on(DeleteObjectsCommand).resolves({});
  await s3Media('films').eraseAll('media/u/v/');
  expect(mock.commandCalls(DeleteObjectsCommand).map((call) => call.args[0].input.Delete?.Objects)).toEqual([
    [
      { Key: 'media/u/v/a', VersionId: '2' },
      { Key: 'media/u/v/a', VersionId: '1' },
    ],
    [{ Key: 'media/u/v/b', VersionId: '9' }],
  ]);
  expect(mock.commandCalls(ListObjectVersionsCommand).map((call) => call.args[0].input.KeyMarker)).toEqual([
    undefined,
    'media/u/v/a',
  ]);
  mock
    .on(DeleteObjectsCommand)
    .resolves({ Errors: [{ Key: 'media/u/v/b', VersionId: '9', Code: 'AccessDenied' }] });
  await expect(s3Media('films').eraseAll('media/u/v/')).rejects.toThrow('AccessDenied for media/u/v/b');
});

it('copying files covers every page of the listing, and fails at the first failed copy', async () => {
  mock.on(CopyObjectCommand).resolves({});
  await expect(s3Media('films').copyAll('media/u/v/', 'withheld/u/v/')).resolves.toBe(2);
  expect(mock.commandCalls(CopyObjectCommand).map((call) => call.args[0].input.Key)).toEqual([
    'withheld/u/v/1/film-720p.mp4',
    'withheld/u/v/1/poster.jpg',
  ]);
  mock.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'media/u/v/1/poster.jpg' }] });
  mock.on(CopyObjectCommand).rejects(new Error('SlowDown'));
  await expect(s3Media('films').copyAll('media/u/v/', 'withheld/u/v/')).rejects.toThrow('SlowDown');
});
