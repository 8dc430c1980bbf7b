import { expect, it } from 'vitest';
import { correctionOf } from '#web/ui/preview/drawing/clips/clip-clock.ts';

it('a clip in sync with the film keeps playing at its own pace', () => {
  expect(correctionOf(1000, 1010, 80)).toEqual({ rate: 1 });
});

it('a clip that is a little late plays faster, and an early one slower', () => {
  expect(correctionOf(1000, 1150, 80)).toEqual({ rate: 1.1 });
  expect(correctionOf(1150, 1000, 80)).toEqual({ rate: 0.9 });
});

// Proves dashboard-own-pictures-clips-in-scenes.
it('a clip that is far off jumps to where the film will be once the jump is done', () => {
  expect(correctionOf(0, 2000, 80)).toEqual({ seekTo: 2080 });
  // For example, when a finished clip starts over.
  expect(correctionOf(2000, 0, 0)).toEqual({ seekTo: 0 });
});
