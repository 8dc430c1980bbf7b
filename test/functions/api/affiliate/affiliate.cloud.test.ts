import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Affiliate } from '#contract/schemas/affiliate.ts';
import { type AffiliateRow, clickOf, rememberedClick } from '#functions/domain/affiliate/affiliate.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { accountDeletions, affiliates, users } from '#functions/wiring/stores.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { idOf } from '#test/support/billing/stripe.ts';
import { order } from '#test/support/billing/stripe-service.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming, rowsOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env, standIns } = sharedCloud();
const COOKIE = '__Host-veilcast-via';
const DAY_MS = 86_400_000;
const STARTER_CENTS = 1170;
const SETTLED = { timeout: 30_000, interval: 200 };
beforeAll(useCloudEnvironment);
afterEach(() => fetch(new URL('/__webhooks', standIns.stripe), { method: 'DELETE' }));

/** A user with a referral link. */
const affiliate = async (person = newPerson('Grace Hopper')) => {
  const visitor = await signIn(url, person);
  const { id } = await meOf(visitor);
  const read = async (): Promise<Affiliate> =>
    z.strictObject(Affiliate.shape).parse(await (await visitor.get('/api/affiliate')).json());
  const { code } = await read();
  const earns = (cents: number) => vi.waitUntil(async () => (await read()).pendingCents === cents, SETTLED);
  return { visitor, id, person, read, code, earns, ledger: () => affiliates().ledger(id) };
};

/** A browser whose user followed a link and gave consent. */
const follower = async (code: string): Promise<Visitor> => {
  const visitor = new Visitor(url);
  expect((await visitor.post('/api/affiliate/clicks', { code })).status).toBe(200);
  return visitor;
};
const paymentOf = async (session: string) => {
  const { stripe } = await stripeHere();
  const { invoice } = await stripe.checkout.sessions.retrieve(session);
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid' });
  return { stripe, payment_intent: idOf(data[0]?.payment.payment_intent) };
};

describe('a referral link', () => {
  it('is created on first request and stays the same', async () => {
    const visitor = await signIn(url, newPerson());
    const asked = await Promise.all(
      Array.from({ length: 5 }, async () => (await visitor.get('/api/affiliate')).json()),
    );
    const [first] = asked;
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
    expect(first).toEqual({
      code: expect.stringMatching(/^[0-9a-z]{10}$/u),
      link: `${url}/?via=${first.code}`,
      clicks: 0,
      signUps: 0,
      pendingCents: 0,
      approvedCents: 0,
      paidCents: 0,
      currency: 'usd',
    });
    expect((await fetch(`${url}/api/affiliate`)).status).toBe(401);
  });

  it('counts one click per household and day, and stores it in a cookie that scripts can’t read', async () => {
    const { code, read } = await affiliate();
    const visitor = await follower(code);
    await Promise.all([follower(code), follower(code), follower(code)]);
    expect((await read()).clicks).toBe(1);
    const again = await visitor.post('/api/affiliate/clicks', { code });
    expect(again.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-veilcast-via=[0-9a-z]{10}\.\d{13}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
  });

  it('with an unknown code sets no cookie, and a malformed code is refused', async () => {
    const visitor = await follower('zzzzzzzzzz');
    expect(visitor.cookies.size).toBe(0);
    for (const code of ['', 'short', 'ILOU000000', '=cmd()', '../../etc/', 42])
      expect((await visitor.post('/api/affiliate/clicks', { code })).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post('/api/affiliate/clicks', { code: 'zzzzzzzzzz' }, foreign)).status).toBe(403);
  });
});

