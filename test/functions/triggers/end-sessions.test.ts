import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sessions, Users } from '#functions/domain/account/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import { endSessions } from '#functions/triggers/end-sessions.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ISSUER = 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_pool';
const RESET = 'PostConfirmation_ConfirmForgotPassword';

const idOf = vi.fn<Users['idOf']>();
const endAll = vi.fn<Sessions['endAll']>();
const add = vi.fn<Outbox['add']>();
beforeEach(() => {
  for (const port of [idOf, endAll, add]) port.mockReset();
  idOf.mockResolvedValue('ada');
});

const trigger = endSessions({
  users: () => partial<Users>({ idOf }),
  sessions: () => partial<Sessions>({ endAll }),
  outbox: () => partial<Outbox>({ add }),
  poolIssuer: ({ region, userPoolId }) => `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
  now: () => NOW,
});
const event = (triggerSource = RESET) => ({
  version: '1',
  triggerSource,
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_pool',
  request: { userAttributes: { sub: '6f1c', email: 'ada@example.com' } },
  response: {},
});
const run = (source?: string) => trigger.run(trigger.input.parse(event(source)));

describe('a password reset', () => {
  // Proves rule-owner-hears-reset-another-address.
  test('ends every session of the account and notifies its owner', async () => {
    expect(await run()).toEqual(event());
    expect(idOf).toHaveBeenCalledExactlyOnceWith({ issuer: ISSUER, subject: '6f1c' });
    expect(endAll).toHaveBeenCalledExactlyOnceWith('ada', NOW);
    expect(add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        to: { userId: 'ada' },
        kind: 'credentials-changed',
        facts: { at: NOW.toISOString(), change: 'password' },
      }),
      NOW,
    );
  });

  test('fails if the sessions can’t be ended, so that the pool tries again and the alarm is raised', async () => {
    endAll.mockRejectedValue(new Error('The table is away.'));
    await expect(run()).rejects.toThrow('The table is away.');
    expect(add).not.toHaveBeenCalled();
  });

  test('does not fail if only the email can’t be queued', async () => {
    add.mockRejectedValue(new Error('The table is away.'));
    expect(await run()).toEqual(event());
    expect(endAll).toHaveBeenCalledOnce();
  });

  test('by somebody who has never signed in here ends no sessions', async () => {
    idOf.mockResolvedValue(undefined);
    expect(await run()).toEqual(event());
    expect(endAll).not.toHaveBeenCalled();
  });
});

test('a confirmed sign-up ends no sessions', async () => {
  expect(await run('PostConfirmation_ConfirmSignUp')).toEqual(event('PostConfirmation_ConfirmSignUp'));
  expect(idOf).not.toHaveBeenCalled();
});
