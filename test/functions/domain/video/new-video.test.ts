import { expect, it } from 'vitest';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const videoOf = (...narrations: readonly string[]) => {
  const scenes = narrations.map((narration) => ({ narration, picture: 'A train.' }));
  return newVideo('video', { ...storyOf('user'), scenes, content: narrations.join(' ') }, choice, NOW);
};
const SENTENCE = 'The last train left the station at midnight, and all of its lights were out.';

it('a new video has no scene that a voice can’t speak, even if its stored story has one', () => {
  for (const signs of ['👍', '.', '➀', '✓ ┌ ➀ → |', '😀'.repeat(60), '='.repeat(60)]) {
    const { scenes } = videoOf(SENTENCE, signs, SENTENCE);
    expect(scenes.map(({ narration }) => narration)).toEqual([`${SENTENCE} ${signs}`, SENTENCE]);
  }
});

it.each([
  ['👍', 'Scene 1 has only “👍”, which no voice says. Write some words.'],
  ['❶ ❷', 'Scene 1 has only “❶” and “❷”, which no voice says. Write some words.'],
  ['книга', 'The voice can’t read “книга”. Write it in Latin letters.'],
])('a new video is refused if its story contains nothing that a voice can speak: %s', (words, problem) => {
  expect(() => videoOf(words)).toThrow(problem);
});
