import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { stripeAt } from '#test/support/billing/stripe-service.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { env, standIns } = sharedCloud();

const secretOf = async (id: string): Promise<Record<string, string>> => {
  const secrets = new SecretsManagerClient({
    endpoint: standIns.secrets,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: id }));
  secrets.destroy();
  return JSON.parse(defined(SecretString));
};

test('the functions get Stripe’s address from their environment and authenticate with their secret', async () => {
  const { secretKey, webhookSecret } = await secretOf(defined(env['STRIPE_SECRET_ID']));
  expect(webhookSecret).toMatch(/^whsec_/u);
  expect(env['STRIPE_BASE_URL']).toBe(standIns.stripe);
  const stripe = stripeAt(defined(env['STRIPE_BASE_URL']), defined(secretKey));
  const { id } = await stripe.customers.create({ email: 'ada@example.com' });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'ada@example.com' });
  await expect(stripeAt(standIns.stripe, 'sk_test_guess').customers.retrieve(id)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});
