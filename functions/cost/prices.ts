import type { Sku } from './skus.ts';

/** A price that is valid from its date until a later entry for the same unit. */
export interface Price {
  readonly sku: Sku;
  /** The model, when each model has its own price for the unit. */
  readonly model?: string;
  /** The first day on which the price is valid, UTC. */
  readonly from: `${number}-${number}-${number}`;
  /** Pico-dollars (10⁻¹² $) for `per` units. */
  readonly pico: number;
  readonly per: number;
  /** Where and when the price was read. */
  readonly source: string;
}

const FROM = '2026-11-20';
const GIB = 1024 ** 3;
const AWS = 'aws.amazon.com list price, US East (N. Virginia), on demand, read 2026-11-20';
const TRANSFER = 'AWS list price of data transfer out, US East (N. Virginia), recalled 2026-11-28, not read';
const OPENAI = 'developers.openai.com model page, read 2026-11-20';

interface TextPrices {
  readonly input: number;
  /** If absent, cached tokens are counted but not priced. */
  readonly cached?: number;
  readonly output: number;
}

/** Prices of a chat model, in pico-dollars per token: dollars per million tokens, times a million. */
const textModel = (model: string, { input, cached, output }: TextPrices): readonly Price[] => [
  { sku: 'model.text.input', model, from: FROM, pico: input, per: 1, source: OPENAI },
  ...(cached === undefined
    ? []
    : [{ sku: 'model.text.cached', model, from: FROM, pico: cached, per: 1, source: OPENAI } as const]),
  { sku: 'model.text.output', model, from: FROM, pico: output, per: 1, source: OPENAI },
];

/** Add entries but never change them: a quantity is priced by the entry that was valid when it was used. */
export const PRICES: readonly Price[] = [
  // $0.0000133334 per GB-second on arm64; a GB-second is 1,024 MB for 1,000 ms.
  { sku: 'lambda.compute', from: FROM, pico: 13_333_400, per: 1_024_000, source: AWS },
  { sku: 'lambda.request', from: FROM, pico: 200_000, per: 1, source: AWS },
  // $0.09 a gigabyte to the internet; an account’s first 100 GB each month are free, which we ignore here.
  { sku: 'lambda.egress', from: FROM, pico: 90_000_000_000, per: GIB, source: TRANSFER },
  { sku: 'http-api.request', from: FROM, pico: 1_000_000, per: 1, source: AWS },
  { sku: 'cloudfront.request', from: FROM, pico: 1_000_000, per: 1, source: AWS },
  { sku: 'cloudfront.egress', from: FROM, pico: 85_000_000_000, per: GIB, source: AWS },
  { sku: 'dynamodb.read', from: FROM, pico: 125_000, per: 1, source: AWS },
  { sku: 'dynamodb.write', from: FROM, pico: 625_000, per: 1, source: AWS },
  { sku: 's3.put', from: FROM, pico: 5_000_000, per: 1, source: AWS },
  { sku: 's3.get', from: FROM, pico: 400_000, per: 1, source: AWS },
  { sku: 's3.storage', from: FROM, pico: 23_000_000_000, per: GIB, source: AWS },
  { sku: 'step-functions.transition', from: FROM, pico: 25_000_000, per: 1, source: AWS },
  { sku: 'logs.ingested', from: FROM, pico: 500_000_000_000, per: GIB, source: AWS },
  { sku: 'ses.mail', from: FROM, pico: 100_000_000, per: 1, source: AWS },
  { sku: 'ses.attached', from: FROM, pico: 120_000_000_000, per: GIB, source: AWS },
  { sku: 'polly.standard', from: FROM, pico: 4_000_000, per: 1, source: AWS },
  { sku: 'polly.neural', from: FROM, pico: 16_000_000, per: 1, source: AWS },
  ...textModel('gpt-6-luna', { input: 100_000, cached: 10_000, output: 500_000 }),
  ...textModel('gpt-5.6-luna', { input: 200_000, output: 1_200_000 }),
  ...textModel('gpt-5.6-terra', { input: 2_000_000, output: 12_000_000 }),
  ...textModel('gpt-5.4-mini', { input: 750_000, output: 4_500_000 }),
  ...textModel('gpt-5.4-nano', { input: 200_000, output: 1_250_000 }),
  ...['gpt-image-2.5-flare', 'gpt-image-2.5-sunburst', 'gpt-image-2'].flatMap((model): Price[] => [
    { sku: 'model.image.input', model, from: FROM, pico: 5_000_000, per: 1, source: OPENAI },
    { sku: 'model.image.output', model, from: FROM, pico: 30_000_000, per: 1, source: OPENAI },
  ]),
  // About $0.015 a minute; a narrator speaks about 950 characters in that time. The speech response doesn’t state its
  // token count.
  { sku: 'model.speech', model: 'gpt-4o-mini-tts', from: FROM, pico: 16_000_000, per: 1, source: OPENAI },
  { sku: 'stripe.fee', from: FROM, pico: 10_000_000_000, per: 1, source: 'the fee itself, in cents' },
];
