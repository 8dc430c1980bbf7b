import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/data/api/api-error.ts';
import { placeRefusal } from '#web/data/publishing/refusal-place.ts';

describe('a refused order', () => {
  it('is explained at the field that it is about', () => {
    const fieldOf = (code: string, detail: string): string =>
      placeRefusal(new ApiError(code, detail, 400), { apart: [] }).field;
    expect(fieldOf('connection_ended', 'Connect it again.')).toBe('accounts');
    expect(fieldOf('invalid', 'These tags are too long for YouTube.')).toBe('tags');
    expect(fieldOf('invalid', 'This title is too long for YouTube.')).toBe('title');
    expect(fieldOf('invalid', 'This time has passed.')).toBe('when');
    expect(fieldOf('invalid', 'The request is not valid.')).toBe('form');
    expect(fieldOf('held', 'We have to look at this video first.')).toBe('form');
  });

  it('is explained above the form where each account has its own words', () => {
    const fieldOf = (detail: string): string =>
      placeRefusal(new ApiError('invalid', detail, 400), { apart: ['youtube'] }).field;
    expect(fieldOf('This title is too long for YouTube.')).toBe('form');
    expect(fieldOf('This time has passed.')).toBe('when');
  });

  it('says where to look when nobody knows whether it arrived', () => {
    const { field, words } = placeRefusal(new ApiError('timeout', 'Veilcast took too long.', 0), {
      apart: [],
    });
    expect(field).toBe('form');
    expect(words).toMatch(/under Published\. We ask you before anything is published twice\.$/u);
  });
});
