import { env } from '#functions/env.ts';
import { tellOfSecondFactor } from '#functions/services/mail/tell-of-second-factor.ts';
import { now } from '#functions/wiring/clock.ts';
import { outbox } from '#functions/wiring/mail.ts';
import { operators } from '#functions/wiring/operators/operator-stores.ts';
import { identityPool } from '#functions/wiring/sign-in.ts';
import { secondFactors, users } from '#functions/wiring/stores.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

interface By {
  readonly by: string;
  readonly reason: string;
}

/** Asks the user pool, because the pool doesn't report changes to two-step sign-in that bypass our page. */
const noteSecondFactor = async (userId: string): Promise<void> => {
  if (env.userPoolId() === undefined)
    throw new Error('Name the user pool: USER_POOL_ID=<pool> npm run operator -- grant …');
  const username = (await users().find(userId))?.username;
  const isOn = username !== undefined && (await identityPool().asksForCode(username));
  await tellOfSecondFactor({ secondFactors, outbox }, { userId, isOn }, now());
};

/** Gives an account an operator's rights, or takes them away. */
export const changeRights = async (
  action: 'grant' | 'revoke',
  { issuer, subject }: Identity,
  { by, reason }: By,
): Promise<void> => {
  const userId = await operators().accountOf(issuer, subject);
  if (userId === undefined)
    throw new Error(
      `No account has signed in with the subject ${subject} of ${issuer}. Sign in once with it, then try again.`,
    );
  const decision = { operator: by, ownerId: userId, reason };
  if (action === 'revoke') {
    const isChanged = await operators().revoke({ action, ...decision }, now());
    console.log(isChanged ? `${userId} is no operator any more.` : `${userId} was no operator.`);
    return;
  }
  await noteSecondFactor(userId);
  const outcome = await operators().grant({ action, ...decision }, now());
  if (outcome === 'no_factor')
    throw new Error(
      `${userId} has no second factor. Its owner turns on two-step sign-in in Settings; then try again.`,
    );
  console.log(
    outcome === 'granted'
      ? `${userId} is an operator. /operator opens when they sign in with the code of their app from now on.`
      : `${userId} is an operator already.`,
  );
};

/** Prints who has an operator's rights. */
export const printOperators = async (): Promise<void> => {
  let count = 0;
  for await (const { userId, grantedAt, grantedBy } of operators().all()) {
    count += 1;
    console.log(`${userId}  since ${grantedAt}  by ${grantedBy}`);
  }
  console.log(count === 1 ? '1 operator.' : `${count} operators.`);
};
