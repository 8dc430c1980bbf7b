import { CREDITS_PER_SCENE, CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import {
  type Account,
  type Attempt,
  balanceOf,
  type Change,
  type Charge,
  isLive,
  type LedgerRow,
  periodOf,
  usedCredits,
} from './credits.ts';

/** The price of an attempt: its credits, and how many videos it counts as. */
interface Price {
  readonly credits: number;
  readonly videos: 0 | 1;
}
const FILM_PRICE: Price = { credits: CREDITS_PER_VIDEO, videos: 1 };
/** A scene edit counts as none, because its video has already been counted. */
export const SCENE_PRICE: Price = { credits: CREDITS_PER_SCENE, videos: 0 };

/** Takes the credits of one attempt from the oldest grants first. Undefined when the balance is too small. */
export const reserve = (
  account: Account,
  attempt: Attempt,
  now: Date,
  price = FILM_PRICE,
): (Change & { charge: Charge }) | undefined => {
  if (balanceOf(account, now) < price.credits) return undefined;
  const charge: { grantId: string; amount: number }[] = [];
  let due = price.credits;
  const grants = account.grants.map((grant) => {
    const amount = isLive(grant, now) ? Math.min(due, grant.remaining) : 0;
    if (amount === 0) return grant;
    due -= amount;
    charge.push({ grantId: grant.id, amount });
    return { ...grant, remaining: grant.remaining - amount };
  });
  const onTrial = account.grants.some(
    (grant) => grant.kind === 'trial' && charge.some(({ grantId }) => grantId === grant.id),
  );
  return {
    charge,
    account: {
      ...account,
      grants,
      videosReserved: account.videosReserved + price.videos,
      trialVideosReserved: account.trialVideosReserved + (onTrial ? price.videos : 0),
      used: { period: periodOf(now), credits: usedCredits(account, now) + price.credits },
    },
    rows: charge.map(({ grantId, amount }) =>
      ledgerRow(account.ownerId, attempt, { reason: 'reserve', grantId, amount: -amount }, now),
    ),
  };
};

/** An attempt, and the grants its credits were taken from. */
interface ChargedAttempt extends Attempt {
  readonly charge: Charge;
  readonly reservedAt: string;
}

/** Returns a failed attempt's credits to the grants they came from; those of an expired grant expire at once. */
export const giveBack = (
  account: Account,
  attempt: ChargedAttempt,
  now: Date,
  { videos } = FILM_PRICE,
): Change => {
  const { charge } = attempt;
  const rows = charge.map(({ grantId, amount }) =>
    ledgerRow(account.ownerId, attempt, { reason: 'return', grantId, amount }, now),
  );
  const grants = [...account.grants];
  const total = charge.reduce((sum, { amount }) => sum + amount, 0);
  const isSamePeriod = periodOf(new Date(attempt.reservedAt)) === periodOf(now);
  let onTrial = false;
  for (const { grantId, amount } of charge) {
    const index = grants.findIndex((grant) => grant.id === grantId);
    const grant = grants[index];
    if (grantId === 'trial') onTrial = true;
    if (grant === undefined)
      rows.push(ledgerRow(account.ownerId, attempt, { reason: 'expire', grantId, amount: -amount }, now));
    else grants[index] = { ...grant, remaining: grant.remaining + amount };
  }
  return {
    rows,
    account: {
      ...account,
      grants,
      videosReserved: Math.max(0, account.videosReserved - videos),
      trialVideosReserved: Math.max(0, account.trialVideosReserved - (onTrial ? videos : 0)),
      used: {
        period: periodOf(now),
        credits: Math.max(0, usedCredits(account, now) - (isSamePeriod ? total : 0)),
      },
    },
  };
};

/** A change to one grant, and why. */
interface GrantChange {
  readonly reason: 'reserve' | 'return' | 'expire';
  readonly grantId: string;
  readonly amount: number;
}

const ledgerRow = (
  ownerId: string,
  attempt: Attempt,
  { reason, grantId, amount }: GrantChange,
  now: Date,
): LedgerRow => ({
  id: `${reason}:${attempt.videoId}:${attempt.attempt}:${grantId}`,
  ownerId,
  amount,
  reason,
  grantId,
  videoId: attempt.videoId,
  attempt: attempt.attempt,
  at: now.toISOString(),
});
