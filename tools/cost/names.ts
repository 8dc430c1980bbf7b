import type { SKUS, Sku } from '#functions/cost/skus.ts';

type Component = (typeof SKUS)[Sku]['component'];

const NAMES: Readonly<Record<Component, string>> = {
  lambda: 'compute (Lambda)',
  'http-api': 'API calls (API Gateway)',
  cloudfront: 'delivery (CloudFront)',
  dynamodb: 'database (DynamoDB)',
  s3: 'files (S3)',
  'step-functions': 'workflow (Step Functions)',
  logs: 'logs (CloudWatch)',
  polly: 'speech (Polly)',
  'text-model': 'text (model)',
  'image-model': 'pictures (model)',
  'speech-model': 'speech (model)',
  payments: 'payment fees (Stripe)',
};

/** Payment fees follow revenue, everything else follows use. */
export const FEES: Component = 'payments';

/** A component as a finance person knows it. */
export const nameOf = (component: string): string =>
  new Map<string, string>(Object.entries(NAMES)).get(component) ?? component;
