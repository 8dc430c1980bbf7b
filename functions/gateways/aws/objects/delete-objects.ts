import { DeleteObjectsCommand, type ObjectIdentifier, type S3Client } from '@aws-sdk/client-s3';

/** Deletes every object of the pages, a page at a time. Tries all of them, then fails when one was refused. */
export const deleteObjects = async (
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
