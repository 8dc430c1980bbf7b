import { describe, expect, it } from 'vitest';
import { leavesRoom, whyNotAgain } from '#functions/domain/publishing/order.ts';
import { canceled, rescheduled, retried, timed } from '#functions/domain/publishing/owner-changes.ts';
import type { Publication, YouTubePost } from '#functions/domain/publishing/publication.ts';
import {
  announced,
  completing,
  dueAt,
  found,
  PROCESSING_MOST_MS,
  received,
  takenUp,
} from '#functions/domain/publishing/publication-changes.ts';
import { queued, troubled, waitAfter } from '#functions/domain/publishing/troubles.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const post = {
  platform: 'youtube',
  way: 'upload',
  title: 'The lamp',
  text: '',
  tags: [],
  category: '24',
  language: 'en',
  privacy: 'public',
  madeForKids: false,
} satisfies YouTubePost;
const publication: Publication = {
  id: 'one',
  ownerId: 'ada',
  videoId: 'video',
  videoTitle: 'The lamp',
  account: 'Night Stories',
  connectionId: 'youtube-UC1',
  platform: 'youtube',
  post,
  film: { key: 'film.mp4', bytes: 100, sha256: 'hash', seconds: 30 },
  status: 'waiting',
  attempt: 0,
  troubles: 0,
  sentBytes: 0,
  revision: 1,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
};
const advise = () => ({ advice: 'Change the title.', canRetry: true });
const onItsWay = announced({ ...publication, status: 'uploading' }, { id: 'there' }, NOW);
const processing = received(onItsWay, { kind: 'whole', remote: { id: 'there' } }, NOW);

describe('the time of a publication', () => {
  it('is now if no time was chosen', () => {
    expect(dueAt(publication)).toEqual(NOW);
  });

  it('is the time that its creator chose', () => {
    expect(dueAt({ ...publication, at: later(90).toISOString() })).toEqual(later(90));
  });

  it('is half an hour earlier if the platform itself makes it public, but never in the past', () => {
    const atTime = (minutes: number): Publication => ({
      ...publication,
      at: later(minutes).toISOString(),
      post: { ...post, publishAt: later(minutes).toISOString() },
    });
    expect(dueAt(atTime(90))).toEqual(later(60));
    expect(dueAt(atTime(10))).toEqual(NOW);
  });

  it('is twenty minutes after a lost execution’s last sign of life', () => {
    expect(dueAt(onItsWay)).toEqual(later(20));
  });

  it.each(['published', 'failed', 'removed', 'canceled', 'needs_you'] as const)(
    'is over once it is %s',
    (status) => {
      expect(dueAt({ ...publication, status })).toBeUndefined();
    },
  );
});

describe('a waiting publication', () => {
  it('is picked up when its time comes, not before', () => {
    expect(takenUp({ ...publication, at: later(5).toISOString() }, NOW, 'one')).toBeUndefined();
    expect(takenUp(publication, NOW, 'one')?.status).toBe('uploading');
  });

  // Proves publish-move-cancel.
  it('can be moved or canceled until any part of it has reached the platform', () => {
    expect(rescheduled(publication, later(60), NOW)?.at).toBe(later(60).toISOString());
    expect(canceled(publication, NOW)?.status).toBe('canceled');
    expect(rescheduled(onItsWay, later(60), NOW)).toBeUndefined();
    expect(canceled(onItsWay, NOW)).toBeUndefined();
  });
});

describe('a chosen time', () => {
  it('is also passed to the platform, but only for a public video', () => {
    const at = later(90).toISOString();
    expect(timed(post, at)).toMatchObject({ publishAt: at });
    expect(timed({ ...post, privacy: 'unlisted' }, at)).not.toHaveProperty('publishAt');
    expect(timed({ ...post, publishAt: at }, undefined)).not.toHaveProperty('publishAt');
  });

  it('moves with the publication', () => {
    expect(rescheduled(publication, later(60), NOW)?.post).toMatchObject({
      publishAt: later(60).toISOString(),
    });
  });

  it('is awaited once the platform has the video, which stays private until then', () => {
    const until = later(60).toISOString();
    const there = { ...processing, post: { ...post, publishAt: until } };
    const what = { kind: 'published', remote: { id: 'v' } } as const;
    expect(found(there, what, advise, NOW)).toMatchObject({ status: 'processing', waitsUntil: until });
    expect(found(there, what, advise, later(61)).status).toBe('published');
  });
});

