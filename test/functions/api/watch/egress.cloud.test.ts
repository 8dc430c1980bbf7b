import { beforeAll, describe, expect, it } from 'vitest';
import { EGRESS_GB } from '#contract/catalogue.ts';
import { restsUntil } from '#functions/domain/egress/egress-limit.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { meterEgress } from '#functions/scheduled/files/meter-egress.ts';
import { now } from '#functions/wiring/clock.ts';
import { edgeLog, media } from '#functions/wiring/media.ts';
import { payerOf } from '#functions/wiring/request-dependencies.ts';
import { credits, egress, ownerOf } from '#functions/wiring/stores.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { creatorWithFilm, shareIdOf, shareOf, watchedBefore } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const GB = 1e9;
const FILM_BYTES = 300_000;
/** The log also contains lines from every concurrent test. */
const LOG_LIMIT_MS = 120_000;

const sharedFilm = async () => {
  const creator = await creatorWithFilm();
  await media().write(creator.film.film, Buffer.alloc(FILM_BYTES), 'video/mp4');
  const address = await shareOf(creator.visitor, creator.film.id);
  return { ...creator, address, shareId: shareIdOf(address) };
};

const countLog = () =>
  runDuty(meterEgress({ edgeLog, egress, ownerOf, payerOf, now })).catch(() => {
    // The cloud's own schedule may have counted the log already; only the resulting counts are asserted.
  });

describe('traffic from the edge', () => {
  it('is counted from the log by bytes sent: plays, parts of a file, and each use of a download URL', {
    timeout: LOG_LIMIT_MS + 30_000,
  }, async () => {
    const { id, visitor, film, shareId } = await sharedFilm();
    const viewer = new Visitor(url);
    const { videoUrl } = await (await viewer.get(`/api/watch/${shareId}`)).json();
    const play = async (range: string) =>
      (await viewer.get(videoUrl, { range: `bytes=${range}` })).arrayBuffer();
    await play('0-99999');
    await play('100000-299999');
    const body = { video_id: film.id, format: 'mp4', quality: '720p' };
    const { download_url } = await (await visitor.post('/api/videos/download', body)).json();
    for (let times = 0; times < 10; times += 1) await (await fetch(download_url)).arrayBuffer();
    await expect
      .poll(
        async () => {
          await countLog();
          return egress().used(id, now());
        },
        { timeout: LOG_LIMIT_MS },
      )
      .toBeGreaterThanOrEqual(11 * FILM_BYTES);
    expect(await egress().used(id, now())).toBeLessThan(11.5 * FILM_BYTES);
  });

  // Proves rule-share-links-downloads-rest-plan.
  it('stops at the limit of the owner’s plan: viewers get no cookies and the player shows a message, but the poster stays', async () => {
    const { id, visitor, film, address, shareId } = await sharedFilm();
    const lifeOfCookies = async (): Promise<string[]> => {
      const answer = await fetch(`${url}/api/watch/${shareId}`);
      expect(answer.status).toBe(200);
      return answer.headers.getSetCookie().map((cookie) => /Max-Age=(\d+)/u.exec(cookie)?.[1] ?? '');
    };
    await watchedBefore(id, (EGRESS_GB.free - 10) * GB);
    expect(new Set(await lifeOfCookies())).toEqual(new Set(['300']));
    await watchedBefore(id, 10 * GB - 1);
    expect(new Set(await lifeOfCookies())).toEqual(new Set(['300']));
    await watchedBefore(id, 1);
    const sentence = `This video has been watched so often this month that it’s resting. It’s back on ${restsUntil(now())}.`;
    for (const path of [`/api/watch/${shareId}`, `/api/watch/${shareId}/film`]) {
      const refused = await fetch(url + path, { redirect: 'manual' });
      expect(refused.status).toBe(403);
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(await refused.json()).toMatchObject({ code: 'resting', detail: sentence });
    }
    const page = await (await fetch(`${address}?fresh`)).text();
    expect(page).toContain(`<p class="player__rest">${sentence}</p>`);
    expect(page).not.toMatch(/<video|og:video|\/media\//u);
    expect(await (await fetch(`${address}/poster.jpg`)).text()).toBe('a poster');

    const download = { video_id: film.id, format: 'mp4', quality: '720p' };
    const refused = await visitor.post('/api/videos/download', download);
    expect(refused.status).toBe(402);
    expect((await refused.json()).detail).toMatch(
      /^Your videos were watched and downloaded so often this month/u,
    );
    const { traffic } = await (await visitor.get('/api/analytics')).json();
    expect(traffic).toEqual({
      used: EGRESS_GB.free * GB,
      limit: EGRESS_GB.free * GB,
      renews: expect.stringMatching(/^20\d\d-\d\d-01$/u),
    });

    // The owner can still watch the video, and after an upgrade it immediately plays for everyone again.
    await visitor.get('/api/auth/me');
    expect((await visitor.get(`/${film.film}`)).status).toBe(200);
    expect((await visitor.post('/api/payments/trial')).status).toBe(200);
    expect(await credits().subscription(id, now())).toBe('trial');
    expect((await fetch(`${url}/api/watch/${shareId}`)).status).toBe(200);
    expect((await visitor.post('/api/videos/download', download)).status).toBe(200);
  });

  // Proves rule-share-links-downloads-rest-plan.
  it('stops for the owner at one and a half times the limit', async () => {
    const { id, visitor, film } = await sharedFilm();
    await visitor.get('/api/auth/me');
    expect((await visitor.get(`/${film.poster}`)).status).toBe(200);
    await watchedBefore(id, EGRESS_GB.free * GB * 1.5);
    await visitor.get('/api/auth/me');
    expect((await visitor.get(`/${film.poster}`)).status).toBe(403);
  });
});
