import { expect, test } from 'vitest';
import { recordingHeaders, SECURITY_HEADERS } from '#infra/security-headers.ts';

const sourcesOf = (directive: string): string[] => {
  const found = SECURITY_HEADERS['content-security-policy']
    .split('; ')
    .find((one) => one.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};

// Proves sample-players-video-sites.
test('allows frames only from the sites that host sample films', () => {
  expect(sourcesOf('frame-src')).toEqual([
    'https://player.vimeo.com',
    'https://www.tiktok.com',
    'https://player.twitch.tv',
    'https://streamable.com',
    'https://w.soundcloud.com',
  ]);
});

test.each(['script-src', 'connect-src', 'media-src'])('allows no site but our own in %s', (directive) => {
  const sources = sourcesOf(directive);
  expect(sources[0]).toBe("'self'");
  expect(sources.filter((source) => source.includes('//'))).toEqual([]);
});

test('allows the microphone only on the page that records a narration, where no other header differs', () => {
  expect(SECURITY_HEADERS['permissions-policy']).toContain('microphone=()');
  const { 'permissions-policy': policy, ...others } = recordingHeaders();
  expect(policy).toBe(SECURITY_HEADERS['permissions-policy'].replace('microphone=()', 'microphone=(self)'));
  expect(SECURITY_HEADERS).toMatchObject(others);
});
