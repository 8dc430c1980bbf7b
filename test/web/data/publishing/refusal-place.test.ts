import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import { choicesRefusal, placeRefusal } from '#web/data/publishing/refusal-place.ts';

describe('a refused order', () => {
  it('is explained next to the field that caused it', () => {
    const fieldOf = (code: string, detail: string): string =>
      placeRefusal(new ApiError(code, detail, 400), { apart: [] }).field;
    expect(fieldOf('connection_ended', 'Connect it again.')).toBe('accounts');
    expect(fieldOf('invalid', 'These tags are too long for YouTube.')).toBe('tags');
    expect(fieldOf('invalid', 'This title is too long for YouTube.')).toBe('title');
    expect(fieldOf('invalid', 'This time has passed.')).toBe('when');
    expect(fieldOf('invalid', 'Your account doesn’t allow a comment. Switch it off and try again.')).toBe(
      'choices',
    );
    expect(fieldOf('invalid', 'Your account may post videos of up to 60 seconds; this one has 61.')).toBe(
      'choices',
    );
    expect(fieldOf('invalid', 'The request is not valid.')).toBe('form');
    expect(fieldOf('held', 'We have to look at this video first.')).toBe('form');
  });

  it('is explained above the form if each account has its own text', () => {
    const fieldOf = (detail: string): string =>
      placeRefusal(new ApiError('invalid', detail, 400), { apart: ['youtube'] }).field;
    expect(fieldOf('This title is too long for YouTube.')).toBe('form');
    expect(fieldOf('This time has passed.')).toBe('when');
  });

  it('says where to look if it isn’t clear whether the order arrived', () => {
    const { field, words } = placeRefusal(new ApiError('timeout', 'Veilcast took too long.', 0), {
      apart: [],
    });
    expect(field).toBe('form');
    expect(words).toMatch(/under Published\. We ask you before anything is published twice\.$/u);
  });

  it('says what to do if the connection has ended, instead of giving the platform’s reason', () =>
    expect(
      placeRefusal(new ApiError('connection_ended', 'Refresh token is invalid or expired.', 409), {
        apart: [],
      }).words,
    ).toBe('The connection to one of these accounts has ended. Reconnect it in Settings, or leave it out.'));

  it('about the choices for a direct post is shown next to that account until a change in the account’s permissions is shown instead', () => {
    const refusal = { field: 'choices', words: 'Your account doesn’t allow a comment.' } as const;
    const same = { accountChange: undefined };
    const { words } = refusal;
    expect(choicesRefusal(refusal, [['tiktok-1', same]])).toEqual({ account: 'tiktok-1', words });
    const both = [['tiktok-1', same] as const, ['tiktok-2', same] as const];
    expect(choicesRefusal(refusal, both)).toEqual({ words });
    const changed = { accountChange: 'Comments are switched off now.' };
    expect(choicesRefusal(refusal, [...both, ['tiktok-3', changed]])).toBeUndefined();
    expect(choicesRefusal({ field: 'when', words }, both)).toBeUndefined();
  });
});
