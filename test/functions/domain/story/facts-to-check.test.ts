import { expect, it } from 'vitest';
import { readFacts } from '#functions/domain/story/facts-to-check.ts';

it('strips bullets, repetitions, blank lines and anything that isn’t text', () => {
  expect(
    readFacts([
      '1. The flood was in 1919.',
      '• The flood was in 1919.',
      '',
      '\u200B',
      7,
      null,
      { a: 1 },
      '1919 was cold.',
    ]),
  ).toEqual(['The flood was in 1919.', '1919 was cold.']);
});

it('keeps markup, quotes and other writing systems as text', () => {
  const hostile = ['<img src=x onerror=alert(1)>', '{{7*7}} "; --', 'حقيقة', '事実'];
  expect(readFacts(hostile)).toEqual(hostile);
});

it('removes invisible characters that could reorder the text on a page', () => {
  expect(readFacts(['\u202Eevil\u2066 fact\u0000'])).toEqual(['evil fact']);
});

// Proves dialog-story-details-new-video-2.
it('cuts a fact of 10,000 characters between words, and never inside a character', () => {
  const [words, solid] = readFacts(['a long fact '.repeat(900), '🦊'.repeat(5_000)]);
  expect(words).toMatch(/^(?:a long fact )+a?(?: long)?(?: ?fact)?…$/u);
  for (const fact of [words, solid]) {
    expect(fact?.length).toBeLessThanOrEqual(200);
    expect(fact?.isWellFormed()).toBe(true);
  }
});

it('keeps at most eight facts', () => {
  expect(readFacts(Array.from({ length: 400 }, (_, index) => `Fact ${index}`))).toHaveLength(8);
});
