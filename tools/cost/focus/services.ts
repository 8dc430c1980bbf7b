import { PROVIDER_COSTS } from '#contract/providers.ts';
import { type OwnComponent, SKUS } from '#functions/cost/skus.ts';

/** A service as FOCUS describes it; the category comes from the specification's closed list. */
interface Service {
  readonly provider: string;
  readonly name: string;
  readonly category: string;
}

const AWS = 'Amazon Web Services';

const OWN: Readonly<Record<OwnComponent, Service>> = {
  lambda: { provider: AWS, name: 'AWS Lambda', category: 'Compute' },
  transfer: { provider: AWS, name: 'AWS Data Transfer', category: 'Networking' },
  'http-api': { provider: AWS, name: 'Amazon API Gateway', category: 'Networking' },
  cloudfront: { provider: AWS, name: 'Amazon CloudFront', category: 'Networking' },
  dynamodb: { provider: AWS, name: 'Amazon DynamoDB', category: 'Databases' },
  s3: { provider: AWS, name: 'Amazon S3', category: 'Storage' },
  'step-functions': { provider: AWS, name: 'AWS Step Functions', category: 'Integration' },
  logs: { provider: AWS, name: 'Amazon CloudWatch', category: 'Management and Governance' },
  ses: { provider: AWS, name: 'Amazon Simple Email Service', category: 'Business Applications' },
  payments: { provider: 'Stripe', name: 'Stripe', category: 'Business Applications' },
};

const services = new Map<string, Service>([
  ...Object.entries(OWN),
  ...PROVIDER_COSTS.map(
    ({ component, vendor, service }) =>
      [component, { provider: vendor, name: service, category: 'AI and Machine Learning' }] as const,
  ),
]);
const units = new Map<string, string>(SKUS.map(({ sku, pricingUnit }) => [sku, pricingUnit]));

/** The service of a component; unknown components become "other". */
export const serviceOf = (component: string): Service =>
  services.get(component) ?? { provider: component, name: component, category: 'Other' };

export const unitOf = (sku: string): string => units.get(sku) ?? 'Units';
