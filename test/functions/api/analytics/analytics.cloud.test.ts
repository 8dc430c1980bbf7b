import { beforeAll, describe, expect, it } from 'vitest';
import { LIST_PAGE_SIZE } from '#contract/catalogue.ts';
import { Analytics, type Range, Totals } from '#contract/schemas/analytics.ts';
import { dayOf } from '#functions/domain/analytics/analytics.ts';
import { figures, stories } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveManyFilms } from '#test/support/builders/crowd.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { creatorWithFilm } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

beforeAll(useCloudEnvironment);

const NOTHING = { plays: 0, completions: 0, shares: 0, downloads: 0 };
const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

const analyticsOf = async (visitor: Visitor, range?: Range): Promise<Analytics> => {
  const answer = await visitor.get(`/api/analytics${range === undefined ? '' : `?range=${range}`}`);
  expect(answer.status).toBe(200);
  return Analytics.parse(await answer.json());
};

describe('analytics', () => {
  it('count events within the range, and compare them with the preceding period of the same length', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    const ref = { ownerId: id, videoId: film.id };
    for (const [days, what] of [
      [0, 'plays'],
      [0, 'plays'],
      [0, 'completions'],
      [6, 'shares'],
      [7, 'plays'],
      [13, 'plays'],
      [14, 'plays'],
      [29, 'downloads'],
      [30, 'plays'],
      [59, 'plays'],
      [60, 'plays'],
      [179, 'downloads'],
      [364, 'plays'],
      [365, 'completions'],
      [729, 'completions'],
      [730, 'completions'],
    ] as const)
      expect(await figures().count(ref, what, daysAgo(days))).toBe(true);

    const week = await analyticsOf(visitor);
    expect(week).toMatchObject({
      range: '7d',
      from: dayOf(daysAgo(6)),
      to: dayOf(new Date()),
      totals: { plays: 2, completions: 1, shares: 1, downloads: 0 },
      before: { ...NOTHING, plays: 2 },
      daysActive: 2,
    });
    expect(week.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => dayOf(daysAgo(6 - index))),
    );
    expect(week.days[0]).toEqual({ date: dayOf(daysAgo(6)), ...NOTHING, shares: 1 });
    expect(week.days[3]).toEqual({ date: dayOf(daysAgo(3)), ...NOTHING });
    expect(week.days[6]).toEqual({ date: dayOf(new Date()), ...NOTHING, plays: 2, completions: 1 });

    expect(await analyticsOf(visitor, '30d')).toMatchObject({
      totals: { plays: 5, completions: 1, shares: 1, downloads: 1 },
      before: { ...NOTHING, plays: 2 },
      daysActive: 6,
    });
    expect(await analyticsOf(visitor, '90d')).toMatchObject({
      totals: { plays: 8, completions: 1, shares: 1, downloads: 1 },
      before: { ...NOTHING, downloads: 1 },
    });
    const year = await analyticsOf(visitor, '1y');
    expect(year.days).toHaveLength(365);
    expect(year).toMatchObject({
      totals: { plays: 9, completions: 1, shares: 1, downloads: 2 },
      before: { ...NOTHING, completions: 2 },
      daysActive: 11,
    });
  });

  it('for a new user are zero on every day', async () => {
    const visitor = await signIn(newPerson());
    const month = await analyticsOf(visitor, '30d');
    expect(month.days).toHaveLength(30);
    expect(month).toMatchObject({ totals: NOTHING, before: NOTHING, daysActive: 0 });
  });

  it('for one creator include nothing from other creators', async () => {
    const busy = await creatorWithFilm();
    await figures().count({ ownerId: busy.id, videoId: busy.film.id }, 'plays', new Date());
    const other = await signIn(newPerson());
    expect((await analyticsOf(other)).totals).toEqual(NOTHING);
    expect((await analyticsOf(busy.visitor)).totals.plays).toBe(1);
  });

  it.each(['8d', '', '7D', '7d,30d'])('are refused for the range “%s”', async (range) => {
    const visitor = await signIn(newPerson());
    expect((await visitor.get(`/api/analytics?range=${range}`)).status).toBe(400);
  });

  // Proves readTotals.
  it('add up all videos and stories, however many pages they fill, without deleted ones', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    await figures().count({ ownerId: id, videoId: film.id }, 'plays', new Date());
    await giveManyFilms(id, film.id, LIST_PAGE_SIZE);
    await giveStory(id);
    const totals = async () => Totals.parse(await (await visitor.get('/api/analytics/totals')).json());
    const before = await totals();
    expect(before).toMatchObject({ videos: LIST_PAGE_SIZE + 1, views: LIST_PAGE_SIZE + 1 });
    expect(before.stories).toBe((await stories().list(id)).items.length);
    expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(200);
    expect(await totals()).toEqual({ ...before, videos: LIST_PAGE_SIZE, views: LIST_PAGE_SIZE });
  });

  it('require a session', async () => {
    expect((await fetch(`${sharedCloud().url}/api/analytics`)).status).toBe(401);
  });
});
