import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import type { FilmEvent } from '#contract/schemas/sharing.ts';
import { recordWatchEvent } from '#functions/api/watch/record-watch-event.ts';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { figures, sessions, shares, videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { filesOf, giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url } = sharedCloud();
const NOON = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
beforeAll(() => {
  useCloudEnvironment();
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});

type Event = FilmEvent['event'];
const after = (minutes: number): Date => new Date(NOON.getTime() + minutes * MINUTE_MS);

/** A shared video, its counters, and a function that plays it as any viewer at any time. */
const sharedFilm = async () => {
  const { visitor, id, film } = await creatorWithFilm();
  const shareId = shareIdOf(await shareOf(visitor, film.id));
  const watch = async (address: string, event: Event, at = NOON): Promise<number | undefined> => {
    const handler = serve(routes.recordWatchEvent, recordWatchEvent({ shares, figures, sessions }), {
      now: () => at,
      findSession: async () => undefined,
      isSuspended: async () => false,
      originSecret: async () => ORIGIN_SECRET,
      takeCall: async () => undefined,
    });
    const call = { address, body: { event }, params: { share_id: shareId } };
    return (await handler(apiCall(routes.recordWatchEvent, call), functionContext())).statusCode;
  };
  const counted = async () => {
    const [day] = await figures().days(id, '2026-11-20', '2026-11-20');
    return [(await videos().find(id, film.id))?.views, day?.plays ?? 0, day?.completions ?? 0];
  };
  return { visitor, id, film, shareId, watch, counted };
};

const COUNT = isFullRun ? 50 : 6;
const manyTimes = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: COUNT }, (_, i) => work(i)));

describe('plays of a shared video', () => {
  it('by one viewer count once, even if many arrive simultaneously', async () => {
    const { watch, counted } = await sharedFilm();
    const answers = await manyTimes(() => watch('203.0.113.7', 'play'));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await counted()).toEqual([1, 1, 0]);
  });

  it('by many simultaneous viewers each count', async () => {
    const { watch, counted } = await sharedFilm();
    const answers = await manyTimes((index) => watch(`203.0.113.${index}`, 'play'));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await counted()).toEqual([COUNT, COUNT, 0]);
    await manyTimes((index) => watch(`203.0.113.${index}`, 'complete'));
    expect(await counted()).toEqual([COUNT, COUNT, COUNT]);
  });

  it('by one viewer count again after half an hour', async () => {
    const { watch, counted } = await sharedFilm();
    await watch('203.0.113.7', 'play');
    await watch('203.0.113.7', 'play', after(29));
    expect(await counted()).toEqual([1, 1, 0]);
    await watch('203.0.113.7', 'play', after(30));
    expect(await counted()).toEqual([2, 2, 0]);
  });

  it('are attributed to the IP address of the connection, not to one that the client claims', async () => {
    const { id, film, shareId } = await sharedFilm();
    await manyTimes((index) =>
      fetch(`${url}/api/watch/${shareId}/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-viewer-address': `192.0.2.${index}`,
        },
        body: '{"event":"play"}',
      }),
    );
    expect((await videos().find(id, film.id))?.views).toBe(1);
  });

  // Proves dashboard-owner-own-plays-no-views.
  it('by the signed-in owner are accepted but not counted, while those by another user count once', async () => {
    const { visitor, id, film, shareId } = await sharedFilm();
    const watch = async (who: Visitor, event: Event): Promise<number> =>
      (await who.post(`/api/watch/${shareId}/events`, { event })).status;
    const today = new Date().toISOString().slice(0, 10);
    const counted = async () => {
      const [day] = await figures().days(id, today, today);
      return [(await videos().find(id, film.id))?.views, day?.plays, day?.completions];
    };
    expect([await watch(visitor, 'play'), await watch(visitor, 'complete')]).toEqual([200, 200]);
    expect(await counted()).toEqual([0, 0, 0]);
    const other = await signIn(newPerson());
    for (const event of ['play', 'play', 'complete'] as const) expect(await watch(other, event)).toBe(200);
    expect(await counted()).toEqual([1, 1, 1]);
    visitor.setCookie(SESSION_COOKIE, 'a-session-that-ended');
    expect(await watch(visitor, 'play')).toBe(200);
  });

  it('count separately for another video, even by the same viewer', async () => {
    const [one, other] = [await sharedFilm(), await sharedFilm()];
    await one.watch('203.0.113.7', 'play');
    await other.watch('203.0.113.7', 'play');
    expect([await one.counted(), await other.counted()]).toEqual([
      [1, 1, 0],
      [1, 1, 0],
    ]);
  });
});

describe('a completion', () => {
  it('belongs to a play by the same viewer, and counts once per play', async () => {
    const { watch, counted } = await sharedFilm();
    expect(await watch('203.0.113.7', 'complete')).toBe(200);
    await watch('203.0.113.7', 'play');
    await watch('203.0.113.8', 'complete');
    expect(await counted()).toEqual([1, 1, 0]);
    await manyTimes(() => watch('203.0.113.7', 'complete', after(1)));
    expect(await counted()).toEqual([1, 1, 1]);
    await watch('203.0.113.7', 'play', after(31));
    await watch('203.0.113.7', 'complete', after(32));
    expect(await counted()).toEqual([2, 2, 2]);
  });

  it('a day after the play does not count', async () => {
    const { watch, counted } = await sharedFilm();
    await watch('203.0.113.7', 'play');
    await watch('203.0.113.7', 'complete', after(24 * 60));
    expect(await counted()).toEqual([1, 1, 0]);
  });
});

describe('the record of a viewer', () => {
  it('doesn’t identify the video or the IP address', async () => {
    const { watch, film, id } = await sharedFilm();
    await watch('203.0.113.77', 'play');
    expect(await rowsNaming('203.0.113.77')).toEqual([]);
    for (const { pk } of [...(await rowsNaming(film.id)), ...(await rowsNaming(id))])
      expect(pk).not.toMatch(/^VIEWING/u);
  });

  it('is not written while the video cannot be watched, so a later play still counts', async () => {
    const { id } = await newAccount();
    const video = await giveGeneratingVideo(id);
    const ref = { ownerId: id, videoId: video.id };
    const play = () => figures().watched(ref, { viewer: 'somebody', event: 'play' }, NOON);
    expect(await play()).toBe(false);
    const { film, poster, captions } = filesOf(video);
    const files = [{ format: 'mp4', quality: '720p', key: film, bytes: 6 } as const];
    await videos().complete({ ...ref, attempt: 1 }, filmOf({ files, poster, captions }), NOON);
    expect([await play(), await play()]).toEqual([true, true]);
    expect((await videos().find(id, video.id))?.views).toBe(1);
  });
});
