import Stripe from 'stripe';
import { z } from 'zod';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const Secret = z.object({
  secretKey: z.string().trim().default(''),
  webhookSecret: z.string().trim().default(''),
});
/** One call may take so long; with its retries it stays below what a request may take. */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;

/** Both keys, or a `Refusal`: a shop that cannot hear of payments must not take any. */
const keysOf = async (secretId: string): Promise<z.output<typeof Secret>> => {
  const keys = await readSecret(secretId, Secret);
  if (keys.secretKey === '' || keys.webhookSecret === '') throw new Refusal('provider_unavailable');
  return keys;
};

export const stripeWebhookSecret = async (secretId: string): Promise<string> =>
  (await keysOf(secretId)).webhookSecret;

const addressOf = (baseUrl: string | undefined) => {
  if (baseUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
};

/** A client that repeats a call that did not get through, with the same idempotency key. */
export const stripeClient = async (secretId: string, baseUrl: string | undefined): Promise<Stripe> =>
  new Stripe((await keysOf(secretId)).secretKey, {
    ...addressOf(baseUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

const isTimeout = (error: InstanceType<typeof Stripe.errors.StripeConnectionError>): boolean =>
  /time|aborted/iu.test(error.message);

/** What a failed call means to who asked. Stripe's own words stay here: they may name keys and customers. */
const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof Stripe.errors.StripeConnectionError)
    return new Refusal(isTimeout(cause) ? 'provider_timeout' : 'provider_unavailable', undefined, { cause });
  return cause instanceof Stripe.errors.StripeError
    ? new Refusal('provider_unavailable', undefined, { cause })
    : cause;
};

/** Runs calls of Stripe; what fails throws a `Refusal`. */
export const asking = async <T>(
  connect: () => Promise<Stripe>,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> => {
  try {
    return await ask(await connect());
  } catch (error) {
    throw refusalOf(error);
  }
};

/** What `ask` answers, or undefined when Stripe refuses because of the state of things (`codes`), not of trouble. */
export const unless = async <T>(codes: readonly string[], ask: Promise<T>): Promise<T | undefined> => {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? error.type))
      return undefined;
    throw error;
  }
};

/** Everything of a list; Stripe hands it out in pages. */
export const everything = <T>(list: Stripe.ApiListPromise<T>): Promise<T[]> =>
  list.autoPagingToArray({ limit: 1_000 });

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