describe('a new account', () => {
  it('created within 60 days of the last click counts for that link, once', async () => {
    const first = await affiliate();
    const last = await affiliate();
    const visitor = await follower(first.code);
    await visitor.post('/api/affiliate/clicks', { code: last.code });
    const person = newPerson();
    await signIn(url, person, visitor);
    expect([(await first.read()).signUps, (await last.read()).signUps]).toEqual([0, 1]);
    // The account exists already: another link refers no one.
    await signIn(url, person, await follower(first.code));
    expect([(await first.read()).signUps, (await last.read()).signUps]).toEqual([0, 1]);
  });

  it('created more than 60 days after the click counts for no link', async () => {
    const { code, read } = await affiliate();
    const begun = now();
    const cookie = rememberedClick({ code, at: begun });
    const visit = (days: number) => {
      const at = new Date(begun.getTime() + days * DAY_MS);
      const identity = { issuer: 'https://issuer', subject: `${code}-${days}`, name: 'Ada', email: '' };
      return users().signIn(identity, at, clickOf(cookie, at));
    };
    await visit(61);
    expect((await read()).signUps).toBe(0);
    await visit(59);
    expect((await read()).signUps).toBe(1);
    const old = new Visitor(url);
    old.setCookie(COOKIE, rememberedClick({ code, at: new Date(begun.getTime() - 61 * DAY_MS) }));
    await signIn(url, newPerson(), old);
    expect((await read()).signUps).toBe(1);
  });

  it.each(['', 'nonsense', 'zzzzzzzzzz.1234567890123', `${'a'.repeat(4000)}.1`])(
    'with a cookie of "%.20s" is created without an affiliate',
    async (value) => {
      const visitor = new Visitor(url);
      visitor.setCookie(COOKIE, value);
      await signIn(url, newPerson(), visitor);
      expect((await visitor.get('/api/auth/me')).status).toBe(200);
    },
  );

  it('earns nothing for its owner when they follow their own link', async () => {
    const identity = {
      issuer: 'https://issuer',
      subject: `first-${now().getTime()}`,
      recognisedBy: `person-${now().getTime()}`,
      name: 'Eve',
      email: 'eve@example.com',
    };
    const eve = await users().signIn(identity, now());
    const { code } = (await affiliates().enrol(eve.id))!;
    const click = { code, at: now() };
    // The pool gives a returning user a new subject; they are recognised all the same.
    const other = await users().signIn({ ...identity, subject: `${identity.subject}-again` }, now(), click);
    expect(other.id).not.toBe(eve.id);
    expect((await affiliates().enrol(eve.id))?.signUps).toBe(0);
    expect((await rowsOf(other.id)).map(({ sk }) => sk)).toEqual(['PROFILE']);
    // Signing in with one's own link changes nothing.
    await users().signIn(identity, now(), click);
    expect((await affiliates().enrol(eve.id))?.signUps).toBe(0);
  });
});

describe('a customer’s payment', () => {
  it('earns thirty percent once, however often it is reported; refunds take their share back, once', async () => {
    const brought = await affiliate();
    const customer = await buyer(newPerson(), await follower(brought.code));
    const session = await customer.buy('Starter');
    await Promise.all(Array.from({ length: 12 }, () => customer.status(session)));
    await brought.earns(STARTER_CENTS);
    const { stripe, payment_intent } = await paymentOf(session);
    await stripe.refunds.create({ payment_intent, amount: 1900 });
    await brought.earns(600);
    await stripe.refunds.create({ payment_intent });
    await brought.earns(0);
    await Promise.all(Array.from({ length: 6 }, () => customer.status(session)));
    expect((await brought.ledger()).map(({ kind, cents }) => [kind, cents]).toSorted()).toEqual([
      ['earned', STARTER_CENTS],
      ['reversed', -570],
      ['reversed', -600],
    ]);
  });

  it('earns nothing more when it is disputed', async () => {
    const brought = await affiliate();
    const customer = await buyer(newPerson(), await follower(brought.code));
    const { checkout_url: page } = await (await customer.choose('Starter')).json();
    // This card's payment is disputed as soon as it is made.
    const session = await customer.pay(page, 'disputed');
    await vi.waitUntil(async () => {
      await customer.status(session);
      return (await rowsOf(customer.id)).some(({ disputed }) => disputed === true);
    }, SETTLED);
    expect((await brought.read()).pendingCents).toBe(0);
  });

  it('earns a deleted affiliate nothing, and the customer keeps what they paid for', async () => {
    const brought = await affiliate();
    const customer = await buyer(newPerson(), await follower(brought.code));
    await accountDeletions().begin(brought.id, now());
    const session = await customer.buy('Starter');
    await vi.waitUntil(async () => (await customer.status(session)).payment_status === 'paid', SETTLED);
    expect(await (await customer.visitor.get('/api/auth/me')).json()).toMatchObject({
      subscription: 'starter',
    });
    expect(await brought.ledger()).toEqual([]);
    expect(await accountDeletions().removeRows(brought.id)).toBe(true);
    expect((await follower(brought.code)).cookies.size).toBe(0);
  });

  it('keeps its commission when the customer deletes their account, and a late refund still counts', async () => {
    const brought = await affiliate();
    const customer = await buyer(newPerson(), await follower(brought.code));
    const session = await customer.buy('Starter');
    await brought.earns(STARTER_CENTS);
    await accountDeletions().begin(customer.id, now());
    expect(await accountDeletions().removeRows(customer.id)).toBe(true);
    expect(await rowsOf(customer.id)).toEqual([]);
    expect(await brought.read()).toMatchObject({ pendingCents: STARTER_CENTS, signUps: 1 });
    expect(await rowsNaming(customer.id)).toEqual([]);
    // A refund after the dispute claims nothing more.
    const { stripe, payment_intent } = await paymentOf(session);
    await stripe.refunds.create({ payment_intent, amount: 1900 });
    await brought.earns(600);
    await stripe.refunds.create({ payment_intent });
    await brought.earns(0);
    expect((await brought.ledger()).map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      -600,
      -570,
      STARTER_CENTS,
    ]);
  });

  it('earns nothing without a referral', async () => {
    const customer = await buyer();
    await order(standIns.stripe, '/__webhooks', { hold: true });
    const session = await customer.buy('Hobby');
    await vi.waitUntil(async () => (await customer.status(session)).payment_status === 'paid', SETTLED);
    expect((await rowsOf(customer.id)).some(({ sk }) => sk === 'REFERRAL')).toBe(false);
  });
});

