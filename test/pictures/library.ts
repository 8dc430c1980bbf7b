import { readFile } from 'node:fs/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Subscription } from '#contract/catalogue.ts';
import { type Account, periodOf } from '#functions/domain/credits/credits.ts';
import { mediaPrefix } from '#functions/domain/media/media-keys.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { createUnderWay } from '#test/support/builders/create-under-way.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import type { Script } from './scripts.ts';

const DAY_MS = 86_400_000;
const SAMPLES = new URL('../../web/public/samples/', import.meta.url);
const CHOICE = {
  voiceSettings: { voiceId: 'charlotte', voiceName: 'Charlotte' },
  musicSettings: { trackId: 'cold-case', trackName: 'Cold Case' },
  captionStyle: 'pop',
  aiLine: false,
} as const;

const put = (table: string, Item: object) => connect().send(new PutCommand({ TableName: table, Item }));

/** Stores a plan, credits and the month's usage, without a checkout. */
export const givePlan = async (
  table: string,
  ownerId: string,
  plan: { subscription: Subscription; credits: number; used: number; trialEndsInDays?: number },
): Promise<void> => {
  const at = now();
  const account: Account = {
    ownerId,
    version: 1,
    subscription: plan.subscription,
    ...(plan.trialEndsInDays === undefined
      ? {}
      : { trialEndsAt: new Date(at.getTime() + plan.trialEndsInDays * DAY_MS).toISOString() }),
    grants: [
      { id: `free:${periodOf(at)}`, kind: 'free', remaining: 0, expiresAt: '2099-01-01T00:00:00.000Z' },
      {
        id: 'invoice:pictures',
        kind: 'paid',
        remaining: plan.credits,
        expiresAt: '2099-01-01T00:00:00.000Z',
      },
    ],
    videosReserved: plan.used / 10,
    trialVideosReserved: plan.subscription === 'trial' ? plan.used / 10 : 0,
    used: { period: periodOf(at), credits: plan.used },
  };
  await put(table, { ...keys.credits(ownerId), ...account });
};

export const writeScript = (ownerId: string, script: Script, daysAgo: number): Promise<Story> =>
  giveStory(ownerId, {
    title: script.title,
    category: script.category,
    prompt: script.prompt,
    language: script.language ?? 'en',
    content: script.lines.join(' '),
    scenes: script.lines.map((narration) => ({ narration, picture: narration })),
    ...(script.factsToCheck === undefined ? {} : { factsToCheck: script.factsToCheck }),
    createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  });

/** Creates a film without an execution; RescueRenders treats it as started. */
export const beginFilm = async (story: Story): Promise<string> => {
  const at = new Date(Date.parse(story.createdAt) + 60_000);
  const video = newVideo(newId(), story, { storyId: story.id, ...CHOICE }, at);
  await createUnderWay({ ...video, attemptedAt: now().toISOString() }, now());
  await videos().markStarted({ ownerId: story.ownerId, videoId: video.id, attempt: 1 });
  return video.id;
};

/** Completes the film with a sample that ships with the site. */
export const finishFilm = async (
  ownerId: string,
  videoId: string,
  sample: string,
  seconds: number,
): Promise<void> => {
  const video = { id: videoId, mediaFolder: await mediaFolderOf(ownerId) };
  const place = mediaPrefix(video).slice(0, -1);
  const [film, poster, captions] = [
    `${place}/film-720p.mp4`,
    `${place}/poster.webp`,
    `${place}/captions.vtt`,
  ];
  const bytes = await readFile(new URL(`${sample}.mp4`, SAMPLES));
  await media().write(film, bytes, 'video/mp4');
  await media().write(poster, await readFile(new URL(`${sample}.webp`, SAMPLES)), 'image/webp');
  await media().write(captions, await readFile(new URL(`${sample}.vtt`, SAMPLES)), 'text/vtt');
  await videos().complete(
    { ownerId, videoId, attempt: 1 },
    filmOf({
      files: [{ format: 'mp4', quality: '720p', key: film, bytes: bytes.length }],
      poster,
      captions,
      seconds,
      sceneStarts: [],
    }),
    now(),
  );
};

/**
 * Figures for the last two years: a slow rise with weekly ups and downs and one good day, each computed only from how
 * many days ago it was.
 */
export const giveAudience = async (table: string, ownerId: string, days: number): Promise<void> => {
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const wave = 1 + 0.45 * Math.sin((ago * 2 * Math.PI) / 7) + 0.2 * Math.sin(ago * 12.9898);
    const plays = Math.round(Math.max(3, (days - ago) * 0.5 * wave) + (ago === 3 ? 160 : 0));
    const date = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    await put(table, {
      ...keys.day(ownerId, date),
      date,
      plays,
      completions: Math.round(plays * (0.55 + 0.1 * Math.sin(ago))),
      shares: Math.round(plays * 0.07),
      downloads: Math.round(plays * 0.03),
    });
  }
};
