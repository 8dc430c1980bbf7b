/** What is metered, once: each unit that somebody bills, the component it belongs to, and the unit its quantity counts. */
export const SKUS = {
  'lambda.compute': { component: 'lambda', unit: 'MB-ms' },
  'lambda.request': { component: 'lambda', unit: 'request' },
  'http-api.request': { component: 'http-api', unit: 'request' },
  'cloudfront.request': { component: 'cloudfront', unit: 'request' },
  'cloudfront.egress': { component: 'cloudfront', unit: 'byte' },
  'dynamodb.read': { component: 'dynamodb', unit: 'read unit' },
  'dynamodb.write': { component: 'dynamodb', unit: 'write unit' },
  's3.put': { component: 's3', unit: 'request' },
  's3.get': { component: 's3', unit: 'request' },
  's3.storage': { component: 's3', unit: 'byte-month' },
  'step-functions.transition': { component: 'step-functions', unit: 'transition' },
  'logs.ingested': { component: 'logs', unit: 'byte' },
  'polly.standard': { component: 'polly', unit: 'character' },
  'polly.neural': { component: 'polly', unit: 'character' },
  'model.text.input': { component: 'text-model', unit: 'token' },
  'model.text.cached': { component: 'text-model', unit: 'token' },
  'model.text.output': { component: 'text-model', unit: 'token' },
  'model.image.input': { component: 'image-model', unit: 'token' },
  'model.image.output': { component: 'image-model', unit: 'token' },
  'model.speech': { component: 'speech-model', unit: 'character' },
  'stripe.fee': { component: 'payments', unit: 'cent' },
} as const;

export type Sku = keyof typeof SKUS;

export const isSku = (name: string): name is Sku => Object.hasOwn(SKUS, name);
