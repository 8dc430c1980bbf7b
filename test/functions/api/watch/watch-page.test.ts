import { describe, expect, it } from 'vitest';
import { watchPage } from '#functions/api/watch/watch-page.ts';
import {
  CREATOR,
  DEMO_WRITER,
  type FilmMakers,
  OFFLINE_PAINTER,
  SIMPLE_VOICE,
} from '#functions/domain/credentials/maker.ts';

const film = {
  title: 'The Lamp',
  language: 'en',
  videoUrl: '/v',
  posterUrl: '/p',
  captionsUrl: '/c',
  duration: 20,
  createdAt: '2026-11-28T12:00:00.000Z',
} as const;
const madeWith = (makers: FilmMakers | undefined): string | undefined => {
  const page = watchPage({
    film,
    makers,
    shareId: 'share',
    origin: 'https://veilcast.example',
    embedded: '/e',
    onlyFor: undefined,
    resting: undefined,
    isSensitive: false,
    address: 'https://veilcast.example/watch/share',
  });
  return /<p>(?<said><strong>Made with.*?)<\/p>/u
    .exec(page)
    ?.groups?.['said']?.replaceAll(/<[^>]*>/gu, '')
    .trim();
};

describe('the page of a shared video', () => {
  it.each([
    [
      {
        pictures: [{ name: 'OpenAI', model: 'gpt-image', kind: 'trained' }, CREATOR],
        voices: [SIMPLE_VOICE],
      },
      'Made with AI and Veilcast. Pictures: OpenAI gpt-image, the creator’s own. Voice: eSpeak NG.',
    ],
    [
      { pictures: [OFFLINE_PAINTER], voices: [CREATOR] },
      'Made with AI and Veilcast. Pictures: Veilcast offline painter. Voice: the creator’s own.',
    ],
    [
      { pictures: [CREATOR], voices: [CREATOR] },
      'Made with Veilcast. Pictures: the creator’s own. Voice: the creator’s own.',
    ],
    [
      { words: [DEMO_WRITER, CREATOR], pictures: [CREATOR], voices: [CREATOR] },
      'Made with AI and Veilcast. Words: Veilcast demo writer, the creator’s own. Pictures: the creator’s own. Voice: the creator’s own.',
    ],
    [undefined, 'Made with AI and Veilcast.'],
  ] as const)('says what made it: %j', (makers, words) => expect(madeWith(makers)).toBe(words));

  it('shows no markup contained in a model’s name', () =>
    expect(madeWith({ pictures: [{ name: '<b>x</b>', kind: 'trained' }], voices: [CREATOR] })).toContain(
      '&lt;b&gt;x&lt;/b&gt;',
    ));
});
