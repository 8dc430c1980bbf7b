import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#functions/domain/billing/billing.ts';
import type { BillingState } from '#functions/domain/billing/ports.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { billingStore } from '#functions/store/billing/billing-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { Provider } from '#test/support/billing/provider.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { cancelled } from '#test/support/cloud/cancelled.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const mock = mockAws(DynamoDBDocumentClient);
const store = billingStore({ client: connect(), name: 'table' });
const state: BillingState = {
  customerId: 'cus_1',
  account: emptyAccount('user', NOW),
  invoices: [],
  lookAgainAt: undefined,
  person: {},
};
const bought = () => {
  const provider = new Provider(NOW);
  provider.buy('starter');
  return reconcile(state.account, [], provider.facts(), NOW);
};
const written = () =>
  mock.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

beforeEach(() => mock.reset());

describe('an invoice that does not match the catalogue', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('counts towards the payments alarm once per check, with the customer attached', async () => {
    vi.stubEnv('METRICS_NAMESPACE', 'Veilcast/test');
    const line = vi.spyOn(log, 'error').mockReturnValue(undefined);
    mock.on(TransactWriteCommand).resolves({});
    await store.commit(state, bought(), 'evt_1', NOW);
    expect(line).not.toHaveBeenCalled();
    await store.commit(state, { ...bought(), doubtful: ['in_7', 'in_9'] }, 'evt_2', NOW);
    expect(line).toHaveBeenCalledTimes(1);
    expect(line.mock.lastCall?.[0]).toMatchObject({
      event: 'payment-doubtful',
      customerId: 'cus_1',
      invoices: ['in_7', 'in_9'],
      DoubtfulPayments: 1,
      _aws: { CloudWatchMetrics: [{ Namespace: 'Veilcast/test', Dimensions: [[]] }] },
    });
  });
});

describe('a fulfilment', () => {
  it('writes the event, account, ledger, invoice and next check in one transaction, if the user is active', async () => {
    mock.on(TransactWriteCommand).resolves({});
    expect(await store.commit(state, bought(), 'evt_1', NOW)).toBe('written');
    const [items = []] = written();
    expect(written()).toHaveLength(1);
    const names = items.map(({ Put, Update, ConditionCheck }) => {
      const key = Put?.Item ?? Update?.Key ?? ConditionCheck?.Key;
      return `${key?.['pk']} ${key?.['sk']}`.replace('USER#user ', '');
    });
    expect(names).toEqual([
      'EVENT#evt_1 EVENT',
      'CREDITS',
      'LEDGER#grant:invoice:in_00003',
      'INVOICE#in_00003',
      'CUSTOMER',
      'PROFILE',
    ]);
    expect(items[0]?.Put?.ConditionExpression).toBe('attribute_not_exists(pk)');
    expect(items.at(-1)?.ConditionCheck?.ConditionExpression).toContain('attribute_not_exists(leavingAt)');
  });

  it('for a referred user writes the commission in the same transaction, if the affiliate is active', async () => {
    mock.on(TransactWriteCommand).resolves({});
    await store.commit({ ...state, affiliate: { id: 'friend', person: {} } }, bought(), 'evt_1', NOW);
    const [items = []] = written();
    expect(written()).toHaveLength(1);
    const earned = items.find(({ Put }) => Put?.Item?.['pk'] === 'USER#friend')?.Put;
    expect(earned).toMatchObject({
      Item: { sk: 'AFFILIATE#in_00003:earned', kind: 'earned', cents: 1170 },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    const stays = items.find(({ ConditionCheck }) => ConditionCheck?.Key?.['pk'] === 'USER#friend');
    expect(stays?.ConditionCheck?.ConditionExpression).toContain('attribute_not_exists(leavingAt)');
  });

  it('is retried when it conflicts with another transaction or is throttled', async () => {
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict'))
      .rejectsOnce(cancelled('ThrottlingError'))
      .resolves({});
    expect(await store.commit(state, bought(), 'evt_1', NOW)).toBe('written');
    expect(written()).toHaveLength(3);
  });

  it('distinguishes a repeated event from an account that has changed', async () => {
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None'))
      .rejectsOnce(cancelled('None', 'ConditionalCheckFailed'));
    expect(await store.commit(state, bought(), 'evt_1', NOW)).toBe('seen');
    expect(await store.commit(state, bought(), 'evt_1', NOW)).toBe('changed');
  });

  it('writes nothing when nothing has changed', async () => {
    const { change, invoices, lookAgainAt } = bought();
    const settled = {
      ...state,
      account: change.account,
      invoices,
      lookAgainAt: lookAgainAt?.toISOString(),
    };
    const provider = new Provider(NOW);
    provider.buy('starter');
    const again = reconcile(settled.account, settled.invoices, provider.facts(), NOW);
    expect(await store.commit(settled, again, undefined, NOW)).toBe('written');
    expect(written()).toEqual([]);
  });
});

describe('a trial', () => {
  const trials = () =>
    written().map((items) => items.filter(({ Put }) => Put?.Item?.['sk'] === 'LEDGER#grant:trial'));

  const free = { ...settle(state.account, NOW).account, version: 1 };
  /**
   * Mocks a user with a verified address; the first read of their account returns `first`, every later one
   * `last`.
   */
  const reads = (first: object, last = first): void => {
    mock
      .on(GetCommand)
      .resolves({})
      .on(GetCommand, { Key: keys.profile('user') })
      .resolves({ Item: { emailStanding: 'verified', marks: ['mark'] } })
      .on(GetCommand, { Key: keys.credits('user') })
      .resolvesOnce({ Item: { ...first } })
      .resolves({ Item: { ...last } });
  };

  it('starts only once even if its transaction conflicts or is throttled', async () => {
    reads(free);
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict'))
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolves({});
    expect((await store.startTrial('user', NOW)).kind).toBe('started');
    expect(trials().map((puts) => puts.length)).toEqual([1, 1, 1]);
    expect(new Set(written().map((items) => JSON.stringify(items))).size).toBe(1);
  });

  it('is not started again after a concurrent call started it', async () => {
    const started = {
      ...state.account,
      version: 1,
      subscription: 'trial',
      trialEndsAt: '2026-11-27T12:00:00.000Z',
    };
    reads(free, started);
    mock.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    expect(await store.startTrial('user', NOW)).toEqual({ kind: 'used' });
    expect(written()).toHaveLength(1);
  });
});

describe('a customer at the provider', () => {
  it('is linked to its account once, even when the transaction conflicts', async () => {
    mock.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    expect(await store.bindCustomer('user', 'cus_1')).toBe('cus_1');
  });

  it('is never replaced by one that is linked later', async () => {
    mock
      .on(TransactWriteCommand)
      .rejects(cancelled('ConditionalCheckFailed', 'None'))
      .on(GetCommand)
      .resolves({ Item: { customerId: 'cus_first' } });
    expect(await store.bindCustomer('user', 'cus_1')).toBe('cus_first');
  });
});
