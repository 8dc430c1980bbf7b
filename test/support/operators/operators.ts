import { expect } from 'vitest';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { operators } from '#functions/wiring/operators/operator-stores.ts';
import { secondFactors, sessions } from '#functions/wiring/stores.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const MINUTE_MS = 60_000;

/** Signs in to an account as if a second factor had been used. */
export const sessionWithSecondFactor = (userId: string): Promise<string> => {
  const now = new Date();
  return sessions().open({ userId, provenAt: now, device: undefined, secondFactor: true }, now);
};

/** Gives operator rights to an account that has a second factor, as the command does. */
export const makeOperator = async (id: string): Promise<void> => {
  const granted = { action: 'grant', operator: 'command:test', ownerId: id, reason: 'On duty.' } as const;
  expect(await operators().grant(granted, new Date())).toBe('granted');
};

/** A new account with operator rights, signed in with a second factor unless specified otherwise. */
export const newOperator = async ({ secondFactor = true } = {}) => {
  const { visitor: first, id } = await newAccount(newPerson('An Operator'));
  await secondFactors().note(id, true, new Date(Date.now() - MINUTE_MS));
  await makeOperator(id);
  const visitor = new Visitor(sharedCloud().url);
  if (secondFactor) visitor.setCookie(SESSION_COOKIE, await sessionWithSecondFactor(id));
  return { id, visitor: secondFactor ? visitor : first };
};

/** Submits a decision as the operator’s page does, and returns the status and message of the response. */
export const decideBy = async (
  { visitor }: { readonly visitor: Visitor },
  decision: {
    readonly action: string;
    readonly ownerId: string;
    readonly videoId?: string;
    readonly byLaw?: true;
  },
  reason = 'It breaks our rules.',
): Promise<readonly [number, string | undefined]> => {
  const answer = await visitor.post('/api/operator/decisions', { ...decision, reason });
  return [answer.status, (await answer.json()).detail];
};
