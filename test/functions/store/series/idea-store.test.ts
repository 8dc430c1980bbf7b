import { beforeEach, describe, expect, it } from 'vitest';
import { IDEAS_A_CALL, IDEAS_KEPT } from '#contract/catalogue.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideaOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

let owner: string;
let series: Series;
beforeEach(async () => {
  owner = await here.newOwner();
  series = seriesOf(owner);
  await here.series.create(series, [], 1, { now: NOW });
});

const listed = () => here.ideas.list(owner, series.id);
const ideas = (count: number) => Array.from({ length: count }, () => ideaOf(series));

describe('ideas', () => {
  it('are listed by place, then in the order they were added', async () => {
    const at = (place: string) => ideaOf(series, { place });
    const [a, b, first, second] = [at('Zz'), at('a0V'), at('a0'), at('a0')];
    expect(await here.ideas.add([b, second, first, a])).toBe('added');
    expect(await listed()).toEqual([a, first, second, b]);
    expect(await here.ideas.count(owner, series.id)).toBe(4);
  });

  it('are added only to a series that exists', async () => {
    await here.series.remove(owner, series.id);
    expect(await here.ideas.add(ideas(2))).toBe('gone');
    expect(await listed()).toEqual([]);
  });

  it('are all added together, or not at all if the queue has no room for all of them', async () => {
    for (let count = IDEAS_A_CALL; count < IDEAS_KEPT; count += IDEAS_A_CALL)
      expect(await here.ideas.add(ideas(IDEAS_A_CALL))).toBe('added');
    expect(await here.ideas.add(ideas(1))).toBe('added');
    expect(await here.ideas.add(ideas(IDEAS_A_CALL))).toBe('full');
    expect(await here.ideas.count(owner, series.id)).toBe(IDEAS_KEPT - IDEAS_A_CALL + 1);
    expect(await here.ideas.add(ideas(IDEAS_A_CALL - 1))).toBe('added');
    expect(await here.ideas.add(ideas(1))).toBe('full');
  });

  // Proves series-import-10-000-lines.
  it('never exceed the capacity of the queue, no matter how many calls add them at once', async () => {
    await here.ideas.add(ideas(IDEAS_A_CALL));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => here.ideas.add(ideas(17))));
    const added = 17 * outcomes.filter((outcome) => outcome === 'added').length;
    expect(added).toBeGreaterThan(0);
    expect(await here.ideas.count(owner, series.id)).toBe(IDEAS_A_CALL + added);
    expect(IDEAS_A_CALL + added).toBeLessThanOrEqual(IDEAS_KEPT);
  });

  it('that belong to another series are not listed', async () => {
    const other = seriesOf(owner);
    await here.series.create(other, ideas(1), 2, { now: NOW });
    await here.ideas.add([ideaOf(other)]);
    expect(await listed()).toHaveLength(1);
  });
});

describe('an idea', () => {
  it('is replaced while it waits', async () => {
    const idea = ideaOf(series);
    await here.ideas.add([idea]);
    const edited = {
      ...idea,
      text: 'The lamp that answered.',
      script: 'It was late. The lamp blinked twice.',
    };
    expect(await here.ideas.replace(edited)).toBe(true);
    expect(await here.ideas.find(owner, series.id, idea.id)).toEqual(edited);
  });

  it('isn’t brought back by an edit once it is no longer waiting', async () => {
    const idea = ideaOf(series);
    await here.ideas.add([idea]);
    expect(await here.ideas.remove(owner, series.id, idea.id)).toBe(true);
    expect(await here.ideas.replace(idea)).toBe(false);
    expect(await here.ideas.remove(owner, series.id, idea.id)).toBe(false);
    expect(await here.ideas.find(owner, series.id, idea.id)).toBeUndefined();
  });
});