describe('npm run payouts', () => {
  /** Runs asynchronously: connections that end meanwhile must be noticed here. */
  const run = (...words: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../../../../tools/payouts.ts'), ...words],
        { env: { ...process.env, ...env } },
        (error, stdout, stderr) => resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
      );
    });
  const give = (userId: string, id: string, cents: number, dueAt: string) => {
    const row: AffiliateRow = { id, kind: 'earned', cents, currency: 'usd', at: dueAt, dueAt };
    return connect().send(
      new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.affiliateRow(userId, id), ...row } }),
    );
  };

  it('lists payouts from fifty dollars up, marks them as paid, and pays no month twice', async () => {
    const rich = await affiliate({ ...newPerson(), name: '=HYPERLINK("https://evil.example")' });
    const poor = await affiliate();
    await give(rich.id, 'in_1:earned', 6000, '2025-06-10T00:00:00.000Z');
    await give(rich.id, 'in_2:earned', 5500, '2025-07-01T00:00:00.000Z');
    await give(poor.id, 'in_3:earned', 4999, '2025-06-10T00:00:00.000Z');
    const june = await run('2025-06');
    expect([june.status, june.stderr]).toEqual([0, '']);
    const line = `"${rich.id}","'=HYPERLINK(""https://evil.example"")","${rich.person.email}","2025-06","6000","usd"`;
    expect(june.stdout.split('\r\n')).toContain(line);
    expect(june.stdout).not.toContain(poor.id);
    expect((await run('2025-06')).stdout).toBe(june.stdout);
    expect(await rich.read()).toMatchObject({ paidCents: 6000, approvedCents: 5500 });
    expect((await run('2025-07')).stdout).toContain('"2025-07","5500","usd"');
    expect((await run('2025-08')).stdout).not.toContain(rich.id);
    expect(await rich.read()).toMatchObject({ paidCents: 11_500, approvedCents: 0 });
    expect((await poor.read()).approvedCents).toBe(4999);
  });

  it('makes two concurrent payouts one', async () => {
    const { id } = await affiliate();
    await give(id, 'in_1:earned', 6000, '2025-06-10T00:00:00.000Z');
    const profile = (await affiliates().enrol(id))!;
    const payout = (month: string): AffiliateRow => {
      const at = now().toISOString();
      return { id: `payout:${month}`, kind: 'payout', cents: -6000, currency: 'usd', at, dueAt: at };
    };
    const paid = await Promise.all(
      ['2025-09', '2025-10', '2025-10'].map((month) => affiliates().pay(profile, payout(month))),
    );
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect((await affiliates().ledger(id)).filter(({ kind }) => kind === 'payout')).toHaveLength(1);
  });

  it.each([[[]], [['november']], [['2026-13']]])('prints its usage when called with %j', async (words) => {
    expect(await run(...words)).toMatchObject({ status: 2, stdout: '' });
  });

  it('refuses a month that has not ended', async () => {
    const month = now().toISOString().slice(0, 7);
    const refused = await run(month);
    expect([refused.status, refused.stderr.trim()]).toEqual([
      1,
      `${month} has not ended yet. Payouts follow the end of the month.`,
    ]);
  });
});
