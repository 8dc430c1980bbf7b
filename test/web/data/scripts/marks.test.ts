import { expect, it } from 'vitest';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { longSentences, marksOf } from '#web/data/scripts/marks.ts';
import { signSentence, signSentences } from '#web/data/scripts/sign-notes.ts';

const LONG = `So ${Array.from({ length: 30 }, () => 'slowly').join(' ')} it went.`;
const script = (text: string) => ({ title: '', text, category: 'General', language: 'en' }) as const;
/** The marked words, each with its message. */
const marked = (text: string, problem?: string) =>
  marksOf(script(text), problem).map(({ from, to, words }) => [text.slice(from, to), words]);

// Proves film-sentences-too-long-words-captions.
it('marks a sentence as too long for one scene exactly when the planner would split it', () => {
  const text = `A short one. ${LONG} The end.`;
  expect(marked(text)).toEqual([[LONG, expect.stringMatching(/^This sentence takes about 15 s to say/u)]]);
  for (let length = 60; length < LONG.length; length += 7) {
    const sentence = `${LONG.slice(0, length).trimEnd()}.`;
    const isCut = planScenes([{ narration: sentence, picture: '' }], 'en').length > 1;
    expect(longSentences(sentence, 'en').length, sentence).toBe(isCut ? 1 : 0);
  }
});

// Proves film-sentences-too-long-words-captions.
it('marks the first words that no voice can read, and the characters that are left out', () => {
  const cant = (word: string) => [word, `The voice can’t read “${word}”. Write it in Latin letters.`];
  const out = (sign: string) => [
    sign,
    `“${sign}” is left out: no voice says it, and captions don’t show it.`,
  ];
  expect(marked('A lamp 🕯️ by the sea, ✓ → and ✓.')).toEqual([out('🕯'), out('✓'), out('→')]);
  expect(marked('A lamp 🇫🇷 here.')).toEqual([out('🇫🇷')]);
  expect(signSentences('A ✓ B ➀ C ┌ D ☃ E', 'en')).toBe(
    '“✓”, “➀”, “┌” are left out: no voice says them, and captions don’t show them.',
  );
  expect(marked('A מגדלור by the 海, and книга again, מגדלור.')).toEqual([
    cant('מגדלור'),
    cant('海,'),
    cant('книга'),
  ]);
  expect(marked('The كتاب here.')).toEqual([cant('كتاب')]);
});

// Proves film-sentences-too-long-words-captions.
it('marks characters that appear in captions but aren’t spoken, except in contexts where they are spoken', () => {
  const shown = (sign: string) => [sign, `“${sign}” is only shown: no voice says it.`];
  expect(marked('Maker© and Brand™ now.')).toEqual([shown('©'), shown('™')]);
  expect(marked('• First ▶ Play Ⓐ')).toEqual([shown('•'), shown('▶'), shown('Ⓐ')]);
  expect(marked('It was *very* dark¶ and old† a|b.')).toEqual([shown('*'), shown('¶'), shown('†')]);
  expect(marked('So 2 * 4 = 8, or 5² + 5%, at 20 °C & $5 #tag – or ½…')).toEqual([]);
  expect(marked('It was = 5 and == here.')).toEqual([shown('=')]);
  expect(signSentences('A © ✓ B ™ →', 'en')).toBe(
    '“©”, “™” are only shown: no voice says them. “✓”, “→” are left out: no voice says them, and captions don’t show them.',
  );
  expect(marked('It cost 5 ₪ then.')).toEqual([['₪', signSentence(['₪'], 'unshown')]]);
});

// Proves film-sentences-too-long-words-captions.
it('marks lines that don’t become scenes because no voice can say any of their text', () => {
  const shares = (line: string, signs: string, other: string) => [
    line,
    `No voice says ${signs}, so this line shares a scene with ${other}.`,
  ];
  expect(marked('A lamp.\n\n.\nA light.\n— …')).toEqual([
    shares('.', '“.”', 'the one before it'),
    shares('— …', '“—” and “…”', 'the one before it'),
  ]);
  expect(marked('…\nA lamp.')).toEqual([shares('…', '“…”', 'the next one')]);
  expect(marked('A lamp.\n\u200B\u200B')).toEqual([
    shares('\u200B\u200B', 'invisible characters', 'the one before it'),
  ]);
  expect(marked('…')).toEqual([]);
  expect(marksOf({ ...script('…\nA lamp.'), linesAreScenes: false })).toEqual([]);
});

// Proves film-sentences-too-long-words-captions.
it('allows no time for characters that aren’t spoken: sixty emoji don’t make a sentence too long', () => {
  for (const text of [`Go ${'😀'.repeat(60)} now.`, '😀 '.repeat(60), `Go now.\n${'='.repeat(60)}`])
    expect(longSentences(text, 'en'), text).toEqual([]);
});

// Proves film-sentences-too-long-words-captions.
it('marks only the passages that moderation quotes from the text, even across line breaks', () => {
  const text = 'A letter.\n\nTonight I will\nfind (you) there. The end.';
  const refusal = (quoted: string) =>
    `This looks like a threat against someone${quoted}. We don’t make videos with that.`;
  expect(marked(text, refusal(': “Tonight I will find (you)…”'))).toEqual([
    ['Tonight I will\nfind (you)', 'We don’t make videos with this.'],
  ]);
  expect(marked(text, refusal(''))).toEqual([]);
  expect(marked(text, refusal(': “something else”'))).toEqual([]);
  expect(marked(text, 'The voice can’t read “letter”. Write it in Latin letters.')).toEqual([]);
});
