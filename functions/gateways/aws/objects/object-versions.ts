import { ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';

/** One version of an object, or a delete marker. */
export interface ObjectVersion {
  readonly Key: string;
  readonly VersionId: string;
  readonly isMark: boolean;
  readonly isLatest: boolean;
  readonly at: Date;
}

/** Every version and delete marker under a prefix, page by page. */
export async function* versionPages(
  { client, bucket }: { readonly client: S3Client; readonly bucket: string },
  prefix: string,
): AsyncGenerator<ObjectVersion[]> {
  for (let KeyMarker: string | undefined, VersionIdMarker: string | undefined, more = true; more; ) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, KeyMarker, VersionIdMarker }),
    );
    const of = (isMark: boolean) =>
      ((isMark ? page.DeleteMarkers : page.Versions) ?? []).map(
        ({ Key = '', VersionId = 'null', IsLatest = false, LastModified = new Date(0) }) => ({
          Key,
          VersionId,
          isMark,
          isLatest: IsLatest,
          at: LastModified,
        }),
      );
    yield [...of(false), ...of(true)];
    KeyMarker = page.NextKeyMarker;
    VersionIdMarker = page.NextVersionIdMarker;
    more = page.IsTruncated === true && KeyMarker !== undefined;
  }
}