describe('a publication in progress', () => {
  it.each([
    ['it received a part', { kind: 'receiving', bytes: 40 }, { status: 'uploading', sentBytes: 40 }],
    ['it works on the video', { kind: 'processing' }, { status: 'processing', sentBytes: 100 }],
    [
      'it is published',
      { kind: 'published', remote: { id: 'v' }, link: 'https://y.example/v' },
      { status: 'published', link: 'https://y.example/v' },
    ],
    ['the draft is in the inbox', { kind: 'in_inbox' }, { status: 'needs_you' }],
    ['it was removed', { kind: 'removed' }, { status: 'removed' }],
    [
      'it refused it',
      { kind: 'refused', code: 'bad', message: 'No.' },
      {
        status: 'failed',
        problem: { code: 'bad', message: 'No.', advice: 'Change the title.', canRetry: true },
      },
    ],
  ] as const)('is updated when the platform reports that %s', (_, what, expected) => {
    expect(found(onItsWay, what, advise, NOW)).toMatchObject(expected);
  });

  it('starts again when the platform no longer has a record of it', () => {
    const again = found(onItsWay, { kind: 'unknown' }, advise, NOW);
    expect(again).not.toHaveProperty('remote');
    expect(again).not.toHaveProperty('processingSince');
  });

  // Proves publish-unclear-never-again.
  it('is not sent again for an hour if the platform may have all of it, and after that only if its creator orders it', () => {
    const completed = completing(onItsWay, NOW);
    expect(found(completed, { kind: 'unknown' }, advise, later(59)).status).toBe('processing');
    const lost = found(completed, { kind: 'unknown' }, advise, later(61));
    expect(lost).toMatchObject({ status: 'failed', problem: { code: 'no_trace', canRetry: true } });
    expect(retried(lost, later(62))).not.toHaveProperty('remote');
  });

  it('that may be confused with another video on the account counts as a post until its creator has checked', () => {
    const unclear = found(completing(onItsWay, NOW), { kind: 'unclear' }, advise, NOW);
    expect(unclear).toMatchObject({ status: 'failed', problem: { code: 'unclear' } });
    expect(leavesRoom(unclear)).toBe(false);
    expect(retried(unclear, NOW)).not.toHaveProperty('remote');
  });

  it('is not sent again just because a count lags behind', () => {
    expect(found(processing, { kind: 'receiving', bytes: 40 }, advise, NOW)).toMatchObject({
      status: 'processing',
      sentBytes: 100,
    });
  });

  it('is announced at most five times', () => {
    expect(found({ ...onItsWay, attempt: 5 }, { kind: 'unknown' }, advise, NOW).status).toBe('failed');
  });

  it('is awaited for at most two days', () => {
    const end = new Date(NOW.getTime() + PROCESSING_MOST_MS + 1);
    expect(found(processing, { kind: 'processing' }, advise, end)).toMatchObject({
      status: 'failed',
      problem: { canRetry: true },
    });
  });
});

describe('a publication in trouble', () => {
  it('waits longer each time, and at least as long as the platform asks', () => {
    expect([0, 1, 5, 20].map((troubles) => waitAfter('unavailable', troubles, undefined))).toEqual([
      5, 10, 160, 7200,
    ]);
    expect(waitAfter('busy', 0, undefined)).toBe(60);
    expect(waitAfter('busy', 0, 300)).toBe(300);
  });

  it('fails with the platform’s message after forty failed tries in a row', () => {
    const facts = { code: 'http_502', message: 'Bad gateway' };
    expect(troubled({ ...onItsWay, troubles: 39 }, facts, 5, NOW).status).toBe('uploading');
    expect(troubled({ ...onItsWay, troubles: 40 }, facts, 5, NOW)).toMatchObject({
      status: 'failed',
      problem: { code: 'http_502', message: 'Bad gateway', canRetry: true },
    });
  });

  it('keeps counting its tries as long as no more of the file arrives', () => {
    const stuck = { ...onItsWay, sentBytes: 40, troubles: 7 };
    expect(found(stuck, { kind: 'receiving', bytes: 40 }, advise, NOW).troubles).toBe(7);
    expect(found(stuck, { kind: 'receiving', bytes: 60 }, advise, NOW).troubles).toBe(0);
  });

  it('counts lost executions as well', () => {
    expect(takenUp(onItsWay, later(21), 'two')?.troubles).toBe(1);
    expect(takenUp({ ...onItsWay, troubles: 40 }, later(21), 'two')?.status).toBe('failed');
  });

  it('waits at most a week if the platform is full', () => {
    expect(queued(publication, later(60), later(30)).status).toBe('waiting');
    expect(queued(publication, later(60), later(8 * 24 * 60))).toMatchObject({
      problem: { code: 'no_room' },
    });
    const own = { part: 'account', ownMost: 1 } as const;
    expect(queued(publication, later(60), later(30), own).dayFull).toEqual(own);
    expect(queued(publication, later(60), later(8 * 24 * 60), own).problem?.message).toMatch(/your plan/u);
    const again = { ...publication, retriedAt: later(7 * 24 * 60).toISOString() };
    expect(queued(again, later(60), later(8 * 24 * 60)).status).toBe('waiting');
  });

  it('can be tried again, but is first looked up on the platform by its id there', () => {
    const gaveUp = troubled({ ...onItsWay, troubles: 40 }, { code: 'no_answer', message: '' }, 5, NOW);
    expect(retried(gaveUp, NOW)).toMatchObject({ status: 'waiting', remote: { id: 'there' } });
  });

  it('is announced again after a refusal, if trying again may help', () => {
    const refused = found(onItsWay, { kind: 'refused', code: 'bad', message: 'No.' }, advise, NOW);
    expect(retried(refused, NOW)).toMatchObject({ status: 'waiting', sentBytes: 0 });
    expect(retried(refused, NOW)).not.toHaveProperty('remote');
    const final = { ...refused, problem: { code: 'bad', message: 'No.', advice: '', canRetry: false } };
    expect(retried(final, NOW)).toBeUndefined();
  });
});

describe('a failed publication', () => {
  const failedOne: Publication = { ...publication, id: 'failed', status: 'failed' };
  const other = (minutes: number, status: Publication['status']): Publication => ({
    ...publication,
    status,
    createdAt: later(minutes).toISOString(),
  });

  it('may be tried again even if an earlier one was published, because its creator ordered it again', () =>
    expect(whyNotAgain([failedOne, other(-60, 'published')], failedOne)).toBeUndefined());

  it('isn’t tried again if a later one was published, and explains this', () =>
    expect(whyNotAgain([failedOne, other(60, 'published')], failedOne)).toMatch(/again after this post/u));

  it.each([-60, 60])(
    'isn’t tried again while another one, ordered %s minutes later, is in progress',
    (minutes) =>
      expect(whyNotAgain([failedOne, other(minutes, 'processing')], failedOne)).toMatch(/already planned/u),
  );

  it('may be tried again if a later one was canceled', () =>
    expect(whyNotAgain([failedOne, other(60, 'canceled')], failedOne)).toBeUndefined());
});
