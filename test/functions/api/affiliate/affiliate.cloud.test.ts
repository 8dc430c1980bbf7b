import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Affiliate } from '#contract/schemas/affiliate.ts';
import { clickOf, rememberedClick } from '#functions/domain/affiliate/affiliate.ts';
import { now } from '#functions/wiring/clock.ts';
import { accountDeletions, affiliates, users } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { buyer, stripeHere } from '#test/support/billing/buyer.ts';
import { idOf } from '#test/support/billing/stripe.ts';
import { order } from '#test/support/billing/stripe-service.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming, rowsOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { url, standIns } = sharedCloud();
const COOKIE = '__Host-veilcast-via';
const DAY_MS = 86_400_000;
const STARTER_CENTS = 1170;
const SETTLED = { timeout: 30_000, interval: 200 };
beforeAll(useCloudEnvironment);
afterEach(() => fetch(new URL('/__webhooks', standIns.stripe), { method: 'DELETE' }));

/** A user with a referral link. */
const affiliate = async (person = newPerson('Grace Hopper')) => {
  const { visitor, id } = await newAccount(person);
  const read = async (): Promise<Affiliate> =>
    z.strictObject(Affiliate.shape).parse(await (await visitor.get('/api/affiliate')).json());
  const { code } = await read();
  const earns = (cents: number) => vi.waitUntil(async () => (await read()).pendingCents === cents, SETTLED);
  return { visitor, id, person, read, code, earns, ledger: () => affiliates().ledger(id) };
};

/** A browser whose user has followed a referral link and given consent. */
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
  it('is created on the first request and stays the same', async () => {
    const visitor = await signIn(newPerson());
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

  it('counts one click per household per day, and stores the click in a cookie that scripts can’t read', async () => {
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

  it('doesn’t set a cookie if its code is unknown, and is refused if its code is malformed', async () => {
    const visitor = await follower('zzzzzzzzzz');
    expect(visitor.cookies.size).toBe(0);
    for (const code of ['', 'short', 'ILOU000000', '=cmd()', '../../etc/', 42])
      expect((await visitor.post('/api/affiliate/clicks', { code })).status).toBe(400);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post('/api/affiliate/clicks', { code: 'zzzzzzzzzz' }, foreign)).status).toBe(403);
  });
});

describe('a new account', () => {
  // Proves money-affiliates-60-days-affiliate-per.
  it('is credited once, to the link last clicked within 60 days', async () => {
    const first = await affiliate();
    const last = await affiliate();
    const visitor = await follower(first.code);
    await visitor.post('/api/affiliate/clicks', { code: last.code });
    const person = newPerson();
    await signIn(person, visitor);
    expect([(await first.read()).signUps, (await last.read()).signUps]).toEqual([0, 1]);
    // The account already exists, so another link no longer gets credit for it.
    await signIn(person, await follower(first.code));
    expect([(await first.read()).signUps, (await last.read()).signUps]).toEqual([0, 1]);
  });

  // Proves money-affiliates-60-days-affiliate-per.
  it('is not credited to a link clicked more than 60 days ago', async () => {
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
    await signIn(newPerson(), old);
    expect((await read()).signUps).toBe(1);
  });

  it('isn’t credited to any affiliate if its cookie was forged', async () => {
    for (const value of ['', 'nonsense', 'zzzzzzzzzz.1234567890123', `${'a'.repeat(4000)}.1`]) {
      const visitor = new Visitor(url);
      visitor.setCookie(COOKIE, value);
      await signIn(newPerson(), visitor);
      expect((await visitor.get('/api/auth/me')).status, value).toBe(200);
    }
  });

  // Proves money-affiliates-60-days-affiliate-per.
  it('earns its owner nothing if they signed up through their own link', async () => {
    const identity = {
      issuer: 'https://issuer',
      subject: `first-${now().getTime()}`,
      recognisedBy: `person-${now().getTime()}`,
      name: 'Eve',
      email: 'eve@example.com',
    };
    const eve = await users().signIn(identity, now());
    const { code } = defined(await affiliates().enrol(eve.id));
    const click = { code, at: now() };
    // The pool gives a returning user a new subject, but they are still recognised.
    const other = await users().signIn({ ...identity, subject: `${identity.subject}-again` }, now(), click);
    expect(other.id).not.toBe(eve.id);
    expect((await affiliates().enrol(eve.id))?.signUps).toBe(0);
    expect((await rowsOf(other.id)).map(({ sk }) => sk)).toEqual(['PROFILE']);
    // Signing in through your own link changes nothing.
    await users().signIn(identity, now(), click);
    expect((await affiliates().enrol(eve.id))?.signUps).toBe(0);
  });
});

