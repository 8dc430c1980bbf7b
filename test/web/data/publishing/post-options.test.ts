import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#contract/refusals.ts';
import type { PostOptions } from '#contract/schemas/publishing.ts';
import { ApiError } from '#web/data/api/api-error.ts';
import {
  accountChange,
  endedTrouble,
  mayAskAgain,
  optionsTrouble,
} from '#web/data/publishing/post-options.ts';

const options: PostOptions = {
  nickname: 'Night Harbour',
  picture: 'https://example.com/one',
  privacies: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
  off: { comment: false, duet: true, stitch: false },
  longest_seconds: 60,
};
const unavailable = (detail: string) =>
  optionsTrouble(new ApiError('platform_unavailable', detail, 503), 'marasowls');

describe('choices that can’t be loaded', () => {
  it('lead the creator to Settings if the connection has ended', () => {
    const error = new ApiError('connection_ended', 'Refresh token is invalid or expired.', 409);
    expect(optionsTrouble(error, 'marasowls')).toEqual(endedTrouble('marasowls'));
    expect(endedTrouble('marasowls')).toMatchObject({
      words: 'TikTok ended the connection to marasowls.',
      remedy: 'reconnect',
    });
  });

  it('show TikTok’s own message if it refuses, and aren’t requested again if that wouldn’t help today', () => {
    const cap =
      'Daily post cap reached. TikTok takes no more posts from your account today. Try again tomorrow.';
    expect(unavailable(cap)).toMatchObject({ words: cap, remedy: 'none' });
    const barred = 'Banned. Open the TikTok app, and try again once that is settled.';
    expect(unavailable(barred)).toMatchObject({ words: barred, remedy: 'ask again' });
  });

  it('are requested again if TikTok doesn’t respond', () => {
    const { detail } = REFUSALS.platform_unavailable;
    expect(unavailable(detail)).toMatchObject({
      words: `We couldn’t read what this account allows. ${detail}`,
      remedy: 'ask again',
    });
    const lost = new ApiError('offline', 'You’re offline.', 0);
    expect(optionsTrouble(lost, 'marasowls').words).toBe(
      'We couldn’t read what this account allows. You’re offline.',
    );
  });

  it('are requested again immediately, but only if there was no response', () => {
    const error = (detail: string) => new ApiError('platform_unavailable', detail, 503);
    const silent = error(REFUSALS.platform_unavailable.detail);
    expect([mayAskAgain(0, silent), mayAskAgain(2, silent)]).toEqual([true, false]);
    expect(mayAskAgain(0, error('Daily post cap reached. Try again tomorrow.'))).toBe(false);
    expect(mayAskAgain(0, new ApiError('connection_ended', 'Revoked.', 409))).toBe(false);
  });

  it('explain why nothing was sent after Publish was pressed', () => {
    const all = [endedTrouble('marasowls'), unavailable('No. Try again tomorrow.'), unavailable('No.')];
    for (const { stopped } of all) expect(stopped).toMatch(/^Nothing was sent/u);
  });
});

describe('an account whose permissions have changed in the meantime', () => {
  it('says what has changed, and that the creator has to agree again', () => {
    const after = {
      ...options,
      privacies: ['FOLLOWER_OF_CREATOR', 'SELF_ONLY'],
      off: { comment: true, duet: false, stitch: false },
      longest_seconds: 30,
    };
    expect(accountChange(options, after)).toBe(
      'What Night Harbour allows on TikTok has changed. “Everyone” can’t be chosen any more. “Followers” can be chosen now. Comments are switched off now. Duets can be allowed now. Videos may be up to 30 s long now. Look at your choices, and agree again.',
    );
    expect(accountChange(options, { ...options, nickname: 'Day Harbour' })).toMatch(/now Day Harbour\./u);
  });

  it('doesn’t mention a new URL for the same picture', () =>
    expect(accountChange(options, { ...options, picture: 'https://example.com/two' })).toBeUndefined());
});
