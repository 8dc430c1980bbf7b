import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { Person } from '#functions/domain/account/person.ts';
import { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { Order } from '#functions/domain/billing/order.ts';
import type { Billing } from '#functions/domain/billing/ports.ts';
import { mayStartTrial, TRIAL_GRANT, trialStarted, withTrialUsed } from '#functions/domain/credits/trial.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { measured } from '#functions/runtime/telemetry/measure.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { followGoneInvoice } from '#functions/store/affiliate/commission-writes.ts';
import { affiliateOf } from '#functions/store/affiliate/referral-writes.ts';
import {
  creditWrites,
  LOCK_ROUNDS,
  readAccount,
  readSettled,
} from '#functions/store/credits/credit-store.ts';
import { claimWrites, hasUsed, readPerson } from '#functions/store/credits/once-only-grants.ts';
import { restandAccount } from '#functions/store/queue/next-candidate.ts';
import { billingIndex, INVOICE_PREFIX, type Key, keys } from '#functions/store/table/keys.ts';
import { withLock } from '#functions/store/table/lock.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { ConditionsFailed, parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';
import { eventWrite, fulfilmentWrites, lookWrite } from './billing-writes.ts';

const CustomerRow = z.object({ customerId: z.string(), lookAgainAt: z.string().optional() });
const Profile = Person.extend({ leavingAt: z.string().optional() });
const Due = z.object({ gsi1sk: z.string().transform((text) => text.slice(text.indexOf('#') + 1)) });
/** How many users one run of ReconcilePayments reads; the rest wait for the next run. */
const DUE_AT_ONCE = 20;

export const billingStore = (table: Table): Billing => {
  const get = async (Key: Key) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
    );
    return Item;
  };

  const customer = async (userId: string) => parseRow(CustomerRow, await get(keys.customer(userId)));

  const invoices = async (userId: string): Promise<PaidInvoice[]> => {
    const rows = await rowsUnder(table, userId, INVOICE_PREFIX);
    // Throws if a row is unreadable: otherwise, an invoice would look as if its credits had never been granted.
    return rows.map((row) => PaidInvoice.parse(row));
  };

  /** A user whose account isn’t being deleted. */
  const staying = async (userId: string): Promise<Person | undefined> => {
    const profile = parseRow(Profile, await get(keys.profile(userId)));
    return profile?.leavingAt === undefined ? profile : undefined;
  };

  /**
   * Moves the account’s queued films to the position that its current plan gives them. If this call is lost, they
   * move when their turn comes.
   */
  const applyPlan = (userId: string, now: Date): Promise<void> =>
    restandAccount(table, userId, now).catch((error: unknown) =>
      log.warn({ event: EVENTS.filmsNotDispatched, err: error }),
    );

  return {
    customerOf: async (userId) => (await customer(userId))?.customerId,
    bindCustomer: async (userId, customerId) => {
      const Item = { ...keys.customer(userId), customerId };
      const failed = await tryTransact(table, [
        { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        activeUserCheck(table, userId),
      ]);
      if (failed === undefined) return customerId;
      const bound = await customer(userId);
      if (bound === undefined) throw new ConditionsFailed(failed);
      return bound.customerId;
    },
    state: async (userId, now) => {
      const found = await customer(userId);
      const person = found === undefined ? undefined : await staying(userId);
      if (found === undefined || person === undefined) return undefined;
      // The order of the reads matters: an invoice’s row is written together with the account, so that it can’t be
      // newer than the fence.
      const account = await readAccount(table, userId, now);
      const { customerId, lookAgainAt } = found;
      const [rows, affiliate] = await Promise.all([invoices(userId), affiliateOf(table, userId)]);
      return { customerId, account, invoices: rows, lookAgainAt, person, affiliate };
    },
    invoices,
    commit: async (state, reconciled, eventId, now) => {
      const event = eventId === undefined ? [] : [eventWrite(table, eventId, now)];
      const items = [...event, ...fulfilmentWrites(table, state, reconciled, now)];
      report(reconciled.doubtful, state.customerId);
      if (items.length === 0) return 'written';
      const failed = await tryTransact(table, items);
      if (failed === undefined) {
        await applyPlan(state.account.ownerId, now);
        return 'written';
      }
      return event.length > 0 && failed.includes(0) ? 'seen' : 'changed';
    },
    followGone: async (facts, now) => {
      for (const fact of facts) await followGoneInvoice(table, fact, now);
    },
    hasSeen: async (eventId) => (await get(keys.event(eventId))) !== undefined,
    alone: (userId, work) => withLock(table, keys.customer(userId), work),
    saveOrder: async (order) => {
      await table.client.send(
        new PutCommand({ TableName: table.name, Item: { ...keys.order(order.ownerId, order.id), ...order } }),
      );
    },
    findOrder: async (userId, orderId) => parseRow(Order, await get(keys.order(userId, orderId))),
    lookAgain: async (userId, at) => {
      await table.client.send(new UpdateCommand(lookWrite(table, userId, at.toISOString())));
    },
    due: async (now) => {
      const { gsi1pk } = billingIndex('', '');
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :billing AND gsi1sk < :now',
          ExpressionAttributeValues: { ':billing': gsi1pk, ':now': now.toISOString() },
          Limit: DUE_AT_ONCE,
        }),
      );
      return Items.map((row) => Due.parse(row).gsi1sk);
    },
    startTrial: async (userId, now) => {
      for (let round = 1; round <= LOCK_ROUNDS; round += 1) {
        const account = await readSettled(table, userId, now);
        if (!mayStartTrial(account)) return { kind: account.paid === undefined ? 'used' : 'paying' };
        const { marks = [], emailStanding = 'unverified' } = await readPerson(table, userId);
        if (emailStanding !== 'verified') return { kind: emailStanding };
        const isUsed = await hasUsed(table, marks, TRIAL_GRANT);
        const started = isUsed
          ? { account: withTrialUsed(account, now), rows: [] }
          : trialStarted(account, now);
        const failed = await tryTransact(table, [
          ...creditWrites(table, started),
          ...(isUsed ? [] : claimWrites(table, marks, TRIAL_GRANT, now)),
          activeUserCheck(table, userId),
        ]);
        if (failed === undefined) {
          await applyPlan(userId, now);
          return isUsed ? { kind: 'elsewhere' } : { kind: 'started', account: started.account };
        }
      }
      throw new Error(`No transaction went through in ${LOCK_ROUNDS} rounds`);
    },
  };
};

/** Logs one line for each check that finds questionable payments; an alarm counts these lines. */
const report = (doubtful: readonly string[], customerId: string): void => {
  if (doubtful.length === 0) return;
  const counts = measured({ [METRICS.doubtfulPayments]: 1 });
  log.error({ event: EVENTS.paymentDoubtful, customerId, invoices: doubtful, ...counts });
};
