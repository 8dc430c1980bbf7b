import { describe, expect, it } from 'vitest';
import { scopesOf } from '#contract/platforms.ts';
import type { Connection } from '#contract/schemas/publishing.ts';
import type { ShownSeriesPost } from '#contract/schemas/series/series.ts';
import {
  followsWords,
  postingWords,
  postsOfSeries,
  unpostableWords,
  withAccount,
  withPrivacy,
} from '#web/data/series/series-posts.ts';

const account = (change: Partial<Connection>): Connection => ({
  id: 'youtube-1',
  platform: 'youtube',
  name: 'Night Stories',
  scopes: [...scopesOf('youtube')],
  connected_at: '2026-11-01T12:00:00.000Z',
  ...change,
});
const CHANNEL = account({});
const ADA = account({ id: 'tiktok-1', platform: 'tiktok', name: 'Ada', scopes: [...scopesOf('tiktok')] });
const UPLOAD = { connection_id: 'youtube-1', way: 'upload', privacy: 'public' } as const;
const INBOX = { connection_id: 'tiktok-1', way: 'inbox' } as const;

describe('the accounts that a series posts to', () => {
  it('are added as public on YouTube and as drafts on TikTok, and can be removed', () => {
    const both = withAccount(withAccount([], CHANNEL, true), ADA, true);
    expect(both).toEqual([UPLOAD, INBOX]);
    expect(withAccount(both, CHANNEL, false)).toEqual([INBOX]);
    expect(withAccount(both, CHANNEL, true)).toHaveLength(2);
  });

  it('each have their own audience', () =>
    expect(withPrivacy([UPLOAD, INBOX], 'youtube-1', 'unlisted')).toEqual([
      { ...UPLOAD, privacy: 'unlisted' },
      INBOX,
    ]));

  it('must be connected, with permission to upload or to send drafts', () => {
    expect([CHANNEL, ADA].map(unpostableWords)).toEqual([undefined, undefined]);
    expect(unpostableWords({ ...CHANNEL, ended: 'Revoked.' })).toMatch(/ended this connection/u);
    expect(unpostableWords({ ...ADA, scopes: ['user.info.basic', 'video.publish'] })).toMatch(
      /agree to each direct post/u,
    );
  });

  it('are read from a stored series, ignoring ways of posting that this page doesn’t support', () =>
    expect(
      postsOfSeries([UPLOAD, INBOX, { connection_id: 'x', way: 'other' }, { ...INBOX, way: 'upload' }]),
    ).toEqual([UPLOAD, INBOX, { connection_id: 'tiktok-1', way: 'upload', privacy: 'private' }]));

  it('get videos without another review if the series is set up that way', () => {
    expect(followsWords({ approves: 'video', unanswered: 'wait' })).toBe('');
    expect(followsWords({ approves: 'script', unanswered: 'go_on' })).toBe(
      'You approve the script, so the video is posted without another look. What you don’t answer in time counts as approved and is posted, too.',
    );
  });
});

describe('before an approval', () => {
  const airing = { key: '2026-11-30T18:30', at: '2026-11-30T17:30:00.000Z' };
  const words = (
    status: 'video_waits' | 'script_waits' | 'approved' | 'held' | 'skipped',
    publish: ShownSeriesPost[] = [UPLOAD],
    now = '2026-11-28T12:00:00.000Z',
  ) => postingWords({ status, publish, airing }, [CHANNEL, ADA], new Date(now));

  it('a creator sees where and when the video will be posted', () => {
    expect(words('video_waits')).toBe(
      'When you approve it, it’s posted to Night Stories on YouTube, Mon, 30 Nov, 18:30.',
    );
    expect(
      words('video_waits', [{ ...UPLOAD, privacy: 'unlisted' }, INBOX], '2026-12-01T00:00:00.000Z'),
    ).toBe(
      'When you approve it, it’s posted to Night Stories on YouTube (unlisted) and the inbox of Ada on TikTok, at once.',
    );
    expect(words('script_waits')).toBe(
      'When you approve it, its video is made and posted to Night Stories on YouTube, Mon, 30 Nov, 18:30.',
    );
  });

  it('a disconnected account is still mentioned', () =>
    expect(words('video_waits', [{ ...INBOX, connection_id: 'tiktok-2' }])).toMatch(
      /posted to an account that is no longer connected/u,
    ));

  it('no note appears if nothing will be posted, or if approval alone isn’t enough yet', () => {
    expect(words('video_waits', [])).toBeUndefined();
    expect(words('held')).toBeUndefined();
    expect(words('skipped')).toBeUndefined();
    expect(words('approved')).toBe('It’s being sent to Night Stories on YouTube.');
  });
});
