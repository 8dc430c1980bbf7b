import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import { Run } from '#contract/schemas/series/runs.ts';
import { SeriesResults } from '#contract/schemas/series/series.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { newId } from '#functions/wiring/clock.ts';
import { runs, series as seriesRows, videos } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, meOf, wordyScenes } from '#test/support/builders/films.ts';
import { giveFinishedVideo } from '#test/support/builders/finished-films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { HARM } from '#test/support/moderation/harmful-prompts.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
import { giveRunAt, giveSeries } from '#test/support/series/give-series.ts';

const { url } = sharedCloud();
const DAY_MS = 86_400_000;
const POST = { title: 'The Lamp', description: 'It had been dark\nfor nine years.', tags: ['lighthouse'] };

let creator: Visitor;
let id: string;
let series: Series;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
  await givePlan(id, { subscription: 'growth', credits: 100 });
  series = await giveSeries(id);
});

/** The date and time in UTC, the given number of days from now. */
const airingIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** A run that is waiting for its creator’s answer about the script or the video. */
const waitingRun = async (days = 1, status: 'script_waits' | 'video_waits' = 'script_waits') => {
  const story = await giveStory(id, { scenes: wordyScenes });
  const video = status === 'video_waits' ? await giveFinishedVideo(id) : undefined;
  return giveRunAt(id, series.id, airingIn(days), {
    status,
    storyId: story.id,
    isWritten: true,
    post: POST,
    ...(video && { videoId: video.id }),
  });
};
const read = async (runId: string): Promise<Run> =>
  Run.parse(await (await creator.get(`/api/runs/${runId}`)).json());
const answer = (runId: string, how: string, body: object): Promise<Response> =>
  creator.post(`/api/runs/${runId}/${how}`, body);
const edit = (runId: string, version: number, change: object = {}): Promise<Response> =>
  creator.patch(`/api/runs/${runId}`, { version, ...POST, ...change });
const waiting = async (): Promise<Run[]> => z.array(Run).parse(await (await creator.get('/api/runs')).json());

