import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/catalogue.ts';
import type { SuggestionKind } from '#contract/schemas/stories.ts';
import { questionOf } from '#functions/domain/story/suggesting/instructions.ts';
import { readSuggestions } from '#functions/domain/story/suggesting/read-suggestions.ts';
import { suggestionRequest } from '#functions/domain/story/suggesting/suggestion-request.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { Passage, suggestWords } from '#test/support/vendors/openai/suggest-words.ts';

const SENTENCE = 'In 1919 the lamp had been dark for nine years when a letter came up with the tide.';
const content = [SENTENCE, SENTENCE, SENTENCE, SENTENCE, SENTENCE, 'Then it burned.'].join(' ');
const story = { content, language: 'en' } as const;
const request = (kind: SuggestionKind, from = 0, to = SENTENCE.length) =>
  suggestionRequest(story, { kind, selection: { from, to } });
const read = (kind: SuggestionKind, ...suggestions: unknown[]) =>
  readSuggestions(JSON.stringify({ suggestions }), request(kind));
const words = (count: number): string => Array.from({ length: count }, () => 'and').join(' ');

describe('an answer', () => {
  it('is stripped of quotation marks, bullets and line breaks', () => {
    expect(read('shorter', '“The lamp was\ndark in 1919.”')).toEqual({
      suggestions: ['The lamp was dark in 1919.'],
    });
    expect(read('first_line', '1. One came.', '- Two came.', '• Three came.').suggestions).toEqual([
      'One came.',
      'Two came.',
      'Three came.',
    ]);
  });

  it.each([
    ['plain text', 'Here you are: the lamp.', /not JSON/u],
    ['another shape', '{"text":"The lamp."}', /not JSON/u],
    ['numbers', '{"suggestions":[7]}', /not JSON/u],
    ['nothing', '{"suggestions":[]}', /0 instead of 1/u],
    ['a blank suggestion', '{"suggestions":[" "]}', /is empty/u],
    ['the passage itself', JSON.stringify({ suggestions: [SENTENCE] }), /the passage itself/u],
    [
      'more words than before',
      JSON.stringify({ suggestions: [words(18)] }),
      /18 words, and it may have 1 to 17/u,
    ],
    ['a new number', '{"suggestions":["The lamp was dark for 12 years."]}', /a number/u],
    ['letters that captions cannot draw', '{"suggestions":["המגדלור היה חשוך"]}', /Latin letters/u],
    [
      'another language',
      '{"suggestions":["Die Lampe war dunkel, als mit der Flut ein Brief kam."]}',
      /not in English/u,
    ],
    ['an endless word', JSON.stringify({ suggestions: ['x'.repeat(61)] }), /endless word/u],
  ])('with %s yields no suggestion, and its fault is named', (_, answer, fault) => {
    const { suggestions, ...rest } = readSuggestions(answer, request('shorter'));
    expect(suggestions).toEqual([]);
    expect(rest.fault).toMatch(fault);
  });

  it('is accepted in the language of the text, even if we don’t offer that language', () => {
    const dutch = 'De lamp was al negen jaar donker toen er met het tij een brief kwam aangespoeld.';
    const text = Array.from({ length: 6 }, () => dutch).join(' ');
    const asked = suggestionRequest({ content: text, language: 'en' }, { kind: 'ending' });
    const ending = 'De volgende ochtend lag er alleen nog een brief op het natte strand.';
    expect(readSuggestions(JSON.stringify({ suggestions: [ending] }), asked)).toEqual({
      suggestions: [ending],
    });
  });

  it('keeps two opening lines if only two are good', () => {
    const { suggestions, fault } = read('first_line', 'It came.', 'It came.', words(31), 'It went.');
    expect(suggestions).toEqual(['It came.', 'It went.']);
    expect(fault).toMatch(/31 words/u);
  });
});

describe('a request', () => {
  it('always keeps the story within 60 to 400 words', () => {
    // The story has 93 words: 18 in each sentence except the last.
    expect(request('shorter').words).toEqual({ least: 1, most: 17 });
    expect(request('shorter', 0, 3 * SENTENCE.length + 2).words).toEqual({ least: 21, most: 53 });
    const long = `${SENTENCE} But ${words(379)}.`;
    expect(suggestionRequest({ content: long, language: 'en' }, { kind: 'first_line' }).words).toEqual({
      least: 1,
      most: 20,
    });
  });

  it.each([
    ['no selection', { kind: 'shorter' }, /^Select the words/u],
    ['three selected words', { kind: 'shorter', selection: { from: 0, to: 11 } }, /at least 4 words/u],
    [
      'a selection outside the text',
      { kind: 'shorter', selection: { from: 0, to: 9000 } },
      /outside the text/u,
    ],
  ] as const)('with %s is refused with a reason', (_, wish, sentence) => {
    expect(() => suggestionRequest(story, wish)).toThrow(sentence);
  });

  it('is refused if the story has too few words to shorten, or is one long sentence', () => {
    const short = { content: `${words(59)}. Then it burned.`, language: 'en' } as const;
    const wish = { kind: 'shorter', selection: { from: 0, to: 20 } } as const;
    expect(suggestionRequest(short, wish).words.least).toBeLessThan(6);
    const shortest = { content: `${words(57)}. Then it burned.`, language: 'en' } as const;
    expect(() => suggestionRequest(shortest, wish)).toThrow(/at least 60 words, and yours has 60/u);
    const endless = { content: words(70), language: 'en' } as const;
    for (const kind of ['first_line', 'ending'] as const)
      expect(() => suggestionRequest(endless, { kind })).toThrow(/one long sentence/u);
  });
});

it.each(LANGUAGES)('the stand-in for models makes suggestions that fit, in %s', (language) => {
  const { scenes } = writeStory({ prompt: 'A lighthouse', category: 'Mystery', language });
  const text = scenes.map(({ narration }) => narration).join(' ');
  for (const kind of ['shorter', 'first_line', 'ending'] as const) {
    const asked = suggestionRequest(
      { content: text, language },
      { kind, selection: { from: 0, to: (scenes[0]?.narration ?? '').length } },
    );
    const answer = JSON.stringify(suggestWords(Passage.parse(JSON.parse(questionOf(asked)))));
    expect(readSuggestions(answer, asked), kind).not.toHaveProperty('fault');
  }
});
