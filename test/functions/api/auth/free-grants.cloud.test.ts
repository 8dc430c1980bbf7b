import { beforeAll, describe, expect, it } from 'vitest';
import { now } from '#functions/wiring/clock.ts';
import { accountDeletions, billing, credits, users } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

let count = 0;
/** A name that no other test in this run uses. */
const newName = (): string => `person${process.pid}x${Date.now()}x${(count += 1)}`;
const who = (email: string, emailStanding: 'verified' | 'unverified' | 'disposable' = 'verified') => ({
  issuer: 'https://issuer.example',
  subject: newName(),
  name: 'Ada',
  email,
  emailStanding,
});
const signUp = async (email: string, standing?: 'unverified' | 'disposable', at = now()) =>
  (await users().signIn(who(email, standing), at)).id;
const creditsOf = async (userId: string, at = now()): Promise<number> =>
  (await credits().read(userId, at)).grants.reduce((sum, { remaining }) => sum + remaining, 0);
const trialOf = async (visitor: Visitor) => {
  const answer = await visitor.post('/api/payments/trial', {});
  return { status: answer.status, ...(await answer.json()) };
};

describe('two accounts with one address', () => {
  // Proves money-free-credits-trial-go-people.
  it('get one trial between them, no matter how the address is spelled', async () => {
    const name = newName();
    const first = await signIn({ name: 'Ada', email: `${name}@gmail.com` });
    const second = await signIn({
      name: 'Ada',
      email: `${name.slice(0, 3)}.${name.slice(3)}+1@gmail.com`,
    });
    expect(await trialOf(first)).toMatchObject({ status: 200, subscription: 'trial' });
    expect(await trialOf(second)).toMatchObject({
      status: 409,
      detail: 'You’ve already used your free trial with another account. Choose a plan to continue.',
    });
    expect(await (await second.get('/api/auth/me')).json()).toMatchObject({ trialAvailable: false });
  });

  // Proves money-free-credits-trial-go-people.
  it('get one month of free credits between them, and the second account is shown why it gets none', async () => {
    const { email } = newPerson();
    const first = await signIn({ name: 'Ada', email });
    const second = await signIn({ name: 'Ada', email: email.replace('@', '+again@') });
    expect(await (await first.get('/api/auth/me')).json()).toMatchObject({ credits: 30 });
    expect(await (await second.get('/api/auth/me')).json()).toMatchObject({
      credits: 0,
      withheld: 'elsewhere',
    });
    expect(await (await second.get('/api/videos/trial-limits')).json()).toMatchObject({
      can_generate: false,
      withheld: 'elsewhere',
    });
  });

  // Proves money-free-credits-trial-go-people.
  it('get one trial between them even if both start it at the same time', async () => {
    const { email } = newPerson();
    const ids = await Promise.all([1, 2, 3, 4].map((tag) => signUp(email.replace('@', `+${tag}@`))));
    const outcomes = await Promise.all(ids.map((id) => billing().startTrial(id, now())));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'elsewhere',
      'elsewhere',
      'elsewhere',
      'started',
    ]);
  });

  // Proves money-free-credits-trial-go-people.
  it('are remembered after both have been deleted, but only as keyed hashes', async () => {
    const { email } = newPerson();
    const one = await signUp(email);
    expect(await creditsOf(one)).toBe(30);
    expect((await billing().startTrial(one, now())).kind).toBe('started');
    await accountDeletions().begin(one, now());
    while (!(await accountDeletions().removeRows(one)));
    const two = await signUp(email);
    expect(await creditsOf(two)).toBe(0);
    expect((await billing().startTrial(two, now())).kind).toBe('used');
    await accountDeletions().begin(two, now());
    while (!(await accountDeletions().removeRows(two)));
    expect(await rowsNaming(email)).toEqual([]);
  });
});

describe('an account whose email address changes', () => {
  // Proves money-free-credits-trial-go-people.
  it('takes its used grants along to the new address', async () => {
    const [before, after] = [newPerson().email, newPerson().email];
    const identity = who(before);
    const { id } = await users().signIn(identity, now());
    expect(await creditsOf(id)).toBe(30);
    await billing().startTrial(id, now());
    await users().signIn({ ...identity, email: after }, now());
    const other = await signUp(after);
    expect(await creditsOf(other)).toBe(0);
    expect((await billing().startTrial(other, now())).kind).toBe('used');
  });
});

describe('an unverified address', () => {
  // Proves money-nothing-free-unverified-disposable.
  it('gets neither a trial nor free credits until it is verified', async () => {
    const identity = who(newPerson().email, 'unverified');
    const { id } = await users().signIn(identity, now());
    expect(await creditsOf(id)).toBe(0);
    expect(await billing().startTrial(id, now())).toEqual({ kind: 'unverified' });
    await users().signIn({ ...identity, emailStanding: 'verified' }, now());
    expect(await creditsOf(id)).toBe(30);
    expect((await billing().startTrial(id, now())).kind).toBe('started');
  });

  // Proves money-nothing-free-unverified-disposable.
  it('does not use up the grants of the address’s real owner', async () => {
    const { email } = newPerson();
    const stranger = await signUp(email, 'unverified');
    expect(await creditsOf(stranger)).toBe(0);
    const owner = await signUp(email);
    expect(await creditsOf(owner)).toBe(30);
    expect((await billing().startTrial(owner, now())).kind).toBe('started');
  });
});

describe('a disposable address', () => {
  // Proves money-nothing-free-unverified-disposable.
  it.each(isFullRun ? ['mailinator.com', 'inbox.mailinator.com'] : ['inbox.mailinator.com'])(
    'at %s can sign in but gets nothing for free',
    async (domain) => {
      const visitor = await signIn({ name: 'Ada', email: `${newName()}@${domain}` });
      expect(await (await visitor.get('/api/auth/me')).json()).toMatchObject({
        credits: 0,
        withheld: 'disposable',
        trialAvailable: false,
      });
      expect(await trialOf(visitor)).toMatchObject({
        status: 409,
        detail:
          'A trial isn’t available for temporary email addresses. Sign up with your usual address, or choose a plan.',
      });
      expect(
        (await visitor.post('/api/payments/checkout/session', { plan_name: 'Hobby', origin_url: url }))
          .status,
      ).toBe(200);
    },
  );
});
