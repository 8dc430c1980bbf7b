import { describe, expect, it } from 'vitest';
import { framePageOf, providerPageOf } from '#web/data/samples/provider-page.ts';
import { filmOf, GALLERY_SAMPLES, HERO_SAMPLES } from '#web/data/samples/samples.ts';

describe('a provider’s video page', () => {
  // Proves sample-players-take-no-commands-sound.
  it.each([
    ['https://vimeo.com/76979871', 'Vimeo'],
    ['https://www.vimeo.com/76979871/8272103f6e', 'Vimeo'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'Vimeo'],
    ['HTTPS://VIMEO.COM:443/76979871', 'Vimeo'],
    ['https://www.tiktok.com/@some.body/video/7106594312292453675', 'TikTok'],
    ['https://tiktok.com/player/v1/7106594312292453675', 'TikTok'],
    ['https://www.twitch.tv/videos/106400740', 'Twitch'],
  ])('is recognised at %s', (address, name) => {
    expect(providerPageOf(address)?.provider.name).toBe(name);
  });

  it.each([
    ['a script', 'javascript:vimeo.com/76979871'],
    ['an unencrypted address', 'http://vimeo.com/76979871'],
    ['a look-alike', 'https://evilvimeo.com/76979871'],
    ['a longer host name', 'https://vimeo.com.evil.example/76979871'],
    ['a host name in the path', 'https://evil.example/vimeo.com/76979871'],
    ['a host name in the query', 'https://evil.example/?vimeo.com/76979871'],
    ['a provider’s name as the user name', 'https://vimeo.com@evil.example/76979871'],
    ['a user name at the right host', 'https://somebody@vimeo.com/76979871'],
    ['a password at the right host', 'https://:secret@vimeo.com/76979871'],
    ['another port', 'https://vimeo.com:8443/76979871'],
    ['another subdomain', 'https://api.vimeo.com/76979871'],
    ['a trailing dot', 'https://vimeo.com./76979871'],
    ['look-alike letters', 'https://viмeo.com/76979871'],
    ['a page without a video', 'https://vimeo.com/about'],
    ['a live channel', 'https://www.twitch.tv/somebody'],
    ['an event, which has a different frame', 'https://vimeo.com/event/4242'],
    ['a provider that needs a script in our page', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['one of our own files', '/samples/history-1.mp4'],
    ['an empty address', ''],
    ['a missing address', undefined],
  ])('is not recognised for %s', (_, address) => {
    expect(providerPageOf(address)).toBeUndefined();
  });

  // Proves sample-players-video-sites.
  it('is returned in its normalised form', () => {
    expect(providerPageOf('HTTPS://Vimeo.com:443/76979871')?.address).toBe('https://vimeo.com/76979871');
  });

  // Proves sample-no-shipped-sample-needs-provider.
  it('isn’t used by any of the shipped samples', () => {
    for (const sample of [...HERO_SAMPLES, ...GALLERY_SAMPLES])
      expect(providerPageOf(filmOf(sample)) ?? framePageOf(filmOf(sample))).toBeUndefined();
  });
});

describe('a page that plays in its own frame', () => {
  const TRACK = 'https://soundcloud.com/some-one/a-track_2';
  const frameOf = (address: string): string =>
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(address)}`;

  it.each([
    ['https://streamable.com/hn8hq', 'Streamable', 'https://streamable.com/o/hn8hq'],
    ['https://www.streamable.com/e/moo1', 'Streamable', 'https://streamable.com/o/moo1'],
    ['https://streamable.com/hn8hq?src=player#t=4', 'Streamable', 'https://streamable.com/o/hn8hq'],
    [TRACK, 'SoundCloud', frameOf(TRACK)],
    [`${TRACK}?utm_source=clipboard&url=https://evil.example`, 'SoundCloud', frameOf(TRACK)],
    [
      'https://www.soundcloud.com/someone/sets/an-album',
      'SoundCloud',
      frameOf('https://soundcloud.com/someone/sets/an-album'),
    ],
  ])('is recognised at %s', (address, name, frame) => {
    const page = framePageOf(address);
    expect([page?.provider.name, page?.frame]).toEqual([name, frame]);
  });

  it.each([
    ['a script', 'javascript:streamable.com/hn8hq'],
    ['an unencrypted address', 'http://streamable.com/hn8hq'],
    ['a look-alike', 'https://evilstreamable.com/hn8hq'],
    ['a longer host name', 'https://soundcloud.com.evil.example/someone/a-track'],
    ['a host name in the path', 'https://evil.example/streamable.com/hn8hq'],
    ['a provider’s name as the user name', 'https://streamable.com@evil.example/hn8hq'],
    ['a user name at the right host', 'https://somebody@soundcloud.com/someone/a-track'],
    ['another port', 'https://streamable.com:8443/hn8hq'],
    ['another subdomain', 'https://api.soundcloud.com/someone/a-track'],
    ['a trailing dot', 'https://streamable.com./hn8hq'],
    ['look-alike letters', 'https://sоundcloud.com/someone/a-track'],
    ['a page without a video', 'https://streamable.com/login'],
    ['a longer path', 'https://streamable.com/o/hn8hq/../../x/y'],
    ['an escaped path', 'https://soundcloud.com/someone/%2e%2e%2fa-track'],
    ['a profile', 'https://soundcloud.com/someone'],
    ['a profile’s list', 'https://soundcloud.com/someone/likes'],
    ['a page of the site itself', 'https://soundcloud.com/discover/a-track'],
    ['a provider whose player we control', 'https://vimeo.com/76979871'],
    ['an empty address', ''],
    ['a missing address', undefined],
  ])('is not recognised for %s', (_, address) => {
    expect(framePageOf(address)).toBeUndefined();
  });
});
