import { beforeEach, describe, expect, it } from 'vitest';
import { PREMISE_MAX_CHARS, SERIES_KEPT } from '#contract/catalogue.ts';
import { Series, SeriesList } from '#contract/schemas/series/series.ts';
import { newId } from '#functions/wiring/clock.ts';
import { ideas, series as seriesRows } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { HARM } from '#test/support/moderation/harmful-prompts.ts';
import { giveRunAt, giveSeries, OWN_SCRIPT } from '#test/support/series/give-series.ts';
import { seriesOf } from '#test/support/series/series-here.ts';

const { url } = sharedCloud();
const { choice: CHOICE } = seriesOf('nobody', {});
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HOUR_MS = 3_600_000;

let creator: Visitor;
let id: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
  await givePlan(id, { subscription: 'growth', credits: 100 });
});

const create = (change: object = {}, headers: Record<string, string> = {}): Promise<Response> =>
  creator.post('/api/series', { ...CHOICE, ...change }, headers);
const created = async (change: object = {}): Promise<Series> =>
  Series.parse(await (await create(change)).json());
const edit = (of: { id: string }, version: number, change: object = {}): Promise<Response> =>
  creator.patch(`/api/series/${of.id}`, { ...CHOICE, ...change, version });
const switchTo = (of: { id: string }, status: string): Promise<Response> =>
  creator.post(`/api/series/${of.id}/status`, { status });
const read = async (of: { id: string }): Promise<Series> =>
  Series.parse(await (await creator.get(`/api/series/${of.id}`)).json());
const listed = async (): Promise<SeriesList> =>
  SeriesList.parse(await (await creator.get('/api/series')).json());

describe('a new series', () => {
  // Proves readSeries.
  it('is active, has its first ideas, and lists its next eight airings', async () => {
    const series = await created({ ideas: [{ text: 'One.' }, { text: 'Two.' }] });
    expect(series).toMatchObject({ ...CHOICE, version: 1, status: 'active', ideas: 2, waiting: 0 });
    expect(series.pause).toBeUndefined();
    expect(series.coming).toHaveLength(8);
    const row = await seriesRows().find(id, series.id);
    expect(row?.next).toMatchObject(series.coming[0] ?? {});
    expect(await listed()).toEqual({ series: [series], allowed: 3 });
    expect(await read(series)).toEqual(series);
  });

  // Proves createSeries.
  it('is created once per idempotency key, and the key works for that series only', async () => {
    const key = { 'idempotency-key': newId() };
    const [one, two] = await Promise.all([create({}, key), create({}, key)]);
    const again = await create({}, key);
    const ids = await Promise.all(
      [one, two, again].map(async (answer) =>
        answer.ok ? Series.parse(await answer.json()).id : answer.status,
      ),
    );
    const [first] = ids;
    // Of two concurrent requests, the second may be refused while the first is in progress.
    for (const each of ids) expect([first, 409]).toContain(each);
    expect((await listed()).series).toHaveLength(1);
    expect((await create({ name: 'Another' }, key)).status).toBe(409);
  });

  // Proves createSeries, series-premise-2-001-characters-emoji.
  it('is refused with an explanation if its words, times or figures are invalid, and is not created', async () => {
    for (const [what, change, status, detail] of [
      [
        'a premise of 2,001 characters',
        { premise: 'a'.repeat(PREMISE_MAX_CHARS + 1) },
        400,
        /at most 2,000 characters/u,
      ],
      ['a premise of one emoji', { premise: '🎬' }, 400, /^Say in a few words/u],
      ['a harmful premise', { premise: HARM }, 422, /./u],
      ['a harmful name', { name: 'For Dana Whitlock' }, 422, /./u],
      ['a harmful first idea', { ideas: [{ text: HARM }] }, 422, /./u],
      [
        'a first script that is too short',
        { ideas: [{ text: 'Mine', script: 'Too short.' }] },
        400,
        /^“Mine”: A story has/u,
      ],
      ['no name', { name: ' ' }, 400, /^Give your series a name/u],
      ['no days', { cadence: { ...CHOICE.cadence, days: [] } }, 400, /at least one day/u],
      [
        'a time that no clock shows',
        { cadence: { ...CHOICE.cadence, times: ['25:00'] } },
        400,
        /looks like 18:30/u,
      ],
      [
        'an unknown zone',
        { cadence: { ...CHOICE.cadence, zone: 'Europe/Atlantis' } },
        400,
        /time zone isn’t known/u,
      ],
      ['a lead time that isn’t offered', { leadHours: 5 }, 400, /lead time from the list/u],
      ['a floor below zero', { creditFloor: -1 }, 400, /./u],
      ['an owner', { ownerId: 'somebody' }, 400, /./u],
    ] as const) {
      const answer = await create(change);
      expect(answer.status, what).toBe(status);
      expect((await answer.json()).detail).toMatch(detail);
      expect((await listed()).series).toEqual([]);
    }
  });

  it('keeps a spreadsheet formula as text', async () => {
    expect((await created({ name: '=1+1' })).name).toBe('=1+1');
  });

  // Proves createSeries.
  it.each([
    [
      'Hobby',
      'hobby',
      0,
      /^Your plan doesn’t include series\. They come with the trial, and with every plan from Starter up/u,
    ],
    [
      'Starter',
      'starter',
      1,
      /^Your plan allows 1 active series at a time, and you already have one\. Pause one/u,
    ],
    [
      'Growth',
      'growth',
      3,
      /^Your plan allows 3 active series at a time, and you already have that many\. Pause one/u,
    ],
  ] as const)(
    'beyond the limit of the %s plan is refused with an explanation that states the limit',
    async (_, subscription, allowed, detail) => {
      await givePlan(id, { subscription, credits: 100 });
      for (let made = 0; made < allowed; made += 1) expect((await create()).status).toBe(200);
      const answer = await create();
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({
        code: 'series_limit',
        detail: expect.stringMatching(detail),
      });
      expect(await listed()).toMatchObject({ allowed });
    },
  );

  // Proves series-two-tabs-approve-answer-differently.
  it('can be created in only one of two tabs if the plan allows only one more', async () => {
    await givePlan(id, { subscription: 'starter', credits: 100 });
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 402]);
  });

  it('is refused if the account already has twenty series, including paused ones', async () => {
    for (let kept = 0; kept < SERIES_KEPT; kept += 1) await giveSeries(id, { status: 'paused' });
    expect(await (await create()).json()).toMatchObject({
      code: 'conflict',
      detail: 'An account can have 20 series, including paused ones. Delete one first.',
    });
  });
});

