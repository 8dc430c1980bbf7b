import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { suggestWords } from '#functions/api/stories/suggest-words.ts';
import { storyMost } from '#functions/cost/film-rates.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pauseStore } from '#functions/store/budget/pause-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { callLimitStore } from '#functions/store/request/call-limit-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { textModelThat } from '#test/support/series/text-model.ts';

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  database = await startTable();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-24T12:00:00.000Z');
const STORY = '01KBAAAAAAAAAAAAAAAAAAAAAA';
const NARRATION = 'The lamp had been dark for nine years when a letter came up with the tide.';

/**
 * The route as a user calls it. The model always makes the same suggestion; the floor of the daily budget is enough
 * for `stories` stories.
 */
const routeFor = async (userId: string, stories: number) => {
  const { table } = database;
  const store = storyStore(table, () => NOW);
  const scenes = Array.from({ length: 5 }, () => ({ narration: NARRATION, picture: 'A lighthouse.' }));
  await store.save({
    id: STORY,
    ownerId: userId,
    title: 'The Lamp',
    content: scenes.map(({ narration }) => narration).join(' '),
    category: 'Mystery',
    prompt: '',
    language: 'en',
    scenes,
    createdAt: NOW.toISOString(),
  });
  const most = storyMost('openai', 'gpt-6-luna', NOW);
  const asked = { count: 0 };
  const limits = callLimitStore(table, 1);
  const handler = serve(
    routes.suggestWords,
    suggestWords({
      stories: () => store,
      textModel: textModelThat(async () => {
        asked.count += 1;
        return ['It burned.'];
      }),
      writerModel: async () => 'gpt-6-luna',
      subscriptions: () => creditStore(table),
      budgets: () => budgetStore(table, async () => undefined),
      pauses: () => pauseStore(table),
      storySpending: async () => ({
        budget: {
          month: amountsBy(() => 100_000_000),
          dayFloor: amountsBy((purse) => most[purse] * stories),
        },
        most,
        // Reservations aren’t returned, so the calls that fit use up the day’s budget.
        spent: () => most,
      }),
      now: () => NOW,
    }),
    {
      now: () => NOW,
      findSession: async (token) => token,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: (call, at) => limits.take(call, at),
    },
  );
  const call = async () => {
    const event = apiCall(routes.suggestWords, {
      address: '203.0.113.7',
      params: { id: STORY },
      body: { kind: 'ending', version: 1 },
      cookies: [`__Host-veilcast=${userId}`],
    });
    const { statusCode, body = '{}' } = await handler(event, functionContext());
    return { status: statusCode, ...JSON.parse(body) };
  };
  return { call, asked };
};

// Proves suggestWords.
it('the 21st request in an hour is refused before the model is called', async () => {
  const { call, asked } = await routeFor('an-eager-user', 1000);
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await call());
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers[20]).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(asked.count).toBe(20);
});

// Proves suggestWords.
it('suggestions are paid for from the text budget, and refused without a model call once it is used up', async () => {
  // The free tier's daily budget is a tenth of its monthly budget ($10), or the floor if that is larger.
  const { call, asked } = await routeFor('a-thrifty-user', 0);
  await budgetStore(database.table, async () => undefined).hold(
    amountsBy((purse) => (purse === 'polly' ? 0 : 740_000)),
    { month: amountsBy(() => 100_000_000), dayFloor: amountsBy(() => 0) },
    'free',
    NOW,
  );
  expect((await call()).status).toBe(200);
  const refused = await call();
  expect(refused).toMatchObject({ status: 503, code: 'budget_reached' });
  expect(refused.detail).toMatch(/^We’ve written as many stories for free accounts as we can today\./u);
  expect(asked.count).toBe(1);
});
