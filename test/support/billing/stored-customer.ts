import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonMarks } from '#functions/domain/account/ports.ts';
import { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { Account, LedgerRow } from '#functions/domain/credits/credits.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { accountDeletionStore } from '#functions/store/account/account-deletion-store.ts';
import { userStore } from '#functions/store/account/user-store.ts';
import { billingStore } from '#functions/store/billing/billing-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { userPk } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { cancelSubscriptionStep } from '#functions/workflows/account-deletion/cancel-subscription.ts';
import { forgetCustomerStep } from '#functions/workflows/account-deletion/forget-customer.ts';
import type { StripeEvent } from '#local/stripe/model.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { shopOn } from './shop.ts';
import { type CARDS, card, idOf } from './stripe.ts';

let people = 0;
const personMarks: PersonMarks = async (traits) =>
  traits.map((trait) => createHash('sha256').update(JSON.stringify(trait)).digest('base64url'));

/** Ignores refusals that a user may legitimately get; any other error is a bug. */
const mayBeRefused = (error: unknown): void => {
  if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
};

/** A new user on a real table with a separate Stripe account, and every action that the user and Stripe can take. */
export const storedCustomer = async (table: Table) => {
  people += 1;
  const mark = `${process.pid}x${people}x`;
  const identity = {
    issuer: 'test',
    subject: mark,
    name: 'Ada',
    email: `${mark}@example.com`,
    emailStanding: 'verified' as const,
  };
  let count = 0;
  const newId = (): string => `${mark}${String((count += 1)).padStart(4, '0')}`;
  const stores = {
    billing: billingStore(table),
    credits: creditStore(table),
    accountDeletions: accountDeletionStore(table, personMarks),
    users: userStore(table, newId, personMarks),
    videos: videoStore(table),
  };
  const { billing, accountDeletions, users, videos } = stores;
  let userId = '';
  const shop = shopOn({ billing: () => billing, userId: () => userId, mark });
  const { model, stripe, provider, now } = shop;
  userId = (await users.signIn(identity, now())).id;

  const untold: StripeEvent[] = [];
  const told: StripeEvent[] = [];
  const tell = async (event: StripeEvent | undefined): Promise<void> => {
    if (event === undefined) return;
    const body = JSON.stringify(event);
    await shop.webhook(body, shop.sign(body));
  };
  /** The next event that Stripe sends, picked from the pending ones. */
  const next = (pick: number): StripeEvent | undefined => {
    untold.push(...model.takeEvents());
    const [event] = untold.splice(pick % Math.max(1, untold.length), 1);
    if (event !== undefined) told.push(event);
    return event;
  };
  const customer = async () => billing.customerOf(userId);
  const jobs = async (status: string) =>
    (await videos.list(userId)).items.filter((video) => video.status === status);
  const payment = async (pick: number): Promise<string> => {
    const { data } = await stripe.invoicePayments.list({ status: 'paid' });
    return idOf(data[pick % Math.max(1, data.length)]?.payment.payment_intent);
  };
  const live = async () => {
    const id = await customer();
    if (id === undefined) return undefined;
    const { data } = await stripe.subscriptions.list({ customer: id, status: 'all' });
    return data.find(({ status }) => status !== 'canceled' && status !== 'incomplete');
  };

  return {
    ...shop,
    ...stores,
    customer,
    live,
    userId: () => userId,
    mayBeRefused,
    hear: (pick: number) => tell(next(pick)),
    hearTwice: async (pick: number) => {
      const event = next(pick);
      await Promise.all([tell(event), tell(event)]);
    },
    hearAgain: (pick: number) => tell(told[pick % Math.max(1, told.length)]),
    hearAll: async () => {
      while (model.takeEvents().map((event) => untold.push(event)).length + untold.length > 0)
        await tell(next(0));
    },
    order: async (plan: string, by: keyof typeof CARDS) => {
      await shop.choose(plan).catch(mayBeRefused);
      const [page] = (await stripe.checkout.sessions.list({ status: 'open' })).data;
      if (page === undefined) return;
      model.payCheckout(page.id, card(by));
      model.answerBankForCheckout(page.id, true);
    },
    create: async () => videos.create(newVideo(newId(), storyOf(userId), choice, now()), undefined, now()),
    fail: async (pick: number) => {
      const open = await jobs('generating');
      const video = open[pick % Math.max(1, open.length)];
      if (video === undefined) return;
      const job = { ownerId: userId, videoId: video.id, attempt: video.attempt };
      // The failing step, the rule for execution status changes and RescueRenders may each try to end the attempt.
      await Promise.all([videos.fail(job, 'It failed.', now()), videos.fail(job, 'It failed.', now())]);
    },
    retry: async (pick: number) => {
      const failed = await jobs('failed');
      const video = failed[pick % Math.max(1, failed.length)];
      if (video !== undefined) await videos.retry(video, now());
    },
    refund: async (pick: number, amount?: number) => {
      const payment_intent = await payment(pick);
      if (payment_intent === '') return;
      // Stripe won’t refund the same payment twice.
      await stripe.refunds
        .create({ payment_intent, ...(amount === undefined ? {} : { amount }) })
        .catch(() => {});
    },
    dispute: async (pick: number) => {
      const intent = await payment(pick);
      const { data } = await stripe.disputes.list({ payment_intent: intent === '' ? 'none' : intent });
      if (intent !== '' && data.length === 0) model.openDispute(intent);
    },
    /**
     * Deletes the account as the workflow does, then signs the user up again with the same identity. Returns the old
     * user id.
     */
    leave: async (): Promise<string> => {
      const left = userId;
      await accountDeletions.begin(left, now());
      await cancelSubscriptionStep({ payments: () => provider, billing: () => billing }).run({
        userId: left,
      });
      await forgetCustomerStep({ payments: () => provider, billing: () => billing }).run({ userId: left });
      while (!(await accountDeletions.removeRows(left)));
      userId = (await users.signIn(identity, now())).id;
      return left;
    },
    /** Every row stored for a user. */
    rows: async (of = userId) => {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': userPk(of) },
        }),
      );
      const all = (prefix: string) => Items.filter(({ sk }) => String(sk).startsWith(prefix));
      return {
        items: Items,
        account: all('CREDITS').map((item) => Account.parse(item))[0],
        ledger: all('LEDGER#').map((item) => LedgerRow.parse(item)),
        invoices: all('INVOICE#').map((item) => PaidInvoice.parse(item)),
      };
    },
  };
};

export type StoredCustomer = Awaited<ReturnType<typeof storedCustomer>>;
