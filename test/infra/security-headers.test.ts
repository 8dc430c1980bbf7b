import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '#infra/security-headers.ts';

const sourcesOf = (directive: string): string[] => {
  const found = SECURITY_HEADERS['content-security-policy']
    .split('; ')
    .find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};

test('allows frames of the film providers only', () => {
  expect(sourcesOf('frame-src')).toEqual([
    'https://player.vimeo.com',
    'https://www.tiktok.com',
    'https://player.twitch.tv',
    'https://streamable.com',
    'https://w.soundcloud.com',
  ]);
});

test.each(['script-src', 'connect-src', 'media-src'])('allows no provider by %s', (directive) => {
  const sources = sourcesOf(directive);
  expect(sources[0]).toBe("'self'");
  expect(sources.filter((source) => source.includes('//'))).toEqual([]);
});
