import { describe, expect, it } from 'vitest';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import { type OrderedPost, postOf, refuseWay } from '#functions/domain/publishing/order.ts';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const OPTIONS = {
  nickname: 'Ada',
  privacies: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
  isOff: { comment: false, duet: true, stitch: false },
  longestSeconds: 60,
};
const NOTHING = { comment: false, duet: false, stitch: false };

const order = async (madeForKids: Connection['madeForKids']) =>
  postOf(
    { connection_id: '', way: 'upload', title: 'The lamp', text: '', tags: [], privacy: 'public' },
    { ...(await (await publishingStage()).connection()), madeForKids },
    { language: 'en', film: undefined },
    { options: undefined, now: NOW },
  );

describe('a post on YouTube', () => {
  it.each([true, false])('keeps its creator’s answer on whether it is made for kids: %s', async (said) => {
    expect(await order(said)).toMatchObject({ madeForKids: said });
  });

  // Proves publish-for-children-answer.
  it('is refused until its creator has said whether it is for children; the error says where to do so', async () => {
    await expect(order(undefined)).rejects.toMatchObject({
      code: 'invalid',
      message:
        'Say first in Settings, under Connections, whether this channel’s videos are made for children.',
    });
  });
});

type DirectPost = Extract<OrderedPost, { readonly way: 'direct' }>;

const direct = async (change: Partial<DirectPost>, seconds = 60) =>
  postOf(
    {
      connection_id: '',
      way: 'direct',
      text: '',
      privacy: 'PUBLIC_TO_EVERYONE',
      allows: NOTHING,
      promotes: { own: false, paid: true },
      cover_ms: 1200,
      consent: true,
      ...change,
    },
    { ...(await (await publishingStage()).connection()), platform: 'tiktok' },
    { language: 'en', film: partial({ seconds }) },
    { options: OPTIONS, now: NOW },
  );

describe('a direct post on TikTok', () => {
  it('keeps what its creator chose, and when they agreed', async () => {
    expect(await direct({})).toMatchObject({ coverMs: 1200, consentedAt: NOW.toISOString() });
  });

  it.each<readonly [string, Partial<DirectPost>, number, RegExp]>([
    ['an audience that the account doesn’t offer', { privacy: 'FOLLOWER_OF_CREATOR' }, 60, /^Choose who/u],
    [
      'a paid partnership that nobody else sees',
      { privacy: 'SELF_ONLY' },
      60,
      /can’t be visible only to you/u,
    ],
    ['duets that the account has switched off', { allows: { ...NOTHING, duet: true } }, 60, /allow a duet/u],
    ['a longer video than the account may post', {}, 61, /up to 60 seconds; this one has 61/u],
  ])('is refused with %s', async (_, change, seconds, message) => {
    await expect(direct(change, seconds)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
    });
  });
});

describe('a way of posting', () => {
  const account = (scopes: string[]) => partial<Connection>({ platform: 'tiktok', scopes });

  it('is refused if the account’s creator has not granted permission for it; the error says what to do', () => {
    const drafts = account(['user.info.basic', 'video.upload']);
    expect(() => refuseWay({ way: 'inbox' }, drafts)).not.toThrow();
    expect(() => refuseWay({ way: 'direct' }, drafts)).toThrow(
      'You didn’t allow Veilcast to publish in this way. Reconnect your TikTok account in Settings and allow it.',
    );
  });

  it('is refused if the platform doesn’t offer it', () =>
    expect(() => refuseWay({ way: 'upload' }, account(['video.publish']))).toThrow(
      'can’t publish in this way',
    ));
});
