import { expect, it } from 'vitest';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { textSeconds } from '#contract/pace.ts';
import { defined } from '#test/support/values.ts';

const TEXT =
  'Every night at three, a green lamp blinked. “Who’s there?” he asked — and nobody answered. It was 1907.';

// Proves dashboard-preview-video-will-made.
it('a scene without recorded speech has every word, in order, at the pace of its language', () => {
  const scene = estimatedScene(TEXT, 'en', false);
  expect(scene.words.map(({ text }) => text).join(' ')).toBe(TEXT);
  for (const [at, word] of scene.words.entries()) {
    expect(word.startMs).toBeGreaterThanOrEqual(scene.words[at - 1]?.endMs ?? 0);
    expect(word.endMs).toBeGreaterThan(word.startMs);
  }
  expect(Math.abs(framesToMs(scene.frames) / 1000 - textSeconds(TEXT, 'en'))).toBeLessThan(0.3);
});

it('a scene is shown for longer if it is the last in a film, but its words take the same time', () => {
  const [middle, last] = [estimatedScene(TEXT, 'en', false), estimatedScene(TEXT, 'en', true)];
  expect(last.frames).toBeGreaterThan(middle.frames);
  expect(last.words).toEqual(middle.words);
});

it('there is a pause after each sentence', () => {
  const { words } = estimatedScene('One two. Three four.', 'en', false);
  expect(defined(words[2]).startMs - defined(words[1]).endMs).toBeGreaterThan(250);
  expect(defined(words[1]).startMs).toBe(defined(words[0]).endMs);
});

it('a scene without words is shown briefly', () => {
  expect(estimatedScene('  ', 'de', false)).toMatchObject({ frames: 30, words: [] });
});
