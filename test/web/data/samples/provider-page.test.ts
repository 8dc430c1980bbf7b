import { describe, expect, it } from 'vitest';
import { providerPageOf } from '#web/data/samples/provider-page.ts';
import { filmOf, GALLERY_SAMPLES, HERO_SAMPLES } from '#web/data/samples/samples.ts';

describe('the page of a film at a provider', () => {
  it.each([
    ['https://vimeo.com/76979871', 'Vimeo'],
    ['https://www.vimeo.com/76979871/8272103f6e', 'Vimeo'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'Vimeo'],
    ['HTTPS://VIMEO.COM:443/76979871', 'Vimeo'],
    ['https://www.tiktok.com/@some.body/video/7106594312292453675', 'TikTok'],
    ['https://tiktok.com/player/v1/7106594312292453675', 'TikTok'],
    ['https://www.twitch.tv/videos/106400740', 'Twitch'],
  ])('is %s', (address, name) => {
    expect(providerPageOf(address)?.provider.name).toBe(name);
  });

  it.each([
    ['a script', 'javascript:vimeo.com/76979871'],
    ['without encryption', 'http://vimeo.com/76979871'],
    ['a look-alike', 'https://evilvimeo.com/76979871'],
    ['a longer name', 'https://vimeo.com.evil.example/76979871'],
    ['a name in the path', 'https://evil.example/vimeo.com/76979871'],
    ['a name in the query', 'https://evil.example/?vimeo.com/76979871'],
    ['a user', 'https://vimeo.com@evil.example/76979871'],
    ['a user at the right place', 'https://somebody@vimeo.com/76979871'],
    ['a password at the right place', 'https://:secret@vimeo.com/76979871'],
    ['another port', 'https://vimeo.com:8443/76979871'],
    ['another subdomain', 'https://api.vimeo.com/76979871'],
    ['a final dot', 'https://vimeo.com./76979871'],
    ['letters that look alike', 'https://viмeo.com/76979871'],
    ['no film', 'https://vimeo.com/about'],
    ['a live channel', 'https://www.twitch.tv/somebody'],
    ['an event, which has another frame', 'https://vimeo.com/event/4242'],
    ['a provider that needs a script in our page', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['a file of ours', '/samples/history-1.mp4'],
    ['nothing', ''],
    ['no address', undefined],
  ])('is not %s', (_, address) => {
    expect(providerPageOf(address)).toBeUndefined();
  });

  it('is handed on in its normal form', () => {
    expect(providerPageOf('HTTPS://Vimeo.com:443/76979871')?.address).toBe('https://vimeo.com/76979871');
  });

  it('is what no shipped sample has', () => {
    for (const sample of [...HERO_SAMPLES, ...GALLERY_SAMPLES])
      expect(providerPageOf(filmOf(sample))).toBeUndefined();
  });
});
