import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
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

it('removing files fails when the bucket refuses to delete one, after it has tried all the others', async () => {
  mock
    .on(DeleteObjectsCommand)
    .resolvesOnce({ Errors: [{ Key: 'media/u/v/1/film-720p.mp4', Code: 'InternalError' }] })
    .resolves({});
  await expect(s3Media('films').removeAll('media/u/v/')).rejects.toThrow(
    '1 of 2 objects under media/u/v/ weren’t deleted: InternalError for media/u/v/1/film-720p.mp4',
  );
  expect(mock.commandCalls(DeleteObjectsCommand)).toHaveLength(2);
});

it('removing files goes through every page', async () => {
  mock.on(DeleteObjectsCommand).resolves({});
  await s3Media('films').removeAll('media/u/v/');
  expect(mock.commandCalls(DeleteObjectsCommand).map((call) => call.args[0].input.Delete?.Objects)).toEqual([
    [{ Key: 'media/u/v/1/film-720p.mp4' }],
    [{ Key: 'media/u/v/1/poster.jpg' }],
  ]);
});
