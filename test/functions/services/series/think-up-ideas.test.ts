import { expect, it } from 'vitest';
import { IDEAS_A_CALL, IDEAS_AT_ONCE, IDEAS_KEPT } from '#contract/catalogue.ts';
import { storyMost } from '#functions/cost/film-rates.ts';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { IdeaRequest } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type ThinkUpPorts, thinkUpIdeas } from '#functions/services/series/think-up-ideas.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { pauseStore } from '#functions/store/budget/pause-store.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';
import { textModelThat } from '#test/support/series/text-model.ts';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const here = useSeriesTable(NOW);

/** A series with these ideas, and a model that always returns as many as requested. */
const stage = async (texts: readonly string[] = [], spending: Partial<ThinkUpPorts> = {}) => {
  const { table, series, ideas, newOwner } = here;
  const ownerId = await newOwner();
  const given = seriesOf(ownerId);
  const queue = texts.map((text, index) => ideaOf(given, { text, place: `a${index}` }));
  await series.create(given, queue, 10, { now: NOW });
  const asked: IdeaRequest[] = [];
  const ports: ThinkUpPorts = {
    textModel: textModelThat(async (request: IdeaRequest) => {
      asked.push(request);
      return Array.from({ length: request.count }, (_, index) => `Thought ${asked.length}.${index}.`);
    }),
    ideas: () => ideas,
    stories: () => storyStore(table, () => NOW),
    subscriptions: () => creditStore(table),
    budgets: () => budgetStore(table, async () => undefined),
    pauses: () => pauseStore(table),
    storySpending: async () => undefined,
    now: () => NOW,
    newId,
    ...spending,
  };
  const think = () => thinkUpIdeas(ports, given, NOW);
  const waiting = async () => (await ideas.list(ownerId, given.id)).map(({ text }) => text);
  return { ownerId, given, asked, ports, think, waiting };
};

const fill = async (series: Series, count: number): Promise<void> => {
  for (let from = 0; from < count; from += IDEAS_A_CALL)
    await here.ideas.add(
      Array.from({ length: Math.min(IDEAS_A_CALL, count - from) }, () => ideaOf(series, { place: 'b00' })),
    );
};

it('the model gets the waiting ideas and past titles, and its ideas join the end of the queue', async () => {
  const { ownerId, given, asked, ports, think, waiting } = await stage(['One.', 'Two.']);
  await ports.stories().save({ ...storyOf(ownerId), id: newId(), title: 'The Lost Lighthouse' });
  const added = await think();
  expect(asked).toMatchObject([
    { premise: given.choice.premise, count: IDEAS_AT_ONCE, known: ['One.', 'Two.', 'The Lost Lighthouse'] },
  ]);
  expect(added.map(({ source }) => source)).toEqual(Array.from({ length: IDEAS_AT_ONCE }, () => 'model'));
  expect(await waiting()).toEqual(['One.', 'Two.', ...added.map(({ text }) => text)]);
});

it('asks the model for no more ideas than a series has room for, and for none when it is full', async () => {
  const { given, asked, think, waiting } = await stage(['One.']);
  await fill(given, IDEAS_KEPT - 1 - 2);
  expect(await think()).toHaveLength(2);
  expect(await think()).toEqual([]);
  expect(asked.map(({ count }) => count)).toEqual([2]);
  expect(await waiting()).toHaveLength(IDEAS_KEPT);
});

it('a deleted series gets no ideas', async () => {
  const { ownerId, given, think, waiting } = await stage(['One.']);
  await here.series.remove(ownerId, given.id);
  expect(await think()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('ideas are paid for from the text budget, and refused without a call to the model once that budget is used up', async () => {
  const most = storyMost('openai', 'gpt-6-luna', NOW);
  const budget = { month: amountsBy(() => 1_000), dayFloor: amountsBy(() => 0) };
  const { asked, think, waiting } = await stage([], {
    storySpending: async () => ({ budget, most, spent: () => most }),
  });
  await expect(think()).rejects.toMatchObject({ code: 'budget_reached' });
  expect(asked).toEqual([]);
  expect(await waiting()).toEqual([]);
});