describe('an edited series', () => {
  // Proves editSeries, series-cadence-edited-run-way-begins.
  it('changes its upcoming airing times, except those that already have a run', async () => {
    const series = await giveSeries(id);
    const now = Date.now();
    const until = new Date(now + 30 * HOUR_MS).toISOString();
    expect(await seriesRows().replace(series, { ...series, airedUntil: until })).toBe(true);
    const changed = { cadence: { days: EVERY_DAY, times: ['12:00'], zone: 'Asia/Kathmandu' }, leadHours: 2 };
    const after = Series.parse(await (await edit(series, 1, changed)).json());
    expect(after).toMatchObject({ ...changed, version: 2 });
    for (const { key, at } of after.coming) {
      expect(key).toMatch(/T12:00$/u);
      expect(Date.parse(at)).toBeGreaterThan(now + 30 * HOUR_MS);
    }
    const row = await seriesRows().find(id, series.id);
    expect(row?.next).toMatchObject(after.coming[0] ?? {});
    expect(Date.parse(row?.next?.at ?? '') - Date.parse(row?.next?.beginsAt ?? '')).toBe(2 * HOUR_MS);
  });

  // Proves editSeries.
  it('is saved from only one of two tabs, and the other overwrites nothing', async () => {
    const series = await created();
    const both = await Promise.all([edit(series, 1, { name: 'One' }), edit(series, 1, { name: 'Other' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await edit(series, 1, { name: 'Late' });
    expect((await late.json()).code).toBe('series_changed');
    expect((await read(series)).name).not.toBe('Late');
  });

  // Proves series-premise-2-001-characters-emoji.
  it('is refused if its words are harmful, and stays as it was', async () => {
    const series = await created();
    expect((await edit(series, 1, { premise: HARM })).status).toBe(422);
    expect((await edit(series, 1, { premise: '🎬' })).status).toBe(400);
    expect(await read(series)).toEqual(series);
  });
});

describe('a paused series', () => {
  // Proves switchSeries.
  it('has no airings, shows why, and starts again when it is resumed', async () => {
    const series = await created({ ideas: [{ text: 'One.', script: OWN_SCRIPT }] });
    const paused = Series.parse(await (await switchTo(series, 'paused')).json());
    expect(paused).toMatchObject({
      status: 'paused',
      coming: [],
      pause: { because: 'creator', sentence: 'You paused it.' },
    });
    expect(Series.parse(await (await switchTo(series, 'paused')).json())).toEqual(paused);
    const resumed = Series.parse(await (await switchTo(series, 'active')).json());
    expect(resumed).toEqual(series);
    expect(await (await switchTo(series, 'active')).json()).toEqual(resumed);
  });

  // Proves switchSeries.
  it('can’t be resumed beyond the plan’s limit, not even from two tabs simultaneously', async () => {
    await givePlan(id, { subscription: 'starter', credits: 100 });
    const [one, other] = [
      await giveSeries(id, { status: 'paused' }, ['One.'], OWN_SCRIPT),
      await giveSeries(id, { status: 'paused' }, ['One.'], OWN_SCRIPT),
    ];
    const both = await Promise.all([switchTo(one, 'active'), switchTo(other, 'active')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    const paused = both[0].status === 200 ? other : one;
    await givePlan(id, { subscription: 'hobby', credits: 100 });
    const none = await switchTo(paused, 'active');
    expect(await none.json()).toMatchObject({ code: 'series_limit' });
  });

  it('can’t be resumed without a script if no model is connected', async () => {
    const series = await giveSeries(id, { status: 'paused' });
    const answer = await switchTo(series, 'active');
    expect([answer.status, (await answer.json()).detail]).toEqual([
      409,
      'This series has no ideas, and no AI model is connected. Add a script of your own, or connect a model.',
    ]);
    await creator.post(`/api/series/${series.id}/ideas`, { ideas: [{ text: 'One.' }] });
    expect((await (await switchTo(series, 'active')).json()).detail).toMatch(
      /^None of its ideas has a script/u,
    );
  });
});

// Proves listSeries.
it('when the plan no longer allows that many series, the newest is paused, and the list shows why', async () => {
  const [older, newer] = [await created(), await created()];
  await givePlan(id, { subscription: 'starter', credits: 100 });
  const { series, allowed } = await listed();
  expect(allowed).toBe(1);
  expect(series.map((one) => [one.id, one.status, one.pause?.because])).toEqual([
    [newer.id, 'paused', 'plan'],
    [older.id, 'active', undefined],
  ]);
});

describe('a deleted series', () => {
  // Proves deleteSeries.
  it('is gone, along with its ideas and runs', async () => {
    const series = await giveSeries(id, {}, ['One.']);
    const run = await giveRunAt(id, series.id, '2026-03-08T18:30', { status: 'script_waits' });
    expect(await (await creator.delete(`/api/series/${series.id}`)).json()).toEqual({ ok: true });
    for (const path of [`/api/series/${series.id}`, `/api/series/${series.id}/ideas`, `/api/runs/${run.id}`])
      expect((await creator.get(path)).status).toBe(404);
    expect(await ideas().count(id, series.id)).toBe(0);
    expect((await creator.delete(`/api/series/${series.id}`)).status).toBe(404);
    for (const late of [await edit(series, 1), await switchTo(series, 'paused')])
      expect(late.status).toBe(404);
  });
});

// Proves series-series-idea-run-somebody-else.
it('someone else’s series looks like one that doesn’t exist', async () => {
  const series = await created();
  const stranger = await signIn(newPerson());
  const codes = async (who: Visitor, seriesId: string) => [
    (await who.get(`/api/series/${seriesId}`)).status,
    (await who.patch(`/api/series/${seriesId}`, { ...CHOICE, version: 1 })).status,
    (await who.post(`/api/series/${seriesId}/status`, { status: 'paused' })).status,
    (await who.get(`/api/series/${seriesId}/results`)).status,
    (await who.get(`/api/series/${seriesId}/runs`)).status,
    (await who.delete(`/api/series/${seriesId}`)).status,
  ];
  const gone = [404, 404, 404, 404, 404, 404];
  expect(await codes(stranger, series.id)).toEqual(gone);
  expect(await codes(creator, newId())).toEqual(gone);
  expect(await codes(creator, 'no-id')).toEqual(gone);
  expect(await codes(new Visitor(url), series.id)).toEqual([401, 401, 401, 401, 401, 401]);
  expect(await read(series)).toEqual(series);
});
