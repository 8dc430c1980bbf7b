import { Buffer } from 'node:buffer';
import type FilesystemStore from 's3rver/lib/stores/filesystem.js';

const PAGE = 1000;
const XMLNS = 'http://s3.amazonaws.com/doc/2006-03-01/';
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const xml = (text: string): string => text.replace(/[&<>]/gu, (sign) => ESCAPES[sign] ?? '');

type Store = Pick<FilesystemStore, 'listObjects'>;

const pageOf = async (store: Store, { pathname, searchParams }: URL, startAfter: string) => {
  const [, bucket = ''] = pathname.split('/');
  const prefix = searchParams.get('prefix') ?? '';
  const maxKeys = Math.min(Number(searchParams.get('max-keys') ?? PAGE), PAGE);
  const page = await store.listObjects(bucket, { prefix, startAfter, maxKeys });
  return { ...page, last: page.objects.at(-1)?.key ?? '' };
};

const document = (name: string, isTruncated: boolean, content: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="${XMLNS}"><IsTruncated>${isTruncated}</IsTruncated>${content.join('')}</${name}>`;

/**
 * The response to ListObjectsV2. For the second page, s3rver’s own implementation needs a cipher that Node no longer
 * supports.
 */
const listObjects = async (store: Store, url: URL): Promise<string> => {
  const token = url.searchParams.get('continuation-token');
  const after =
    token === null
      ? (url.searchParams.get('start-after') ?? '')
      : Buffer.from(token, 'base64url').toString('utf8');
  const { objects, isTruncated, last } = await pageOf(store, url, after);
  const contents = objects.map(
    ({ key, lastModifiedDate, size, metadata }) =>
      `<Contents><Key>${xml(key)}</Key><LastModified>${lastModifiedDate.toISOString()}</LastModified><ETag>${metadata.etag}</ETag><Size>${size}</Size></Contents>`,
  );
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(last, 'utf8').toString('base64url')}</NextContinuationToken>`
    : '';
  return document('ListBucketResult', isTruncated, [next, ...contents]);
};

/**
 * The response to ListObjectVersions. This store keeps one version of each object; S3 names that version `null` if
 * the bucket isn’t versioned.
 */
const listVersions = async (store: Store, url: URL): Promise<string> => {
  const after = url.searchParams.get('key-marker') ?? '';
  const { objects, isTruncated, last } = await pageOf(store, url, after);
  const versions = objects.map(
    ({ key }) =>
      `<Version><Key>${xml(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest></Version>`,
  );
  const next = isTruncated
    ? `<NextKeyMarker>${xml(last)}</NextKeyMarker><NextVersionIdMarker>null</NextVersionIdMarker>`
    : '';
  return document('ListVersionsResult', isTruncated, [next, ...versions]);
};

/** The listing that a request asks for; undefined if it doesn’t ask for one. */
export const listingOf = (url: URL): ((store: Store, url: URL) => Promise<string>) | undefined => {
  if (url.searchParams.has('versions')) return listVersions;
  return url.searchParams.get('list-type') === '2' ? listObjects : undefined;
};