describe('a run', () => {
  // Proves readRun.
  it('shows its script, its video with the poster, and its cost', async () => {
    const run = await waitingRun(1, 'video_waits');
    const shown = await read(run.id);
    expect(shown).toMatchObject({
      id: run.id,
      seriesId: series.id,
      seriesName: 'Lighthouses',
      status: 'video_waits',
      language: 'en',
      idea: run.idea.text,
      story: { id: run.storyId },
      videoId: run.videoId,
      video: { id: run.videoId, status: 'completed' },
      post: POST,
      credits: CREDITS_PER_VIDEO,
      unanswered: 'wait',
    });
    expect(shown.poster).toBe(shown.video?.thumbnail);
    expect(shown.poster).toMatch(/^\/media\/.+\.jpg$/u);
    await creator.delete(`/api/videos/${run.videoId}`);
    const without = await read(run.id);
    expect([without.video, without.poster, without.credits]).toEqual([
      undefined,
      undefined,
      CREDITS_PER_VIDEO,
    ]);
  });

  // Proves listWaitingRuns.
  it('waits in the queue with the runs of other series, in airing order', async () => {
    const late = await waitingRun(3);
    const soon = await waitingRun(1, 'video_waits');
    const other = await giveSeries(id);
    const between = await giveRunAt(id, other.id, airingIn(2), {
      status: 'held',
      held: 'alike',
      reason: 'Alike.',
    });
    await giveRunAt(id, series.id, airingIn(4), { status: 'filming', videoId: newId() });
    const queue = await waiting();
    expect(queue.map((run) => run.id)).toEqual([soon.id, between.id, late.id]);
    expect(queue[0]?.video).toBeUndefined();
    expect(queue[1]).toMatchObject({ held: 'alike', reason: 'Alike.' });
    expect((await (await creator.get('/api/series')).json()).series).toMatchObject([
      { waiting: 1 },
      { waiting: 2 },
    ]);
  });

  // Proves readSeriesResults, listRuns, skipRun.
  it('is listed in its series, latest airing first, and counted in the results', async () => {
    const script = await waitingRun(1);
    const video = await waitingRun(2, 'video_waits');
    await answer(script.id, 'skip', { version: 2 });
    await answer(video.id, 'approve', { version: 2 });
    const listed = z.array(Run).parse(await (await creator.get(`/api/series/${series.id}/runs`)).json());
    expect(listed.map((run) => [run.id, run.status, run.endedBy])).toEqual([
      [video.id, 'approved', 'creator'],
      [script.id, 'skipped', 'creator'],
    ]);
    const results = await (await creator.get(`/api/series/${series.id}/results`)).json();
    expect(SeriesResults.parse(results)).toEqual({
      made: 1,
      approved: 1,
      skipped: 1,
      credits: CREDITS_PER_VIDEO,
      views: 0,
      costUsd: 0,
    });
  });

  // Proves readRun, series-series-idea-run-somebody-else.
  it('looks to another creator as if it didn’t exist', async () => {
    const run = await waitingRun();
    const stranger = await signIn(newPerson());
    const codes = async (who: Visitor, runId: string) => [
      (await who.get(`/api/runs/${runId}`)).status,
      (await who.patch(`/api/runs/${runId}`, { version: 2, ...POST })).status,
      (await who.post(`/api/runs/${runId}/approve`, { version: 2 })).status,
      (await who.post(`/api/runs/${runId}/remake`, { version: 2, note: 'Again.' })).status,
      (await who.post(`/api/runs/${runId}/skip`, { version: 2 })).status,
    ];
    const gone = [404, 404, 404, 404, 404];
    expect(await codes(stranger, run.id)).toEqual(gone);
    for (const unknown of [`${newId()}-202603081830`, 'no-run', `${series.id}-209901010000`])
      expect(await codes(creator, unknown)).toEqual(gone);
    expect(await codes(new Visitor(url), run.id)).toEqual([401, 401, 401, 401, 401]);
    expect((await stranger.get(`/api/series/${series.id}/runs`)).status).toBe(404);
    expect((await stranger.get(`/api/series/${series.id}/results`)).status).toBe(404);
    expect(await read(run.id)).toMatchObject({ status: 'script_waits', version: 2, post: POST });
  });

  it('is deleted with its series, but its video stays', async () => {
    const run = await waitingRun(1, 'video_waits');
    await seriesRows().remove(id, series.id);
    expect((await creator.get(`/api/runs/${run.id}`)).status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(await videos().find(id, run.videoId ?? '')).toMatchObject({ status: 'completed' });
  });
});

describe('a post', () => {
  it('can be changed by its creator, and stores each tag once, without the #', async () => {
    const run = await waitingRun();
    const changed = await edit(run.id, 2, { title: 'A Lamp', tags: ['#sea', 'sea', 'Küste'] });
    expect(await changed.json()).toMatchObject({
      version: 3,
      status: 'script_waits',
      post: { ...POST, title: 'A Lamp', tags: ['sea', 'Küste'] },
    });
  });

  it('is refused with an explanation if it can’t be posted, and stays as it was', async () => {
    const run = await waitingRun();
    for (const [what, change, status, detail] of [
      ['no title', { title: ' ' }, 400, /^Enter a title/u],
      ['101 characters in the title', { title: 'a'.repeat(101) }, 400, /at most 100 characters/u],
      ['2,001 characters below it', { description: 'a'.repeat(2001) }, 400, /at most 2,000 characters/u],
      ['16 tags', { tags: Array.from({ length: 16 }, (_, index) => `tag${index}`) }, 400, /at most 15 tags/u],
      ['a tag of two words', { tags: ['two words'] }, 400, /one word/u],
      ['harm', { description: HARM }, 422, /./u],
    ] as const) {
      const refused = await edit(run.id, 2, change);
      expect(refused.status, what).toBe(status);
      expect((await refused.json()).detail).toMatch(detail);
      expect(await read(run.id)).toMatchObject({ version: 2, post: POST });
    }
  });

  // Proves editPost, series-two-tabs-approve-answer-differently.
  it('accepts a change from only one of two tabs; the other gets an error that says it came too late', async () => {
    const run = await waitingRun();
    const both = await Promise.all([edit(run.id, 2, { title: 'One' }), edit(run.id, 2, { title: 'Other' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({
      code: 'run_changed',
      detail: 'This was answered or changed in another window. Its script is waiting for you.',
    });
  });

  it('can’t be changed while it is scheduled, unless the publication is canceled first', async () => {
    const run = await waitingRun(1, 'video_waits');
    await answer(run.id, 'approve', { version: 2 });
    const planned = await givePublication(table(), id, {
      videoId: run.videoId ?? '',
      at: '2100-01-01T00:00:00.000Z',
    });
    const refused = await edit(run.id, 3, { title: 'A Lamp' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'conflict', detail: expect.stringContaining('Cancel them in Published') },
    ]);
    expect(await read(run.id)).toMatchObject({ version: 3, post: POST });
    await creator.delete(`/api/publishing/publications/${planned.id}`);
    expect((await edit(run.id, 3, { title: 'A Lamp' })).status).toBe(200);
  });

  it('can’t be changed before there is a script, or after the run was skipped', async () => {
    const unwritten = await giveRunAt(id, series.id, airingIn(5));
    const skipped = await waitingRun(6);
    await answer(skipped.id, 'skip', { version: 2 });
    for (const [run, version] of [
      [unwritten, 2],
      [skipped, 3],
    ] as const)
      expect((await edit(run.id, version)).status).toBe(409);
  });
});

describe('an answer', () => {
  // Proves approveRun.
  it('is accepted from only one of two tabs; the other gets an error that states the run’s status', async () => {
    const run = await waitingRun(1, 'video_waits');
    const approved = await answer(run.id, 'approve', { version: 2 });
    expect(await approved.json()).toMatchObject({ status: 'approved', endedBy: 'creator', version: 3 });
    for (const how of ['approve', 'skip']) {
      const late = await answer(run.id, how, { version: 2 });
      expect([late.status, await late.json()]).toMatchObject([
        409,
        {
          code: 'run_changed',
          detail: 'This was answered or changed in another window. It is approved.',
        },
      ]);
    }
  });

  it('has to name the version that the creator saw', async () => {
    const run = await waitingRun();
    for (const body of [{}, { version: 0 }, { version: 'two' }])
      expect((await answer(run.id, 'approve', body)).status).toBe(400);
    expect((await answer(run.id, 'skip', { version: 7 })).status).toBe(409);
  });

  // Proves approveRun.
  it('that approves a script is refused if there aren’t enough credits, and the script keeps waiting', async () => {
    await givePlan(id, { subscription: 'growth', credits: CREDITS_PER_VIDEO - 1 });
    const run = await waitingRun();
    const refused = await answer(run.id, 'approve', { version: 2 });
    expect(refused.status).toBe(402);
    expect((await refused.json()).detail).toMatch(/9 credits/u);
    expect((await read(run.id)).status).toBe('script_waits');
    expect((await meOf(creator)).credits).toBe(CREDITS_PER_VIDEO - 1);
  });

  it('that approves a script is refused if the script may break the rules', async () => {
    const run = await giveRunAt(id, series.id, airingIn(1), {
      status: 'held',
      held: 'rules',
      reason: 'It may be against our rules.',
      isWritten: true,
    });
    const refused = await answer(run.id, 'approve', { version: 2 });
    expect(await refused.json()).toMatchObject({
      code: 'against_rules',
      detail: 'It may be against our rules.',
    });
  });

  it('of “make it again” is refused if its note is missing, too long or harmful, and nothing is made again', async () => {
    const run = await waitingRun();
    for (const [what, note, status, detail] of [
      ['no note', undefined, 400, /./u],
      ['an empty note', ' ', 400, /^Say what should be different/u],
      ['501 characters', 'a'.repeat(501), 400, /at most 500 characters/u],
      ['harm', HARM, 422, /./u],
    ] as const) {
      const refused = await answer(run.id, 'remake', { version: 2, note });
      expect(refused.status, what).toBe(status);
      expect((await refused.json()).detail).toMatch(detail);
      expect(await runs().find(id, run.id)).toMatchObject({ status: 'script_waits', round: 1 });
    }
  });

  // Proves remakeRun.
  it('of “make it again” starts another round with another story, and keeps the earlier video', async () => {
    const run = await waitingRun(1, 'video_waits');
    const again = await answer(run.id, 'remake', { version: 2, note: 'Less fog.' });
    expect(again.status).toBe(202);
    expect(await again.json()).toMatchObject({ status: 'writing', round: 2, credits: CREDITS_PER_VIDEO });
    const row = await runs().find(id, run.id);
    expect(row).toMatchObject({ note: 'Less fog.', earlierVideoIds: [run.videoId] });
    expect(row?.storyId).not.toBe(run.storyId);
  });
});
