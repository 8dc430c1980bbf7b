import { now } from '#functions/wiring/clock.ts';
import { operators } from '#functions/wiring/operators/operator-stores.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

interface By {
  readonly by: string;
  readonly reason: string;
}

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
  const isChanged = await operators()[action]({ action, operator: by, ownerId: userId, reason }, now());
  if (action === 'grant')
    console.log(
      isChanged
        ? `${userId} is an operator. /operator opens for sessions that began with a second factor.`
        : `${userId} is an operator already.`,
    );
  else console.log(isChanged ? `${userId} is no operator any more.` : `${userId} was no operator.`);
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
