import { describe, expect, it } from 'vitest';
import type { Connection } from '#contract/schemas/publishing.ts';
import {
  auditWords,
  connectionReturn,
  connectionTimes,
  disconnectQuestion,
  returnWords,
  rightsIn,
  unusableWords,
  waysTo,
  withheldWords,
} from '#web/data/publishing/connection-words.ts';

const connection = (change: Partial<Connection> = {}): Connection => ({
  id: 'tiktok-1',
  platform: 'tiktok',
  name: 'Night Harbour',
  scopes: ['user.info.basic', 'video.upload'],
  connected_at: '2026-11-20T23:30:00.000Z',
  ...change,
});

describe('a connection', () => {
  it('states in plain words what it allows', () => {
    const google = 'https://www.googleapis.com/auth/';
    expect(rightsIn({ scopes: [`${google}youtube.upload`, `${google}youtube.readonly`] })).toEqual([
      'Upload videos',
      'See the channel’s name and how its videos do',
    ]);
    expect(rightsIn({ scopes: ['video.upload', 'video.publish', 'video.list'] })).toEqual([
      'Send drafts to its inbox',
      'Post videos directly',
      'video.list',
    ]);
  });

  it('offers only the ways of publishing that the creator allowed', () => {
    expect(waysTo(connection())).toEqual(['inbox']);
    expect(waysTo(connection({ scopes: ['video.publish', 'user.info.basic'] }))).toEqual(['direct']);
    expect(waysTo(connection({ scopes: ['video.publish', 'video.upload'] }))).toEqual([]);
    expect(waysTo(connection({ platform: 'youtube', scopes: ['video.upload'] }))).toEqual([]);
  });

  it('says what the creator didn’t allow, and how to allow it', () => {
    expect(withheldWords(connection())).toBe(
      'You didn’t allow Veilcast to post videos directly. To allow it, reconnect the account and leave everything ticked.',
    );
    const all = ['video.publish', 'user.info.basic', 'video.upload', 'video.list'];
    expect(withheldWords(connection({ scopes: all }))).toBeUndefined();
  });

  it('says when it was made and when it ends, in the creator’s time zone', () => {
    expect(connectionTimes(connection(), 'UTC')).toBe('Connected since Nov 20, 2026.');
    const ends = connection({ ends_at: '2027-05-01T03:00:00.000Z' });
    expect(connectionTimes(ends, 'America/New_York')).toBe(
      'Connected since Nov 20, 2026. You’ll need to reconnect it by Apr 30, 2027.',
    );
    expect(connectionTimes({ ...ends, ended: 'Revoked.' }, 'UTC')).toBe('Connected since Nov 20, 2026.');
  });

  it('can’t be used once it has ended, or if the creator allowed nothing', () => {
    expect(unusableWords(connection())).toBeUndefined();
    expect(unusableWords(connection({ ended: 'Revoked.' }))).toBe(
      'TikTok ended this connection. Reconnect it in Settings.',
    );
    expect(unusableWords(connection({ scopes: ['user.info.basic'] }))).toMatch(/^You didn’t allow Veilcast/u);
  });

  it('is ended only after a confirmation that says what will remain', () =>
    expect(disconnectQuestion(connection())).toBe(
      'Disconnect Night Harbour? What you have published stays on TikTok. What is still planned for this account won’t be published.',
    ));
});

describe('connecting', () => {
  it('says in advance what an unaudited app can’t do', () => {
    expect(auditWords({ id: 'youtube', name: 'YouTube', is_audited: false })).toMatch(/private\.$/u);
    expect(auditWords({ id: 'tiktok', name: 'TikTok', is_audited: false })).toMatch(/direct posts\.$/u);
    expect(auditWords({ id: 'tiktok', name: 'TikTok', is_audited: true })).toBeUndefined();
  });

  /** The result message, given the accounts connected at that point. */
  const came = (search: string) => {
    const back = connectionReturn(search);
    return back && returnWords(back, [connection(), connection({ id: 'tiktok-2', name: 'Day Harbour' })]);
  };

  it('reports the outcome afterwards', () => {
    expect(came('?connected=tiktok-1')).toEqual({
      look: 'good',
      words: 'Night Harbour is connected. You can publish your videos there now.',
    });
    const problems = ['denied', 'failed', 'not_begun', 'too_many_accounts', 'constructor'].map((code) =>
      came(`?connection_problem=${code}`),
    );
    expect(problems.map((problem) => problem?.look)).toEqual(['wait', 'bad', 'bad', 'bad', 'bad']);
    expect(problems.map((problem) => problem?.words.slice(0, 24))).toEqual([
      'Nothing was connected, b',
      'We couldn’t connect the ',
      'You didn’t begin to conn',
      'You have already connect',
      'We couldn’t connect the ',
    ]);
    expect(came('?tab=1')).toBeUndefined();
  });

  it('says first that a new channel’s question still has to be answered', () => {
    const channel = connection({ id: 'youtube-1', platform: 'youtube', name: 'Night Stories' });
    const of = (one: Connection) => returnWords({ connected: one.id, platform: null, withheld: '' }, [one]);
    expect(of(channel)).toEqual({
      look: 'wait',
      words:
        'Night Stories is connected. Answer the question below first, then you can publish your videos there.',
    });
    expect(of({ ...channel, made_for_kids: false })?.look).toBe('good');
  });

  it('says afterwards which permission is missing, and what to do', () => {
    expect(came('?connected=tiktok-1&withheld=video.publish')).toEqual({
      look: 'wait',
      words:
        'Night Harbour is connected, but you didn’t allow Veilcast to post videos directly. To allow it, connect the account again and leave everything ticked.',
    });
    const both =
      'https://www.googleapis.com/auth/youtube.upload+https://www.googleapis.com/auth/youtube.readonly';
    expect(came(`?connection_problem=withheld&platform=youtube&withheld=${both}`)).toEqual({
      look: 'bad',
      words:
        'You didn’t allow Veilcast to upload videos or see the channel’s name and how its videos do, so nothing was connected. To publish on YouTube, connect the account again and leave everything ticked.',
    });
  });

  it('says afterwards that the chosen account isn’t the one that was supposed to be reconnected', () =>
    expect(came('?connected=tiktok-2&instead_of=tiktok-1')).toEqual({
      look: 'wait',
      words: 'You chose another account: Day Harbour is connected now, and Night Harbour was left as it was.',
    }));

  it('never shows text from the URL, and doesn’t mention an account that is no longer connected', () => {
    expect(came('?connected=evil')).toBeUndefined();
    expect(came('?connected=tiktok-1&withheld=pay+at+evil.example')?.look).toBe('good');
  });
});