describe('an affiliate with another identity', () => {
  const paidBy = async (customer: Awaited<ReturnType<typeof buyer>>): Promise<string> => {
    const session = await customer.buy('Starter');
    await vi.waitUntil(async () => (await customer.status(session)).payment_status === 'paid', SETTLED);
    return session;
  };

  // Proves money-affiliates-60-days-affiliate-per.
  it('does not count as their own referral, no matter how they spell their address', async () => {
    const name = `eve${process.pid}x${now().getTime()}`;
    const own = await affiliate({ name: 'Eve', email: `${name}@gmail.com` });
    await signIn({ name: 'Eve', email: `e.${name.slice(1)}+shop@googlemail.com` }, await follower(own.code));
    expect((await own.read()).signUps).toBe(0);
  });

  // Proves money-affiliates-60-days-affiliate-per.
  it('does not count as their own referral when they sign up with the address that their payouts go to', async () => {
    const own = await affiliate();
    const { email } = newPerson();
    const saved = await own.visitor.post('/api/affiliate/payout-details', { kind: 'paypal', email });
    expect(saved.status).toBe(200);
    await signIn({ name: 'Eve', email: email.replace('@', '+shop@') }, await follower(own.code));
    expect((await own.read()).signUps).toBe(0);
    expect(await rowsNaming(email)).toEqual([]);
  });

  // Proves money-affiliates-60-days-affiliate-per.
  fullIt(
    'earns nothing on a purchase made with their own card, and owes nothing when it is refunded',
    async () => {
      const eve = newPerson('Eve');
      await paidBy(await buyer(eve));
      const own = await affiliate(eve);
      const customer = await buyer(newPerson(), await follower(own.code));
      const session = await paidBy(customer);
      expect((await own.read()).signUps).toBe(1);
      expect(await own.ledger()).toEqual([]);
      const { stripe, payment_intent } = await paymentOf(session);
      await stripe.refunds.create({ payment_intent });
      await vi.waitUntil(async () => {
        await customer.status(session);
        return (await rowsOf(customer.id)).some(({ refundedCents }) => Number(refundedCents) > 0);
      }, SETTLED);
      expect(await own.ledger()).toEqual([]);
    },
  );

  // Proves money-affiliates-60-days-affiliate-per.
  fullIt(
    'loses the commission on a refunded payment even if they are identified as the paying customer before the refund',
    async () => {
      const own = await affiliate();
      const person = newPerson();
      const customer = await buyer(person, await follower(own.code));
      const session = await paidBy(customer);
      await own.earns(STARTER_CENTS);
      await own.visitor.post('/api/affiliate/payout-details', { kind: 'paypal', email: person.email });
      const { stripe, payment_intent } = await paymentOf(session);
      await stripe.refunds.create({ payment_intent });
      await own.earns(0);
    },
  );
});

describe('a customer’s payment', () => {
  // Proves money-affiliates-30-commission-reversed.
  it('earns thirty percent only once, however often it is reported; each refund takes back its share only once', async () => {
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

  // Proves money-affiliates-30-commission-reversed.
  it('earns nothing more once it is disputed', async () => {
    const brought = await affiliate();
    const customer = await buyer(newPerson(), await follower(brought.code));
    const { checkout_url: page } = await (await customer.choose('Starter')).json();
    // A payment with this card is disputed as soon as it is made.
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

  fullIt(
    'keeps its commission after the customer deletes their account, until a refund takes it back',
    async () => {
      const brought = await affiliate();
      const customer = await buyer(newPerson(), await follower(brought.code));
      const session = await customer.buy('Starter');
      await brought.earns(STARTER_CENTS);
      await accountDeletions().begin(customer.id, now());
      expect(await accountDeletions().removeRows(customer.id)).toBe(true);
      expect(await rowsOf(customer.id)).toEqual([]);
      expect(await brought.read()).toMatchObject({ pendingCents: STARTER_CENTS, signUps: 1 });
      expect(await rowsNaming(customer.id)).toEqual([]);
      // Each refund takes back its share of the commission.
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
    },
  );

  it('earns no commission without a referral', async () => {
    const customer = await buyer();
    await order(standIns.stripe, '/__webhooks', { hold: true });
    const session = await customer.buy('Hobby');
    await vi.waitUntil(async () => (await customer.status(session)).payment_status === 'paid', SETTLED);
    expect((await rowsOf(customer.id)).some(({ sk }) => sk === 'REFERRAL')).toBe(false);
  });
});
