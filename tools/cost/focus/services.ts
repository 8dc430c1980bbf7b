import type { SKUS, Sku } from '#functions/cost/skus.ts';

type Component = (typeof SKUS)[Sku]['component'];

/** A service as FOCUS describes it; the category is one of the specification's closed list. */
interface Service {
  readonly provider: string;
  readonly name: string;
  readonly category: string;
}

const AWS = 'Amazon Web Services';
const OPENAI = 'OpenAI';

const SERVICES: Readonly<Record<Component, Service>> = {
  lambda: { provider: AWS, name: 'AWS Lambda', category: 'Compute' },
  'http-api': { provider: AWS, name: 'Amazon API Gateway', category: 'Networking' },
  cloudfront: { provider: AWS, name: 'Amazon CloudFront', category: 'Networking' },
  dynamodb: { provider: AWS, name: 'Amazon DynamoDB', category: 'Databases' },
  s3: { provider: AWS, name: 'Amazon S3', category: 'Storage' },
  'step-functions': { provider: AWS, name: 'AWS Step Functions', category: 'Integration' },
  logs: { provider: AWS, name: 'Amazon CloudWatch', category: 'Management and Governance' },
  polly: { provider: AWS, name: 'Amazon Polly', category: 'AI and Machine Learning' },
  'text-model': { provider: OPENAI, name: 'OpenAI API', category: 'AI and Machine Learning' },
  'image-model': { provider: OPENAI, name: 'OpenAI API', category: 'AI and Machine Learning' },
  'speech-model': { provider: OPENAI, name: 'OpenAI API', category: 'AI and Machine Learning' },
  payments: { provider: 'Stripe', name: 'Stripe', category: 'Business Applications' },
};

/** Units of prices, as price lists name them: a quantity is divided by the `per` of its price. */
const UNITS: Readonly<Record<Sku, string>> = {
  'lambda.compute': 'GB-Seconds',
  'lambda.request': 'Requests',
  'http-api.request': 'Requests',
  'cloudfront.request': 'Requests',
  'cloudfront.egress': 'GiB',
  'dynamodb.read': 'Read Units',
  'dynamodb.write': 'Write Units',
  's3.put': 'Requests',
  's3.get': 'Requests',
  's3.storage': 'GiB-Months',
  'step-functions.transition': 'Transitions',
  'logs.ingested': 'GiB',
  'polly.standard': 'Characters',
  'polly.neural': 'Characters',
  'model.text.input': 'Tokens',
  'model.text.cached': 'Tokens',
  'model.text.output': 'Tokens',
  'model.image.input': 'Tokens',
  'model.image.output': 'Tokens',
  'model.speech': 'Characters',
  'stripe.fee': 'Cents',
};

const services = new Map<string, Service>(Object.entries(SERVICES));
const units = new Map<string, string>(Object.entries(UNITS));

/** The service of a component; one that is not known yet is other. */
export const serviceOf = (component: string): Service =>
  services.get(component) ?? { provider: component, name: component, category: 'Other' };

export const unitOf = (sku: string): string => units.get(sku) ?? 'Units';
