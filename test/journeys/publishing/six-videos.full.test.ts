import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Publication } from '#contract/schemas/publishing.ts';
import { buyPlan } from '#test/support/billing/payment-page.ts';
import { expectAccessible } from '#test/support/browser/axe.ts';
import { type Hand, keyboardHand, pointerHand } from '#test/support/browser/hands/hand.ts';
import { dismissToast, myId, signInBy } from '#test/support/browser/pages.ts';
import { DESKTOP, PHONE } from '#test/support/browser/widths.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { filmHash } from '#test/support/publishing/publishing-stage.ts';
import { orderStandIn, sentTo } from '#test/support/publishing/stand-in.ts';
import { PassingWeeks } from '#test/support/series/weeks/passing-weeks.ts';
import { defined } from '#test/support/values.ts';

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const SENT = { timeout: 60_000 };
const [CHANNEL, ACCOUNT] = ['Night Stories', 'ada.at.night'];
const PART_BYTES = 8 * 1024 * 1024;
/** The videos that have already aired; the sixth airs tomorrow. */
const FIRST_FIVE = [0, 1, 2, 3, 4] as const;

/** What the creator is told when a platform refuses a video. */
const BAD_TITLE = 'The request metadata specifies an invalid or empty video title.';
const BANNED = 'The user is banned from making new posts.';

