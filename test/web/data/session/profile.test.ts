import { describe, expect, it } from 'vitest';
import { parseProfile } from '#web/data/session/profile.ts';
import { Profile } from '#web/data/session/profile-form.ts';

const messagesOf = (profile: unknown): string[] =>
  Profile.safeParse(profile).error?.issues.map(({ message }) => message) ?? [];

describe('a profile', () => {
  it('is trimmed', () =>
    expect(parseProfile('{"name":" Ada ","email":" ada@example.com "}')).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
    }));

  it.each([undefined, '', 'no json', 'null', '7', '{"name":"","email":"ada@example.com"}', '{"name":"Ada"}'])(
    'counts as missing when it is unreadable: %j',
    (text) => expect(parseProfile(text)).toBeUndefined(),
  );

  it('reports which of its fields are invalid', () => {
    expect(messagesOf({ name: '  ', email: 'nope' })).toEqual([
      'Enter your name.',
      'Enter a valid email address.',
    ]);
    expect(messagesOf({ name: 'A'.repeat(81), email: 'ada@example.com' })).toEqual([
      'Use at most 80 characters.',
    ]);
  });
});
