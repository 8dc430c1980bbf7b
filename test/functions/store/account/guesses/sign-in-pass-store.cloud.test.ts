import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUESSES } from '#functions/domain/account/guesses.ts';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import { signInPassStore } from '#functions/store/account/guesses/sign-in-pass-store.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

const START = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
/** More guesses than anyone is allowed. */
const BEYOND = 2 + Math.max(GUESSES.all, GUESSES.known);
const REST_SECONDS = GUESSES.restMinutes * 60;

let passes: SignInPasses;
let close: () => Promise<void>;
beforeAll(async () => {
  const started = await startTable();
  passes = signInPassStore(started.table);
  ({ close } = started);
});
afterAll(() => close());

let people = 0;
const newAddress = (): string => `person-${(people += 1)}@example.com`;
const guess = async (email: string, network: string, now = START): Promise<boolean> =>
  'pass' in (await passes.issue({ email, network }, now));
/** The number of guesses, out of `times`, that are let through. */
const guesses = async (email: string, network: (index: number) => string, times: number, now = START) => {
  let through = 0;
  for (let index = 0; index < times; index += 1) if (await guess(email, network(index), now)) through += 1;
  return through;
};
const passFor = async (email: string): Promise<string> => {
  const issued = await passes.issue({ email, network: 'home' }, START);
  return 'pass' in issued ? issued.pass : '';
};

describe('a pass', () => {
  it('works once, within two minutes, and only for its own address, regardless of case', async () => {
    const email = newAddress();
    const pass = await passFor(email);
    expect(await passes.spend(pass, newAddress(), START)).toBe(false);
    expect(await passes.spend(pass, email.toUpperCase(), later(120))).toBe(true);
    expect(await passes.spend(pass, email, START)).toBe(false);
    expect(await passes.spend(await passFor(email), email, later(121))).toBe(false);
    expect(await passes.spend('made-up', undefined, START)).toBe(false);
  });
});

describe('guesses at one account', () => {
  it('from one network are blocked after five, and allowed again after a pause', async () => {
    const email = newAddress();
    expect(await guesses(email, () => 'n', 8)).toBe(GUESSES.network);
    const refused = await passes.issue({ email, network: 'n' }, later(60));
    expect(refused).toEqual({ waitSeconds: REST_SECONDS - 60 });
    expect(await guess(email, 'n', later(REST_SECONDS))).toBe(true);
    // Another account from the same network, and the same account from another network, are not affected.
    expect(await guess(newAddress(), 'n')).toBe(true);
  });

  it('from many networks are blocked after ten in total', async () => {
    expect(await guesses(newAddress(), (index) => `bot-${index}`, BEYOND)).toBe(GUESSES.all);
  });

  // Proves beginEmailSignIn.
  it('from strangers’ networks don’t lock out an owner on a network where they have signed in before', async () => {
    const email = newAddress();
    await passes.trust({ email, network: 'home' }, START);
    await guesses(email, (index) => `bot-${index}`, BEYOND);
    expect(await guess(email, 'bot-31')).toBe(false);
    expect(await guesses(email, () => 'home', BEYOND)).toBe(GUESSES.known);
  });

  it('do not lock out an owner who has just chosen a new password, no matter where they are', async () => {
    const email = newAddress();
    await guesses(email, (index) => `bot-${index}`, BEYOND);
    expect(await guess(email, 'hotel')).toBe(false);
    await passes.trust({ email, network: 'hotel' }, START);
    await guesses(email, (index) => `bot-${index}`, BEYOND);
    expect(await guess(email, 'hotel')).toBe(true);
  });

  it('from a campus network that the owner shares don’t lock out a browser the owner has signed in with', async () => {
    const email = newAddress();
    await passes.trust({ email, network: 'campus', device: 'laptop' }, START);
    await guesses(email, () => 'campus', BEYOND);
    expect(await guess(email, 'campus')).toBe(false);
    const from = (device: string) => passes.issue({ email, network: 'campus', device }, START);
    expect(await from('laptop')).toHaveProperty('pass');
    expect(await from('another')).toHaveProperty('waitSeconds');
  });

  it('are all counted when they arrive at the same time', async () => {
    const email = newAddress();
    const all = await Promise.all(Array.from({ length: 20 }, () => guess(email, 'n')));
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(GUESSES.network);
  });

  it('count the same for an address without an account', async () => {
    expect(await guesses('nobody@example.com', () => 'n', 8)).toBe(GUESSES.network);
  });
});

describe('guesses at an emailed code', () => {
  const tries = async (email: string, network: (index: number) => string, times: number, device?: string) => {
    let through = 0;
    for (let index = 0; index < times; index += 1)
      if ((await passes.guessCode({ email, network: network(index), device }, START)) === 0) through += 1;
    return through;
  };

  // Proves setEmailPassword.
  it('by strangers are blocked after ten in total, and leave five for the network that requested the code', async () => {
    const email = newAddress();
    expect(await passes.mailCode({ email, network: 'hotel' }, START)).toBe(0);
    expect(await tries(email, (index) => `bot-${index}`, BEYOND)).toBe(GUESSES.all);
    expect(await tries(email, () => 'hotel', 8)).toBe(GUESSES.network);
  });

  it('are counted separately from password guesses, and leave ten for the owner’s browser', async () => {
    const email = newAddress();
    const device = await passes.trust({ email, network: 'campus' }, START);
    await guesses(email, () => 'campus', BEYOND);
    expect(await tries(email, () => 'campus', BEYOND)).toBe(GUESSES.known);
    expect(await tries(email, () => 'campus', BEYOND, device)).toBe(GUESSES.known);
  });
});
