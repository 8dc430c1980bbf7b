import { expect, it } from 'vitest';
import { viewingCounter } from '#web/data/videos/film-events.ts';

it('one viewing is one play and one completion, whatever is paused on the way', () => {
  const viewing = viewingCounter();
  expect([viewing.play(), viewing.play(), viewing.end(), viewing.end()]).toEqual([
    'play',
    undefined,
    'complete',
    undefined,
  ]);
});

it('a film that is started again after its end is viewed anew', () => {
  const viewing = viewingCounter();
  viewing.play();
  viewing.end();
  expect([viewing.play(), viewing.end()]).toEqual(['play', 'complete']);
});

it('an end that nobody watched up to counts nothing', () => expect(viewingCounter().end()).toBeUndefined());
