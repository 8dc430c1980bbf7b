import { expect, it } from 'vitest';
import { drawnStyle } from '#composition/look/drawn-style.ts';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { isHeardAlike } from '#web/ui/preview/laid-film.ts';
import type { PreviewFilm } from '#web/ui/preview/preview-film.ts';

const scene = (id: string, narration: string) => ({ id, timeline: estimatedScene(narration, 'en', false) });
const [first, last] = [scene('a', 'The lamp was lit.'), scene('b', 'Then the sea answered.')];
const FILM: PreviewFilm = {
  scenes: [first, last],
  captionStyle: drawnStyle({ captionStyle: 'clean' }),
  music: '/music/one.mp3',
  seed: 'film',
};

const clip = { address: '/media/waves.mp4', clipMs: 4000, fromMs: 0, isHeard: false };

it('a film keeps playing when a picture or a silent clip is replaced, because it still sounds the same', () => {
  const painted = { ...first, picture: '/media/still.jpg', move: 'pan-up' as const };
  expect(isHeardAlike(FILM, { ...FILM, scenes: [painted, { ...last, clip }] })).toBe(true);
});

it.each<[string, Partial<PreviewFilm>]>([
  ['other music', { music: '/music/two.mp3' }],
  ['other words', { scenes: [first, scene('b', 'Then nobody answered.')] }],
  ['another order', { scenes: [last, first] }],
  ['one scene fewer', { scenes: [first] }],
  ['a clip that can be heard', { scenes: [{ ...first, clip: { ...clip, isHeard: true } }, last] }],
  ['a scene that has been spoken', { scenes: [{ ...first, recording: '/media/a.mp3' }, last] }],
])('a film with %s has to restart', (_change, change) => {
  expect(isHeardAlike(FILM, { ...FILM, ...change })).toBe(false);
});
