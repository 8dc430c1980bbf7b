import Stripe from 'stripe';
import { beginCheckout } from '#functions/api/payments/begin-checkout.ts';
import { readCheckout } from '#functions/api/payments/read-checkout.ts';
import { receiveWebhook } from '#functions/api/payments/receive-webhook.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { Billing, Payments } from '#functions/domain/billing/ports.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { stripePayments } from '#functions/gateways/stripe/stripe-payments.ts';
import { fulfil } from '#functions/services/billing/fulfil.ts';
import { StripeModel } from '#local/stripe/model.ts';
import { defined, partial } from '#test/support/values.ts';
import { Memory } from './memory.ts';
import { type CARDS, card, type OnRequest, sdkOn } from './stripe.ts';

export const ORIGIN = 'https://veilcast.test';
/** A former URL of the site. */
export const OLD_ORIGIN = 'https://old.veilcast.test';
export const USER = 'user-1';
const WEBHOOK_SECRET = 'whsec_here';
const BEGIN = Date.UTC(2027, 0, 15, 12) / 1000;

interface Place {
  readonly billing: (now: () => Date) => Billing;
  readonly userId: () => string;
  /** The prefix of all ids of this shop; no other shop may use it. */
  readonly mark?: string;
  readonly breaks?: (provider: Payments) => void;
  readonly onRequest?: OnRequest;
}

/** Our handlers and the real SDK, with an in-process Stripe account and the table of your choice. */
export function shopOn({ billing: openBilling, userId, mark = '', breaks = () => {}, onRequest }: Place) {
  let count = 0;
  const newId = (prefix = 'order'): string => {
    count += 1;
    return `${prefix}_${mark}${String(count).padStart(6, '0')}`;
  };
  const model = new StripeModel({ clock: () => BEGIN, newId });
  const stripe = sdkOn(model);
  const now = (): Date => new Date(model.now * 1000);
  const billing = openBilling(now);
  const ours = onRequest === undefined ? stripe : sdkOn(model, { onRequest });
  const provider = stripePayments(
    async () => ours,
    async () => WEBHOOK_SECRET,
  );
  breaks(provider);
  let payments: Payments | undefined = provider;
  const ports = { payments: () => payments, billing: () => billing };
  const users = partial<Users>({
    find: async (id) => partial({ id, name: 'Ada', email: 'ada@example.com' }),
  });
  const context = () => ({
    now: now(),
    userId: userId(),
    payer: { user: 'a user' },
    rawQuery: '',
    sessionToken: undefined,
    sealedSignIn: undefined,
    viewer: 'a viewer',
  });
  const checkout = beginCheckout({
    ...ports,
    users: () => users,
    siteOrigin: () => async () => ORIGIN,
    allowedOrigins: () => [OLD_ORIGIN],
    newId,
  });

  const choose = async (plan_name: string, origin_url = ORIGIN): Promise<URL> => {
    const request = { body: { plan_name, origin_url }, params: undefined, query: undefined };
    const { reply } = await checkout(request, context());
    return new URL(defined(reply).checkout_url);
  };
  const status = async (session_id: string) => {
    const request = { params: { session_id }, body: undefined, query: undefined };
    return defined((await readCheckout(ports)(request, context())).reply);
  };
  /** The open checkout. */
  const open = async () => defined((await stripe.checkout.sessions.list({ status: 'open' })).data[0]);
  const webhook = (body: string, signature: string | undefined) =>
    receiveWebhook(ports)(
      { body: undefined, params: undefined, query: undefined },
      { ...context(), raw: { body: Buffer.from(body), signature } },
    );

  return {
    model,
    stripe,
    billing,
    provider,
    now,
    choose,
    status,
    open,
    webhook,
    close: () => (payments = undefined),
    sign: (payload: string, timestamp = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    deliver: () => fulfil({ payments: provider, billing }, userId(), now()),
    /** Chooses a first plan and pays for it on Stripe’s page. Returns the checkout id. */
    buy: async (plan: string, by: keyof typeof CARDS = 'paid') => {
      await choose(plan);
      const { id } = await open();
      model.payCheckout(id, card(by));
      model.answerBankForCheckout(id, true);
      return id;
    },
    advance: (days: number) => model.advance(days * 86_400),
  };
}

/** A shop with one user and an in-memory table. */
export function shop(
  breaks: (provider: Payments, memory: Memory) => void = () => {},
  more: Pick<Place, 'onRequest'> = {},
) {
  let made: Memory | undefined;
  const memoryAt = (now: Date): Memory => (made ??= new Memory(USER, now));
  const opened = shopOn({
    userId: () => USER,
    billing: (now) => memoryAt(now()),
    breaks: (provider) => breaks(provider, memoryAt(new Date())),
    ...more,
  });
  const memory = memoryAt(opened.now());
  return { ...opened, memory, balance: () => balanceOf(memory.account, opened.now()) };
}
