import { afterEach, describe, expect, it } from 'vitest';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';
import { startPlatforms } from '#local/platforms/start-platforms.ts';
import type { StandIn } from '#local/support/http-service.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

const app = { clientId: 'an-app', clientSecret: 'a-secret', redirectUri: 'http://localhost:8787/back' };
const running = new Set<StandIn>();

const start = async (folder: string): Promise<Readonly<Record<PlatformId, StandIn>>> => {
  const started = await startPlatforms({ folder, processingMs: 0, apps: { youtube: app, tiktok: app } });
  for (const each of Object.values(started)) running.add(each);
  return started;
};
const stop = async (standIn: StandIn): Promise<void> => {
  await standIn.close();
  running.delete(standIn);
};
const urlsOf = (started: Readonly<Record<PlatformId, StandIn>>) => PLATFORM_IDS.map((id) => started[id].url);

afterEach(() => Promise.all(Array.from(running, stop)));

describe('the platforms’ stand-ins', () => {
  it('each have a page that shows what has been posted there', async () => {
    const pages = await Promise.all(
      urlsOf(await start(temporaryFolder())).map(async (url) => (await fetch(`${url}/posts`)).text()),
    );
    expect(pages.map((page) => /<h1>(.*?)<\/h1>/u.exec(page)?.[1])).toEqual([
      'Posted on YouTube (stand-in)',
      'Posts on TikTok (stand-in)',
    ]);
  });

  it('keep their addresses after a restart, unless a port has been taken', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    await Promise.all(Object.values(first).map(stop));
    const second = await start(folder);
    expect(urlsOf(second)).toEqual(urlsOf(first));
    await stop(second.youtube);
    const third = await start(folder);
    expect(third.youtube.url).toBe(second.youtube.url);
    expect(third.tiktok.url).not.toBe(second.tiktok.url);
  });
});
