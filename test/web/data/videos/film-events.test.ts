import { expect, it } from 'vitest';
import { viewingCounter } from '#web/data/videos/film-events.ts';

it('a viewing counts one play and one completion, even with pauses', () => {
  const viewing = viewingCounter();
  expect([viewing.play(), viewing.play(), viewing.end(), viewing.end()]).toEqual([
    'play',
    undefined,
    'complete',
    undefined,
  ]);
});

it('restarting a video after its end begins a new viewing', () => {
  const viewing = viewingCounter();
  viewing.play();
  viewing.end();
  expect([viewing.play(), viewing.end()]).toEqual(['play', 'complete']);
});

it('an end without a play counts nothing', () => expect(viewingCounter().end()).toBeUndefined());
