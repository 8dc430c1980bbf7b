import { PROVIDER_COSTS } from '#contract/providers.ts';
import type { OwnComponent } from '#functions/cost/skus.ts';

const OWN: Readonly<Record<OwnComponent, string>> = {
  lambda: 'compute (Lambda)',
  transfer: 'files sent to platforms (data transfer)',
  'http-api': 'API calls (API Gateway)',
  cloudfront: 'delivery (CloudFront)',
  dynamodb: 'database (DynamoDB)',
  s3: 'files (S3)',
  'step-functions': 'workflow (Step Functions)',
  logs: 'logs (CloudWatch)',
  ses: 'mail (SES)',
  payments: 'payment fees (Stripe)',
};

const names = new Map<string, string>([
  ...Object.entries(OWN),
  ...PROVIDER_COSTS.map(({ component, title }) => [component, title] as const),
]);

/** Payment fees grow with revenue, everything else with usage. */
export const FEES: OwnComponent = 'payments';

/** The name that finance people use for a component. */
export const nameOf = (component: string): string => names.get(component) ?? component;
