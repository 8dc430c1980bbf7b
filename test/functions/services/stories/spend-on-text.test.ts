import { beforeEach, expect, it, vi } from 'vitest';
import { storyMost, textCost } from '#functions/cost/film-rates.ts';
import { Meter, metered, use, usedSoFar } from '#functions/cost/meter.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { spendOnText } from '#functions/services/stories/spend-on-text.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pauseStore } from '#functions/store/budget/pause-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { useTable } from '#test/support/cloud/use-table.ts';

const table = useTable();

/** Each test uses its own month. */
let month = 0;
let now = new Date();
beforeEach(() => {
  month += 1;
  now = new Date(Date.UTC(2027, month, 15, 12));
});

const MODEL = 'gpt-6-luna';
const draft = { title: 'Light', scenes: [{ narration: 'A light.', picture: 'A lighthouse.' }] };
const most = () => storyMost('openai', MODEL, now);
/** Free accounts may spend as much as `stories` stories can cost at most. */
const budgetFor = (stories: number) => ({
  month: amountsBy((purse) => Math.max(100_000_000, most()[purse])),
  dayFloor: amountsBy((purse) => most()[purse] * stories),
});
const budgets = () => budgetStore(table, async () => undefined);
let calls = 0;
/** A story for a user, from a writer that bills 1,000 tokens per call. */
const write = (
  budget: ReturnType<typeof budgetFor>,
  answer: () => Promise<typeof draft> = async () => draft,
  isPaused = false,
  owner = 'user',
) =>
  metered(new Meter(), () =>
    spendOnText(
      {
        subscriptions: () => creditStore(table),
        budgets,
        pauses: () => ({ ...pauseStore(table), isPaused: async () => isPaused }),
        storySpending: async () => ({
          budget,
          most: most(),
          spent: () => textCost(usedSoFar(), 'openai', now),
        }),
        now: () => now,
      },
      owner,
      () => {
        calls += 1;
        use('model.text.output', 1000, MODEL);
        return answer();
      },
    ),
  );
const freeToday = async () => (await budgets().used(now)).day.free;
const none = amountsBy(() => 0);

it('a story’s actual cost counts toward the budgets of its tier and its writer', async () => {
  expect(await write(budgetFor(1000))).toEqual(draft);
  // 1,000 tokens at $0.50 per million.
  expect(await freeToday()).toEqual({ stage: 500, openai: 500, polly: 0, checks: 0, packs: 0 });
});

// Proves budget-stories-inside-budget.
it('a failed call to the model counts toward the budget too, and the creator sees the failure', async () => {
  const away = async () => {
    throw new Refusal('provider_timeout');
  };
  await expect(write(budgetFor(1000), away)).rejects.toMatchObject({ code: 'provider_timeout' });
  expect((await freeToday()).stage).toBe(500);
});

// Proves budget-stories-inside-budget.
it('a story’s maximum cost is reserved while the story is being written', async () => {
  const held: number[] = [];
  await write(budgetFor(1000), async () => {
    held.push((await freeToday()).stage);
    return draft;
  });
  expect(held).toEqual([most().stage]);
  expect(most().stage).toBe(12_000);
});

// Proves budget-stories-inside-budget.
it('refuses a story without calling the model when the tier’s daily budget can’t cover it', async () => {
  // The free tier's daily budget is a tenth of 10 dollars.
  await budgets().hold(
    amountsBy((purse) => (purse === 'polly' ? 0 : 995_000)),
    budgetFor(1),
    'free',
    now,
  );
  calls = 0;
  const refused = await write(budgetFor(1)).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'budget_reached',
    message:
      'We’ve written as many stories for free accounts as we can today. No credits were used. Please come back tomorrow, or upgrade to continue now.',
  });
  expect(calls).toBe(0);
  expect((await freeToday()).stage).toBe(995_000);
});

it('a paused account gets no story from a model', async () => {
  calls = 0;
  await expect(write(budgetFor(1000), undefined, true)).rejects.toMatchObject({ code: 'account_paused' });
  expect([calls, (await freeToday()).stage]).toEqual([0, 0]);
});

it('stories, even failed ones, count toward their account’s monthly limit until it is used up', async () => {
  const costly = async () => {
    use('model.text.output', 199_000, MODEL);
    throw new Refusal('bad_model_answer');
  };
  const codes = [];
  for (let round = 0; round < 7; round += 1)
    codes.push(await write(budgetFor(1000), costly, false, 'eve').catch(({ code }) => code));
  // Each story costs ten cents, and a free account has fifty cents a month.
  expect(codes).toEqual([...Array(5).fill('bad_model_answer'), 'account_paused', 'account_paused']);
  expect(await write(budgetFor(1000), undefined, false, 'ada')).toEqual(draft);
  await expect(write(budgetFor(1000), undefined, false, 'eve')).rejects.toMatchObject({
    message:
      'You’ve used what your plan has for writing and speaking this month. You can still create videos from your stories and scripts. Come back next month, or upgrade to go on now.',
  });
});

it('the built-in writer costs nothing and is never refused', async () => {
  expect(storyMost('offline', MODEL, now)).toEqual(none);
});

it('a written story reaches its creator even when its cost can’t be settled', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const real = budgetStore(table, async () => undefined);
  const budget = budgetFor(1000);
  const broken = { ...real, release: () => Promise.reject(new Error('The table is away.')) };
  const written = await spendOnText(
    {
      subscriptions: () => creditStore(table),
      budgets: () => broken,
      pauses: () => pauseStore(table),
      storySpending: async () => ({ budget, most: most(), spent: () => none }),
      now: () => now,
    },
    'user',
    async () => draft,
  );
  expect(written).toEqual(draft);
  expect(warned.mock.calls[0]?.[0]).toMatchObject({ event: 'story-not-settled', userId: 'user' });
  expect((await freeToday()).stage).toBe(most().stage);
});
