import { expect, test } from 'vitest';
import { LETTERS } from '#functions/domain/mail/letters.ts';
import { PAUSE_SENTENCES } from '#functions/domain/series/pause-sentences.ts';

const ROUND = { runId: 's-202603081830', round: 1, series: 'Night Stories', title: 'The Lamp' };
const waits = (change: object = {}) => ({
  ...ROUND,
  asked: 'video',
  until: '2026-03-08T22:30:00.000Z',
  zone: 'America/New_York',
  unanswered: 'wait',
  ...change,
});
const wordsOf = (change: object = {}) => LETTERS['run-waits'].wordsOf(waits(change));

test('a letter about a waiting video names its title and series, and links to its page', () => {
  expect(wordsOf()).toEqual({
    subject: 'Night Stories: “The Lamp” is waiting for you',
    heading: 'Your next video is ready',
    lines: [
      '“The Lamp” is for your series “Night Stories”. Watch it and say whether it’s good.',
      'It is due on Sunday 8 March, 18:30 (America/New_York), and waits for your answer.',
    ],
    button: { label: 'Watch the video', path: '/dashboard/auto-pilot/runs/s-202603081830' },
  });
  expect(wordsOf({ poster: 'media/p.jpg' }).picture).toEqual({
    key: 'media/p.jpg',
    alt: 'The poster of “The Lamp”',
  });
});

test.each([
  [
    'video',
    'go_on',
    'If you don’t answer by Sunday 8 March, 18:30 (America/New_York), it counts as approved.',
  ],
  ['script', 'go_on', 'If you don’t answer by Sunday 8 March, 18:30 (America/New_York), its video is made.'],
  ['script', 'skip', 'If you don’t answer by Sunday 8 March, 18:30 (America/New_York), it is skipped.'],
])('the letter says what happens to an unanswered %s (%s), and when', (asked, unanswered, line) => {
  expect(wordsOf({ asked, unanswered }).lines[1]).toBe(line);
});

test('each round leads to one letter about its script and one about its video', () => {
  const { onceOf } = LETTERS['run-waits'];
  const names = [waits(), waits({ asked: 'script' }), waits({ round: 2 })].map(onceOf);
  expect(new Set(names).size).toBe(3);
  expect(onceOf(waits({ title: 'Edited since' }))).toBe(names[0]);
});

test('a letter about a held script gives the reason, and offers only the actions that its creator can take', () => {
  const { wordsOf: held } = LETTERS['run-held'];
  const sentence = 'The ending is too much like that of ‘The Lost Lighthouse’.';
  expect(held({ ...ROUND, held: 'alike', sentence }).lines.slice(1)).toEqual([
    sentence,
    'Use it anyway, have it rewritten with a note, or skip it.',
  ]);
  expect(held({ ...ROUND, held: 'rules', sentence }).lines[2]).toBe(
    'Have it rewritten with a note, or skip it.',
  );
});

test('a letter about a paused series gives the reason, and links to the series', () => {
  const at = '2026-03-08T22:30:00.000Z';
  expect(
    LETTERS['series-paused'].wordsOf({ seriesId: 's', series: 'Night Stories', at, because: 'plan' }),
  ).toMatchObject({
    lines: ['“Night Stories” makes no more videos for now.', PAUSE_SENTENCES.plan],
    button: { path: '/dashboard/auto-pilot/s' },
  });
});
