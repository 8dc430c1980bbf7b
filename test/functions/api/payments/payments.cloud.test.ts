import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { offersAt } from '#contract/offers.ts';
import { SubscriptionInfo } from '#contract/schemas/payments.ts';
import { stories } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { giveFinishedVideo } from '#test/support/builders/finished-films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

describe('the plans', () => {
  it('are the five in the catalogue, and need no session', async () => {
    expect(await (await fetch(`${url}/api/payments/plans`)).json()).toEqual(
      offersAt(new Date()).map(({ cents, ...plan }) => ({ ...plan, usdPerMonth: cents / 100 })),
    );
  });
});

describe('the subscription', () => {
  it('shows the plan and how much the user has made, and leaves out the bill and card if there are none', async () => {
    const { visitor, id } = await newAccount();
    const info = async () => {
      const answer = await visitor.get('/api/payments/subscription');
      return z.strictObject(SubscriptionInfo.shape).parse(await answer.json());
    };
    expect(await info()).toEqual({
      plan: 'free',
      trialAvailable: true,
      usage: { videosGenerated: 0, storiesCreated: 0, trialDaysRemaining: 0 },
    });
    await giveFinishedVideo(id);
    const second = await giveStory(id);
    await giveStory(id);
    expect((await info()).usage).toEqual({ videosGenerated: 1, storiesCreated: 3, trialDaysRemaining: 0 });
    await stories().remove(id, second.id);
    expect((await info()).usage.storiesCreated).toBe(3);
  });
});

describe('checkout', () => {
  it('is not found if the user never started it', async () => {
    const visitor = await signIn(newPerson());
    const answer = await visitor.get('/api/payments/checkout/status/cs_test_somebody_elses');
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found']);
  });

  it('requires a session, and so does the subscription', async () => {
    for (const path of ['/api/payments/subscription', '/api/payments/checkout/status/cs_1'])
      expect((await fetch(url + path)).status).toBe(401);
  });
});
