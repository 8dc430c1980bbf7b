import { describe, expect, it } from 'vitest';
import { providerPageOf } from '#web/data/samples/provider-page.ts';
import { filmOf, GALLERY_SAMPLES, HERO_SAMPLES } from '#web/data/samples/samples.ts';

describe('a provider’s video page', () => {
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
    ['a provider’s name as user name', 'https://vimeo.com@evil.example/76979871'],
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

  it('is returned in its normalised form', () => {
    expect(providerPageOf('HTTPS://Vimeo.com:443/76979871')?.address).toBe('https://vimeo.com/76979871');
  });

  it('is not used by any shipped sample', () => {
    for (const sample of [...HERO_SAMPLES, ...GALLERY_SAMPLES])
      expect(providerPageOf(filmOf(sample))).toBeUndefined();
  });
});
