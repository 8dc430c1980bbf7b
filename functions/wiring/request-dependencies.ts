import { z } from 'zod';
import { costUserOf } from '#functions/cost/cost-user.ts';
import type { PayerOf } from '#functions/domain/egress/ports.ts';
import type { Call } from '#functions/domain/request/ports.ts';
import { env } from '#functions/env.ts';
import { readSecret } from '#functions/gateways/aws/secrets.ts';
import { callLimitStore } from '#functions/store/request/call-limit-store.ts';
import { callSpendingStore } from '#functions/store/request/call-spending-store.ts';
import { now } from './clock.ts';
import { lazy } from './lazy.ts';
import { credits, sessions, suspensions } from './stores.ts';
import { table } from './table.ts';

const callLimits = /* @__PURE__ */ lazy(() => callLimitStore(table(), env.callLimitFactor()));
const callSpending = /* @__PURE__ */ lazy(() => callSpendingStore(table(), env.callLimitFactor()));

/** The dependencies of the middlewares of `serve`. */
export const requestDependencies = {
  now,
  findSession: (token: string, at: Date): Promise<string | undefined> => sessions().find(token, at),
  isRecent: (token: string, at: Date): Promise<boolean> => sessions().isRecent(token, at),
  isSuspended: (userId: string): Promise<boolean> => suspensions().isSuspended(userId),
  originSecret: async (): Promise<string> =>
    (await readSecret(env.originSecretId(), z.object({ value: z.string().min(16) }))).value,
  takeCall: (call: Call, at: Date): Promise<number | undefined> => callLimits().take(call, at),
  giveCallBack: (call: Call, at: Date): Promise<void> => callLimits().giveBack(call, at),
  spendOnCalls: (userId: string, micro: number, at: Date): Promise<boolean> =>
    callSpending().spend(userId, micro, at),
};

/** The payer for an owner's files, identified the same way as in the cost lines of the owner's own requests. */
export const payerOf: PayerOf = async (ownerId, at) => ({
  user: costUserOf(ownerId, await requestDependencies.originSecret()),
  plan: await credits().subscription(ownerId, at),
});
