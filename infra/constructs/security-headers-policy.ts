import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { SettingsError } from '../settings-error.ts';

/** CloudFront knows these five by fields of their own and refuses them among the free headers. */
const BY_FIELD = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
] as const;
const HSTS = /^max-age=(?<seconds>\d+)(?<subdomains>; includeSubDomains)?(?<preload>; preload)?$/u;

const headers = new Map<string, string>(Object.entries(SECURITY_HEADERS));

const need = (name: string): string => {
  const value = headers.get(name);
  if (value === undefined) throw new SettingsError(`infra/security-headers.ts has no ${name}.`);
  return value;
};

const frameOption = (): HeadersFrameOption =>
  need('x-frame-options') === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN;

const referrerPolicy = (): HeadersReferrerPolicy => {
  const wanted = need('referrer-policy');
  const found = Object.entries(HeadersReferrerPolicy).find(
    ([name]) => name.toLowerCase().replaceAll('_', '-') === wanted,
  );
  if (found === undefined) throw new SettingsError(`CloudFront has no referrer policy ${wanted}.`);
  return found[1];
};

const strictTransport = () => {
  const { seconds, subdomains, preload } = HSTS.exec(need('strict-transport-security'))?.groups ?? {};
  if (seconds === undefined)
    throw new SettingsError('strict-transport-security begins with max-age in seconds.');
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: subdomains !== undefined,
    preload: preload !== undefined,
    override: true,
  };
};

const freeHeaders = (): ResponseCustomHeader[] =>
  [...headers]
    .filter(([name]) => !BY_FIELD.some((known) => known === name))
    .map(([header, value]) => ({ header, value, override: true }));

/** `infra/security-headers.ts` as CloudFront takes it. */
export class SecurityHeadersPolicy extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: need('content-security-policy'), override: true },
        strictTransportSecurity: strictTransport(),
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: frameOption(), override: true },
        referrerPolicy: { referrerPolicy: referrerPolicy(), override: true },
      },
      customHeadersBehavior: { customHeaders: freeHeaders() },
    });
  }
}
