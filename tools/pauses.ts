import { MICRO_PER_USD } from '#functions/domain/budget/amounts.ts';
import { now } from '#functions/wiring/clock.ts';
import { pauses } from '#functions/wiring/spending.ts';
import { onTable } from './operator/on-table.ts';

/**
 * `npm run pauses -- list`: lists the accounts that are paused until the month ends because their failed
 * videos cost too much. `npm run pauses -- lift <user id> "<reason>"`: lifts a pause and writes off what was
 * lost. Needs `TABLE_NAME`.
 */
const USAGE = 'Usage: TABLE_NAME=<table> npm run pauses -- list | lift <user id> "<reason>"';
const usd = (micro: number): string => `$${(micro / MICRO_PER_USD).toFixed(2)}`;

const list = async (): Promise<void> => {
  let count = 0;
  for await (const { userId, pausedAt, lost, cap } of pauses().list(now())) {
    count += 1;
    console.log(`${userId}  paused ${pausedAt}  lost ${usd(lost)} of ${usd(cap)}`);
  }
  console.log(count === 1 ? '1 account is paused.' : `${count} accounts are paused.`);
};

const lift = async (userId: string, reason: string): Promise<void> => {
  const isLifted = await pauses().lift(userId, reason, now());
  console.log(isLifted ? `${userId} can create videos again.` : `${userId} is not paused this month.`);
};

const [, , command, userId, reason] = process.argv;
if (command === 'list') await onTable(list);
else if (command === 'lift' && userId !== undefined && reason !== undefined)
  await onTable(() => lift(userId, reason));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
