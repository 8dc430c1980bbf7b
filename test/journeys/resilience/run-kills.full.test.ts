import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Run } from '#contract/schemas/series/runs.ts';
import type { Series } from '#contract/schemas/series/series.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { meOf } from '#test/support/builders/films.ts';
import { openStudio, type Studio } from '#test/support/builders/studio.ts';
import { shortScripts } from '#test/support/series/weeks/short-scripts.ts';

const DUTIES_MS = 2000;
const LIMIT_MS = 900_000;
const SOON = { timeout: 400_000, interval: 250 };
const MINUTE_MS = 60_000;
const MINUTES_AHEAD = 30;
const MINUTES_CHARS = '2026-11-25T18:30'.length;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The cost of a video in credits. */
const PRICE = 10;
const SCRIPTS = shortScripts(3);

let studio: Studio;
let told = 0;

beforeAll(async () => {
  studio = await openStudio(DUTIES_MS);
  await studio.creator.post('/api/payments/trial', {});
});
afterAll(async () => {
  await studio.product.stop();
  await rm(studio.product.dataDir, { recursive: true, force: true });
});

const read = async <T>(path: string): Promise<T> => (await studio.creator.get(path)).json();
const runsOf = ({ id }: Series): Promise<Run[]> => read(`/api/series/${id}/runs`);
const credits = async (): Promise<number> => (await meOf(studio.creator)).credits;
const videoIds = async (): Promise<string[]> => (await read<Video[]>('/api/videos')).map(({ id }) => id);

/** A series that starts its next video immediately, from a script by the creator. */
const begin = async (approves: 'script' | 'video'): Promise<Series> => {
  const airing = new Date(Date.now() + MINUTES_AHEAD * MINUTE_MS);
  const script = SCRIPTS[told];
  told += 1;
  const answer = await studio.creator.post('/api/series', {
    name: `Series ${told}`,
    premise: 'True stories that sound invented, told calmly.',
    category: 'History',
    language: 'en',
    voiceId: 'adam',
    music: { kind: 'rotating' },
    length: 'short',
    cadence: {
      days: [WEEKDAYS[airing.getUTCDay()]],
      times: [airing.toISOString().slice('2026-11-25T'.length, MINUTES_CHARS)],
      zone: 'UTC',
    },
    leadHours: 2,
    approves,
    unanswered: 'wait',
    creditFloor: 0,
    ideas: [{ text: script?.title, script: script?.script }],
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

const reaches = async (series: Series, ...statuses: readonly string[]): Promise<Run> => {
  const found = await vi.waitUntil(async () => {
    // The product is down while it restarts.
    const [run] = await runsOf(series).catch(() => []);
    return run !== undefined && statuses.includes(run.status) ? run : undefined;
  }, SOON);
  return found;
};

const functionsNow = async () => (await studio.product.status()).functions;

const isAtWork = (step: string): Promise<{ readonly pid: number }> =>
  vi.waitUntil(async () => (await functionsNow()).find(({ name, busy }) => name === step && busy), {
    timeout: SOON.timeout,
    interval: 10,
  });

/** Kills idle functions, because only a step in a new process runs long enough to be caught. */
const endIdle = async (): Promise<void> => {
  for (const { pid, busy } of await functionsNow()) if (!busy) process.kill(pid, 'SIGKILL');
};

const approve = async (run: Run): Promise<void> => {
  const { status } = await studio.creator.post(`/api/runs/${run.id}/approve`, { version: run.version });
  expect(status).toBe(200);
};

/**
 * Approves a run whenever it asks for approval, and checks that its airing has one run and one video and was charged
 * once.
 */
const hasOneVideo = async (
  series: Series,
  before: { readonly credits: number; readonly videos: readonly string[] },
): Promise<void> => {
  const asked = await reaches(series, 'script_waits', 'video_waits', 'approved', 'failed', 'held', 'skipped');
  if (asked.status.endsWith('_waits')) await approve(asked);
  const again = await reaches(series, 'video_waits', 'approved', 'failed', 'held', 'skipped');
  if (again.status === 'video_waits') await approve(again);
  const ended = await reaches(series, 'approved', 'failed', 'held', 'skipped');
  expect([ended.status, ended.reason]).toEqual(['approved', undefined]);
  expect(await runsOf(series)).toHaveLength(1);
  expect((await videoIds()).filter((id) => !before.videos.includes(id))).toEqual([ended.videoId]);
  const { total, ofFilm } = await studio.ledger({ id: ended.videoId ?? '' });
  expect([ofFilm, await credits(), total]).toEqual([-PRICE, before.credits - PRICE, before.credits - PRICE]);
};

const within = async (
  approves: 'script' | 'video',
  kill: (series: Series) => Promise<void>,
): Promise<void> => {
  const before = { credits: await credits(), videos: await videoIds() };
  const series = await begin(approves);
  try {
    await kill(series);
    await hasOneVideo(series, before);
  } finally {
    await studio.creator.delete(`/api/series/${series.id}`);
  }
};

describe('killing the whole product leaves an airing with one video, charged once', {
  timeout: LIMIT_MS,
}, () => {
  it('after the run starts, in three of its steps, and while the run waits for the creator’s answer', async () => {
    await endIdle();
    await within('video', async (series) => {
      await studio.killAndRestart();
      for (const step of ['WriteScript', 'FilmScene', 'FinishVideo']) {
        await isAtWork(step);
        await studio.killAndRestart();
      }
      await reaches(series, 'video_waits');
      await studio.killAndRestart();
      await reaches(series, 'video_waits');
    });
  });

  it('while the run waits for the creator to approve the script, and right after the approval', () =>
    within('script', async (series) => {
      await reaches(series, 'script_waits');
      await studio.killAndRestart();
      await approve(await reaches(series, 'script_waits'));
      await studio.killAndRestart();
    }));
});

/** Kills a step's process once the step is running. */
const killStep = async (step: string): Promise<void> => {
  process.kill((await isAtWork(step)).pid, 'SIGKILL');
  await endIdle();
};

describe('killing a step’s process leaves an airing with one video, charged once', {
  timeout: LIMIT_MS,
}, () => {
  it('in the duty that handles due series, and then in each step of the run', async () => {
    await endIdle();
    await within('video', async () => {
      for (const step of ['TendDue', 'BeginRun', 'WriteScript', 'FilmRun', 'FinishVideo'])
        await killStep(step);
    });
  });
});
