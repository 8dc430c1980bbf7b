import Stripe from 'stripe';
import { z } from 'zod';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';

const Secret = z.object({
  secretKey: z.string().trim().default(''),
  webhookSecret: z.string().trim().default(''),
});
/**
 * The time limit for one Stripe call; even with retries, the total stays below the time limit of a request to our
 * API.
 */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;

/** Both keys, or a `Refusal`: a stage that cannot receive webhooks must not take payments. */
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

/** A client that retries failed calls with the same idempotency key. */
export const stripeWith = (secretKey: string, baseUrl: string | undefined): Stripe =>
  new Stripe(secretKey, {
    ...addressOf(baseUrl),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

export const stripeClient = async (secretId: string, baseUrl: string | undefined): Promise<Stripe> =>
  stripeWith((await keysOf(secretId)).secretKey, baseUrl);

const isTimeout = (error: InstanceType<typeof Stripe.errors.StripeConnectionError>): boolean =>
  /time|aborted/iu.test(error.message);

/** The refusal for a failed call. It omits Stripe's own message, which may contain keys and customer data. */
const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof Stripe.errors.StripeConnectionError)
    return new Refusal(isTimeout(cause) ? 'provider_timeout' : 'provider_unavailable', undefined, { cause });
  return cause instanceof Stripe.errors.StripeError
    ? new Refusal('provider_unavailable', undefined, { cause })
    : cause;
};

/** Runs Stripe calls; failures throw a `Refusal`. */
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

/**
 * The result of `ask`; undefined if Stripe refuses with one of `codes`, which only mean that the object is in a
 * different state.
 */
export const unless = async <T>(codes: readonly string[], ask: Promise<T>): Promise<T | undefined> => {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? error.type))
      return undefined;
    throw error;
  }
};

/** All items of a paginated list. */
export const everything = <T>(list: Stripe.ApiListPromise<T>): Promise<T[]> =>
  list.autoPagingToArray({ limit: 1_000 });

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
