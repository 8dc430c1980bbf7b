import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Why S3 refuses a request: its status, code and message. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const CREDENTIAL = /^(?<key>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request)$/u;
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u;
const SIGNATURE = 'X-Amz-Signature';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

interface Signed {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/** Whether a request carries its signature in the query string, as requests presigned for a browser do. */
export const isSigned = ({ searchParams }: URL): boolean => searchParams.has(SIGNATURE);

const checkTime = (signedAt: string, seconds: string): void => {
  const at = Date.parse(signedAt.replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Date.now() < at + Number(seconds) * 1000))
    throw new RequestRefused(403, 'AccessDenied', 'Request has expired');
};

/**
 * Checks a version 4 signature in a query string, as S3 does. @throws RequestRefused for a wrong signature, an
 * expired one, or an unsigned S3 header.
 */
export const checkSignature = (
  { method, url, headers }: Signed,
  secretOf: (keyId: string) => string | undefined,
): void => {
  const of = (name: string): string => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const { key, scope, day, region } = CREDENTIAL.exec(of('Credential'))?.groups ?? {};
  const secret = key === undefined ? undefined : secretOf(key);
  if (secret === undefined || scope === undefined || day === undefined || region === undefined)
    throw new RequestRefused(403, 'InvalidAccessKeyId', 'The key that signed the request is unknown.');
  const names = of('SignedHeaders').split(';');
  const query = [...url.searchParams]
    .filter(([name]) => name !== SIGNATURE)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted();
  const asked = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(asked).digest('hex');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const wanted = hmac(signing, ['AWS4-HMAC-SHA256', of('Date'), scope, hash].join('\n'));
  const given = Buffer.from(of('Signature'), 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new RequestRefused(403, 'SignatureDoesNotMatch', 'The signature does not match the request.');
  checkTime(of('Date'), of('Expires'));
  if (Object.keys(headers).some((name) => name.startsWith('x-amz-') && !names.includes(name)))
    throw new RequestRefused(403, 'AccessDenied', 'There were headers present which were not signed');
};
