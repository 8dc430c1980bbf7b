import { describe, expect, it } from 'vitest';
import { type Account, emptyAccount, type Grant } from '#functions/domain/credits/credits.ts';
import { giveBack, reserve, SCENE_PRICE } from '#functions/domain/credits/reservations.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = '2027-02-01T00:00:00.000Z';
const V1 = { videoId: 'v', attempt: 1 };
const grant = (id: string, kind: Grant['kind'], remaining: number, expiresAt = LATER): Grant => ({
  id,
  kind,
  remaining,
  expiresAt,
});
const account: Account = {
  ...emptyAccount('owner', NOW),
  grants: [
    grant('over', 'free', 10, NOW.toISOString()),
    grant('trial', 'trial', 4),
    grant('spent', 'paid', 0),
    grant('invoice:1', 'paid', 50),
    grant('invoice:2', 'paid', 50),
  ],
  videosReserved: 3,
  trialVideosReserved: 2,
  used: { period: '2026-11', credits: 7 },
};
const row = (reason: string, amount: number, grantId: string) => ({
  id: `${reason}:v:1:${grantId}`,
  ownerId: 'owner',
  amount,
  reason,
  grantId,
  videoId: 'v',
  attempt: 1,
  at: NOW.toISOString(),
});

describe('a reservation', () => {
  it('takes the price of a video from the oldest grants that have credits, and writes a row for each', () => {
    expect(reserve(account, V1, NOW)).toEqual({
      charge: [
        { grantId: 'trial', amount: 4 },
        { grantId: 'invoice:1', amount: 6 },
      ],
      account: {
        ...account,
        grants: [
          grant('over', 'free', 10, NOW.toISOString()),
          grant('trial', 'trial', 0),
          grant('spent', 'paid', 0),
          grant('invoice:1', 'paid', 44),
          grant('invoice:2', 'paid', 50),
        ],
        videosReserved: 4,
        trialVideosReserved: 3,
        used: { period: '2026-11', credits: 17 },
      },
      rows: [row('reserve', -4, 'trial'), row('reserve', -6, 'invoice:1')],
    });
  });

  it('does not count a scene edit as a video, or a video on a plan as a trial video', () => {
    expect(reserve(account, V1, NOW, SCENE_PRICE)?.account).toMatchObject({
      videosReserved: 3,
      trialVideosReserved: 2,
      used: { credits: 8 },
    });
    const plan = { ...account, grants: [grant('trial', 'trial', 0), grant('invoice:1', 'paid', 10)] };
    expect(reserve(plan, V1, NOW)?.account).toMatchObject({ videosReserved: 4, trialVideosReserved: 2 });
  });

  it('needs the whole price in grants that have not expired', () => {
    const of = (remaining: number): Account => ({ ...account, grants: [grant('a', 'paid', remaining)] });
    expect(reserve(of(10), V1, NOW)?.charge).toEqual([{ grantId: 'a', amount: 10 }]);
    expect(reserve(of(9), V1, NOW)).toBeUndefined();
    const over = { ...account, grants: [grant('over', 'free', 10, NOW.toISOString())] };
    expect(reserve(over, V1, NOW)).toBeUndefined();
  });
});

describe('returned credits', () => {
  const charge = [
    { grantId: 'trial', amount: 4 },
    { grantId: 'gone', amount: 6 },
  ];

  it('go back to the grants that they came from, and expire if the grant no longer exists', () => {
    const reservedAt = '2026-11-01T00:00:00.000Z';
    expect(giveBack(account, { ...V1, charge, reservedAt }, NOW)).toEqual({
      rows: [row('return', 4, 'trial'), row('return', 6, 'gone'), row('expire', -6, 'gone')],
      account: {
        ...account,
        grants: account.grants.map((one) => (one.id === 'trial' ? { ...one, remaining: 8 } : one)),
        videosReserved: 2,
        trialVideosReserved: 1,
        used: { period: '2026-11', credits: 0 },
      },
    });
  });

  it('reduce the month’s usage only if they were reserved in that month', () => {
    const of = (reservedAt: string, credits: number) =>
      giveBack({ ...account, used: { period: '2026-11', credits } }, { ...V1, charge, reservedAt }, NOW)
        .account.used;
    expect(of('2026-11-01T00:00:00.000Z', 27)).toEqual({ period: '2026-11', credits: 17 });
    expect(of('2026-10-31T23:59:59.999Z', 27)).toEqual({ period: '2026-11', credits: 27 });
  });

  it('never lower the video count for a scene edit, the trial count on a plan, or any count below zero', () => {
    const back = { ...V1, charge, reservedAt: NOW.toISOString() };
    expect(giveBack(account, back, NOW, SCENE_PRICE).account).toMatchObject({
      videosReserved: 3,
      trialVideosReserved: 2,
    });
    const ofPlan = [{ grantId: 'invoice:1', amount: 10 }];
    expect(giveBack(account, { ...back, charge: ofPlan }, NOW).account).toMatchObject({
      videosReserved: 2,
      trialVideosReserved: 2,
    });
    const none = { ...account, videosReserved: 0, trialVideosReserved: 0 };
    expect(giveBack(none, back, NOW).account).toMatchObject({
      videosReserved: 0,
      trialVideosReserved: 0,
      used: { credits: 0 },
    });
  });
});
