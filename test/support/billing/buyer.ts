import { z } from 'zod';
import { readSecret } from '#functions/gateways/aws/secrets.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { CARDS } from './stripe.ts';
import { stripeAt, submit, typed } from './stripe-service.ts';

const Keys = z.object({ secretKey: z.string(), webhookSecret: z.string() });

/** The Stripe stand-in, as seen by the owner of the Stripe account, and its webhook secret. */
export const stripeHere = async () => {
  const { standIns, env } = sharedCloud();
  const { secretKey, webhookSecret } = await readSecret(env['STRIPE_SECRET_ID'] ?? '', Keys);
  return { stripe: stripeAt(standIns.stripe, secretKey), webhookSecret };
};

/** A signed-in user who can buy a plan. */
export const buyer = async (person = newPerson(), browser?: Visitor) => {
  const { url } = sharedCloud();
  const { visitor, id } = await newAccount(person, browser);
  const choose = (plan_name: string, origin_url = url) =>
    visitor.post('/api/payments/checkout/session', { plan_name, origin_url });
  const status = async (session: string) => {
    const answer = await visitor.get(`/api/payments/checkout/status/${session}`);
    return { http: answer.status, ...(await answer.json()) };
  };
  /** Pays on Stripe’s page. Returns the checkout id. */
  const pay = async (page: string, card: keyof typeof CARDS = 'paid'): Promise<string> => {
    const paid = await submit(page, typed(CARDS[card]));
    const back = new URL(paid.headers.get('location') ?? page, page);
    return back.searchParams.get('session_id') ?? '';
  };
  const buy = async (plan: string): Promise<string> => {
    const { checkout_url: page } = await (await choose(plan)).json();
    return pay(page);
  };
  return { visitor, id, person, choose, status, pay, buy };
};
