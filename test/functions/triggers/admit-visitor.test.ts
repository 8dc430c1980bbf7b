import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import { admitVisitor } from '#functions/triggers/admit-visitor.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const EMAIL = 'grace@example.com';
const spend = vi.fn<SignInPasses['spend']>();
const never = () => Promise.reject(new Error('The trigger only spends passes.'));
const others = { issue: never, issueUncounted: never, mailCode: never, guessCode: never, trust: never };
const passes = () => ({ spend, ...others });
beforeEach(() => {
  spend.mockReset();
  spend.mockResolvedValue(true);
});

const { input, run } = admitVisitor({ passes, now: () => NOW });
const event = (triggerSource: string, request: object) => ({
  version: '1',
  triggerSource,
  userName: 'an-id',
  request: { userAttributes: { email: EMAIL }, ...request },
  response: {},
});
const ask = (triggerSource: string, request: object) => run(input.parse(event(triggerSource, request)));
const SIGN_IN = 'PreAuthentication_Authentication';

describe('the user pool’s trigger', () => {
  test('admits one sign-in per pass, and returns the event unchanged', async () => {
    const request = { validationData: { pass: 'p' } };
    expect(await ask(SIGN_IN, request)).toEqual(event(SIGN_IN, request));
    expect(spend).toHaveBeenCalledExactlyOnceWith('p', EMAIL, NOW);
  });

  test('refuses a sign-in without a pass, or with a pass that is used, expired or for another account', async () => {
    for (const request of [{}, { validationData: null }, { validationData: { other: 'p' } }])
      await expect(ask(SIGN_IN, request)).rejects.toThrow('no valid pass');
    expect(spend).not.toHaveBeenCalled();
    spend.mockResolvedValue(false);
    await expect(ask(SIGN_IN, { validationData: { pass: 'p' } })).rejects.toThrow('no valid pass');
  });

  test('binds the pass of an unknown user to the address that was typed', async () => {
    const request = { userAttributes: {}, userNotFound: true, validationData: { pass: 'p' } };
    await run(input.parse({ ...event(SIGN_IN, request), userName: 'Nobody@example.com' }));
    expect(spend).toHaveBeenCalledExactlyOnceWith('p', 'Nobody@example.com', NOW);
    await expect(ask(SIGN_IN, { userAttributes: {}, userNotFound: true })).rejects.toThrow('no valid pass');
  });

  test('accepts a pass for any address when the pool identifies an unknown user only by an id', async () => {
    await ask(SIGN_IN, { userAttributes: {}, userNotFound: true, validationData: { pass: 'p' } });
    expect(spend).toHaveBeenCalledExactlyOnceWith('p', undefined, NOW);
  });

  test('allows only our API to sign people up', async () => {
    await expect(ask('PreSignUp_SignUp', {})).rejects.toThrow('no valid pass');
    await ask('PreSignUp_SignUp', { clientMetadata: { pass: 'p' } });
    expect(spend).toHaveBeenCalledOnce();
  });

  test('leaves users of another provider alone, because they have no password', async () => {
    await ask('PreSignUp_ExternalProvider', {});
    await ask(SIGN_IN, { userAttributes: { email: EMAIL, identities: '[{"providerName":"Google"}]' } });
    await ask(SIGN_IN, { userAttributes: { 'cognito:user_status': 'EXTERNAL_PROVIDER' } });
    expect(spend).not.toHaveBeenCalled();
  });

  test('refuses everyone if the table is unavailable, rather than let guesses go uncounted', async () => {
    spend.mockRejectedValue(new Error('The table is down.'));
    await expect(ask(SIGN_IN, { validationData: { pass: 'p' } })).rejects.toThrow();
  });
});