const Given = z.object({
  seriesId: z.string(),
  videos: z.array(
    z.object({
      runId: z.string(),
      at: z.string(),
      title: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      language: z.string(),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});
type Given = z.infer<typeof Given>;
type GivenVideo = Given['videos'][number];

const WAYS: {
  name: string;
  viewport: { width: number; height: number };
  by: string;
  handOf: (page: Page) => Hand;
}[] = [
  { ...DESKTOP, by: 'by keyboard alone', handOf: keyboardHand },
  { ...PHONE, by: 'by pointer', handOf: pointerHand },
];

/** Exactly what YouTube must receive for a video. */
const insertOf = ({ title, description, tags, language }: GivenVideo, status: object = {}) => ({
  snippet: {
    title,
    description,
    tags,
    categoryId: '24',
    defaultLanguage: language,
    defaultAudioLanguage: language,
  },
  status: {
    privacyStatus: 'public',
    selfDeclaredMadeForKids: false,
    containsSyntheticMedia: true,
    ...status,
  },
});

/** What TikTok must receive for a draft: the sizes of the file and its parts, and nothing else. */
const draftOf = ({ bytes }: GivenVideo) => ({
  source_info: {
    source: 'FILE_UPLOAD',
    video_size: bytes,
    chunk_size: Math.min(bytes, PART_BYTES),
    total_chunk_count: Math.max(1, Math.floor(bytes / PART_BYTES)),
  },
});

// The product is stopped and restarted with a clock set to later days, so the order of these tests matters.
describe.each(WAYS)('the six videos of a series, at $name $by', ({ viewport, handOf }) => {
  let weeks: PassingWeeks;
  let page: Page;
  let hand: Hand;
  let given: Given;

  beforeAll(async () => {
    weeks = await PassingWeeks.begin(viewport);
    ({ page } = weeks);
    hand = handOf(page);
    await signInBy(page, newPerson('Grace Hopper'));
    await buyPlan(page, 'Growth');
    const env = { ...process.env, ...weeks.product.env };
    const workerData = await myId(page);
    const worker = new Worker(new URL('../../support/publishing/six-videos-worker.ts', import.meta.url), {
      env,
      workerData,
    });
    given = Given.parse((await once(worker, 'message'))[0]);
  });
  afterAll(() => weeks.end());

  const standIn = (platform: 'youtube' | 'tiktok'): string => weeks.product.standIns[platform];
  const onYouTube = () => sentTo(standIn('youtube'), 'videos.insert');
  const onTikTok = () => sentTo(standIn('tiktok'), 'begin');
  const video = (index: number): GivenVideo => defined(given.videos[index]);
  const latest = async ({ title }: GivenVideo, account: string) =>
    (await weeks.read('publishing/publications', z.array(Publication))).find(
      (one) => one.video_title === title && one.account === account,
    );
  const statusOf = async (which: GivenVideo, account: string) => (await latest(which, account))?.status;
  const row = (title: string, place: string) =>
    page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: place });
  const approve = async ({ runId }: GivenVideo, words: RegExp): Promise<void> => {
    await page.goto(`/dashboard/auto-pilot/runs/${runId}`);
    await page.getByText(words).waitFor();
    await hand.press('button', 'Approve and Post');
    await page.getByText('You approved it.').waitFor();
    await dismissToast(page);
  };
  const noProblems = (): void => {
    expect(weeks.tab.problems()).toEqual([]);
    expect(hand.faults()).toEqual([]);
  };
  const hashAt = async (address: string): Promise<string> => filmHash(await (await fetch(address)).bytes());
  const idOnYouTube = async (which: GivenVideo): Promise<string> =>
    new URL(defined((await latest(which, CHANNEL))?.link)).hash.slice(1);
  /** The hash of the file that YouTube received for a video. */
  const hashOnYouTube = async (which: GivenVideo): Promise<string> =>
    hashAt(`${standIn('youtube')}/posts/${await idOnYouTube(which)}/film`);
  /** The hashes of the files that TikTok received, oldest first. */
  const hashesOnTikTok = async (): Promise<readonly string[]> => {
    const list = await (await fetch(`${standIn('tiktok')}/posts`)).text();
    const paths = [...list.matchAll(/src="(\/posts\/[^"]+)"/gu)].map(([, path = '']) => path);
    return Promise.all(paths.toReversed().map((path) => hashAt(standIn('tiktok') + path)));
  };

  // Proves beginConnection, finishConnection, editConnection, editSeries.
  it('are connected to a channel and a TikTok account through the platforms’ own consent pages', async () => {
    for (const [platform, field, name] of [
      ['YouTube', 'Name of your channel', CHANNEL],
      ['TikTok', 'Name of the account', ACCOUNT],
    ] as const) {
      await page.goto('/dashboard/settings');
      await hand.press('button', `Connect ${platform} (stand-in) account`);
      await hand.write(field, name);
      await hand.press('button', 'Allow');
      await page.getByText(new RegExp(`^${name} is connected\\.`, 'u')).waitFor();
    }
    await hand.press('button', 'No');
    await page.getByText('Its videos aren’t made for children.').waitFor();
    await expectAccessible(page);
    await page.goto(`/dashboard/auto-pilot/${given.seriesId}`);
    await hand.press('button', 'Edit');
    for (let step = 0; step < 3; step += 1) await hand.press('button', 'Next');
    await hand.press('checkbox', `${CHANNEL} – YouTube (stand-in)`);
    await hand.press('checkbox', `${ACCOUNT} – TikTok (stand-in)`);
    await hand.press('button', 'Save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    noProblems();
  });

  // Proves approveRun, publishVideo, retryPublication, publish-series.
  it('are published as they are approved, and any that a platform refuses are fixed', async () => {
    for (const index of FIRST_FIVE) {
      if (index === 1)
        await orderStandIn(standIn('tiktok'), {
          do: 'answer',
          call: 'begin',
          with: { code: 'spam_risk_user_banned_from_posting', message: BANNED },
        });
      if (index === 3)
        await orderStandIn(standIn('youtube'), {
          do: 'refuse',
          call: 'videos.insert',
          status: 400,
          reason: 'invalidTitle',
          message: BAD_TITLE,
        });
      await approve(video(index), /^When you approve it, it’s posted to .+ and the inbox of .+, at once\.$/u);
      await expect.poll(async () => (await onYouTube()).length, SENT).toBe(index + 1);
      await expect.poll(async () => (await onTikTok()).length, SENT).toBe(index + 1);
    }
    await page.goto('/dashboard/publications');
    await row(video(1).title, ACCOUNT).getByText(BANNED).waitFor(SENT);
    await row(video(1).title, ACCOUNT)
      .getByText(/^TikTok doesn’t let your account post\. Open the TikTok app/u)
      .waitFor();
    await row(video(3).title, CHANNEL).getByText(BAD_TITLE).waitFor(SENT);
    await row(video(3).title, CHANNEL)
      .getByText(/^Change the title, description or tags/u)
      .waitFor();
    await expectAccessible(page);
    await hand.press('button', `Try Again ${video(1).title}`);
    await row(video(1).title, ACCOUNT).getByText('The draft is in your TikTok inbox.').waitFor(SENT);

    const mended = { ...video(3), title: 'Lighthouse 4, retold' };
    await page.goto(`/dashboard/auto-pilot/runs/${mended.runId}`);
    await hand.write('Title', mended.title);
    await hand.press('button', 'Publish');
    await hand.press('checkbox', `${CHANNEL} – YouTube (stand-in)`);
    await expectAccessible(page);
    await hand.answer('Publish');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const index of FIRST_FIVE) {
      await expect.poll(() => statusOf(video(index), CHANNEL), SENT).toBe('published');
      await expect.poll(() => statusOf(video(index), ACCOUNT), SENT).toBe('needs_you');
      expect(await hashOnYouTube(video(index))).toBe(video(index).sha256);
    }
    expect(await onYouTube()).toEqual([
      ...FIRST_FIVE.map((index) => insertOf(video(index))),
      insertOf(mended),
    ]);
    expect(await onTikTok()).toEqual([...FIRST_FIVE, 1].map((index) => draftOf(video(index))));
    expect(await hashesOnTikTok()).toEqual([0, 2, 3, 4, 1].map((index) => video(index).sha256));
    noProblems();
  });

  // Proves publish-youtube-fields.
  it('are published at the planned time: YouTube receives the video in advance, and TikTok receives the draft at that time', async () => {
    const last = video(5);
    await approve(last, /^When you approve it, it’s posted to .+ and the inbox of .+, .+18:30\.$/u);
    const airing = Date.parse(last.at);
    await weeks.goOnAt(airing - 20 * MINUTE_MS);
    await expect
      .poll(onYouTube, SENT)
      .toEqual([insertOf(last, { privacyStatus: 'private', publishAt: last.at })]);
    await expect.poll(() => statusOf(last, CHANNEL), SENT).toBe('processing');
    expect(await onTikTok()).toEqual([]);
    await weeks.goOnAt(airing + MINUTE_MS);
    await expect.poll(() => statusOf(last, CHANNEL), SENT).toBe('published');
    await expect.poll(() => statusOf(last, ACCOUNT), SENT).toBe('needs_you');
    expect(await onYouTube()).toEqual([]);
    expect(await onTikTok()).toEqual([draftOf(last)]);
    expect(await hashOnYouTube(last)).toBe(last.sha256);
    expect((await hashesOnTikTok()).at(-1)).toBe(last.sha256);
    noProblems();
  });

  it('get their figures from YouTube once a day, and Analytics says where the figures come from', async () => {
    const countAll = async (more: number): Promise<void> => {
      for (const [index, which] of given.videos.entries()) {
        const counts = { views: 1200 + index + more, likes: 30 + index, comments: index };
        await orderStandIn(standIn('youtube'), { do: 'count', id: await idOnYouTube(which), ...counts });
      }
    };
    await countAll(0);
    await weeks.goOnAt(Date.parse(video(5).at) + 25 * HOUR_MS);
    await countAll(500);
    await weeks.product.runDuties();
    expect((await sentTo(standIn('youtube'), 'videos.batchGetStats')).length).toBe(1);
    await page.goto('/dashboard/analytics');
    const table = page.getByRole('region', { name: 'On platforms' });
    for (const [index, { title }] of given.videos.entries()) {
      const figures = `1,20${index} 3${index} ${index}`;
      await table
        .getByRole('row', {
          name: new RegExp(`^${title}(?:, retold)? ${CHANNEL} on YouTube, as of .* ${figures}$`, 'u'),
        })
        .waitFor();
    }
    await table.getByText(/^YouTube counts these, not Veilcast\. They are read once a day/u).waitFor();
    await expectAccessible(page);
    noProblems();
  });
});
