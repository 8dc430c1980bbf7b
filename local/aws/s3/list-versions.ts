import type FilesystemStore from 's3rver/lib/stores/filesystem.js';

const PAGE = 1000;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (text: string): string => text.replace(/[&<>]/gu, (sign) => ESCAPES[sign] ?? '');

/**
 * The answer to ListObjectVersions. This store keeps one version of each object; S3 calls it `null` where a bucket has no
 * versions.
 */
export const listVersions = async (
  store: Pick<FilesystemStore, 'listObjects'>,
  url: URL,
): Promise<string> => {
  const [, bucket = ''] = url.pathname.split('/');
  const { objects, isTruncated } = await store.listObjects(bucket, {
    prefix: url.searchParams.get('prefix') ?? '',
    startAfter: url.searchParams.get('key-marker') ?? '',
    maxKeys: PAGE,
  });
  const versions = objects.map(
    ({ key }) =>
      `<Version><Key>${xml(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest></Version>`,
  );
  const last = objects.at(-1)?.key ?? '';
  const next = isTruncated
    ? `<NextKeyMarker>${xml(last)}</NextKeyMarker><NextVersionIdMarker>null</NextVersionIdMarker>`
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${versions.join('')}</ListVersionsResult>`;
};
