import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { HEADERS_BY_DEFAULT } from '#infra/security-headers.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';

/** CloudFront has dedicated fields for these five headers and refuses to take them as custom headers. */
const BY_FIELD = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
] as const;
const HSTS = /^max-age=(?<seconds>\d+)(?<subdomains>; includeSubDomains)?(?<preload>; preload)?$/u;

type Headers = ReadonlyMap<string, string>;

const need = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  if (value === undefined) throw new SettingsError(`infra/security-headers.ts has no ${name}.`);
  return value;
};

const frameOption = (headers: Headers): HeadersFrameOption =>
  need(headers, 'x-frame-options') === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN;

const referrerPolicy = (headers: Headers): HeadersReferrerPolicy => {
  const wanted = need(headers, 'referrer-policy');
  const found = Object.entries(HeadersReferrerPolicy).find(
    ([name]) => name.toLowerCase().replaceAll('_', '-') === wanted,
  );
  if (found === undefined) throw new SettingsError(`CloudFront has no referrer policy ${wanted}.`);
  return found[1];
};

const strictTransport = (headers: Headers) => {
  const { seconds, subdomains, preload } =
    HSTS.exec(need(headers, 'strict-transport-security'))?.groups ?? {};
  if (seconds === undefined)
    throw new SettingsError('strict-transport-security must begin with max-age in seconds.');
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: subdomains !== undefined,
    preload: preload !== undefined,
    override: true,
  };
};

const freeHeaders = (headers: Headers): ResponseCustomHeader[] => [
  ...[...headers]
    .filter(([name]) => !BY_FIELD.some((known) => known === name))
    .map(([header, value]) => ({ header, value, override: true })),
  ...Object.entries(HEADERS_BY_DEFAULT).map(([header, value]) => ({ header, value, override: false })),
];

/** The headers from `infra/security-headers.ts`, in CloudFront’s format. */
export class SecurityHeadersPolicy extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, named: Readonly<Record<string, string>>) {
    const headers = new Map<string, string>(Object.entries(named));
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: need(headers, 'content-security-policy'),
          override: true,
        },
        strictTransportSecurity: strictTransport(headers),
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: frameOption(headers), override: true },
        referrerPolicy: { referrerPolicy: referrerPolicy(headers), override: true },
      },
      customHeadersBehavior: { customHeaders: freeHeaders(headers) },
    });
  }
}
