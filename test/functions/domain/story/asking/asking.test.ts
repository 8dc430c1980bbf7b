import { describe, expect, it } from 'vitest';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { storyMost } from '#functions/cost/film-rates.ts';
import { answerSchema } from '#functions/domain/story/asking/answer-schema.ts';
import { ASKED, instructionsFor, questionOf, repairOf } from '#functions/domain/story/asking/instructions.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import { readAnswer } from '#functions/domain/story/asking/read-answer.ts';
import { wornPhrasesIn } from '#functions/domain/story/asking/worn-phrases.ts';
import { CAST_MOST } from '#functions/domain/story/cast.ts';
import { FACTS_MOST } from '#functions/domain/story/facts-to-check.ts';

const LISTS_FACTS = ['History', 'Science', 'Technology'];
const CHARS_PER_TOKEN = 4;

/** An answer with `words` words of narration in `scenes` scenes, and everything else at its maximum length. */
const answerOf = (words: number, scenes: number, extras: object = {}): string => {
  const text = (count: number): string => 'leaves '.repeat(count).trim();
  return JSON.stringify({
    title: text(8),
    cast: Array.from({ length: CAST_MOST }, () => ({ name: text(3), looks: text(ASKED.looksWords) })),
    scenes: Array.from({ length: scenes }, () => ({
      narration: text(words / scenes),
      picture: text(ASKED.pictureWords),
    })),
    facts: Array.from({ length: FACTS_MOST }, (_, index) => `${index} ${text(ASKED.factWords)}`),
    ...extras,
  });
};

describe('a request to a model', () => {
  it.each(CATEGORIES)(
    'has specific instructions for %s, and asks for facts only if the category lists them',
    (category) => {
      const own = instructionsFor({ category, language: 'en' });
      for (const other of CATEGORIES.filter((one) => one !== category))
        expect(instructionsFor({ category: other, language: 'en' })).not.toBe(own);
      const listsFacts = LISTS_FACTS.includes(category);
      expect(own.includes('"facts"')).toBe(listsFacts);
      expect(answerSchema(category).required.includes('facts')).toBe(listsFacts);
    },
  );

  it('names the language, and lists phrases to avoid in it', () => {
    expect(instructionsFor({ category: 'Mystery', language: 'de' })).toMatch(
      /in German\. Never write “in diesem video”/u,
    );
  });

  it('asks for the cast before the pictures that name it, and for facts after the story', () => {
    expect(answerSchema('History').required).toEqual(['title', 'cast', 'scenes', 'facts']);
  });
});

describe('the longest story', () => {
  it('fits in an answer', () => {
    expect(answerOf(400, 27).length / CHARS_PER_TOKEN).toBeLessThan(MOST_ANSWER_TOKENS);
    expect(readAnswer(answerOf(399, 27), 'History').draft?.factsToCheck).toHaveLength(FACTS_MOST);
  });

  it('costs no more than is reserved for it, even if the longest prompt is sent twice', () => {
    const prompts = ['"\\'.repeat(1_000), '🦊'.repeat(2_000)];
    for (const prompt of prompts)
      for (const category of CATEGORIES)
        for (const language of LANGUAGES) {
          const request = { prompt, category, language };
          const ask = [instructionsFor(request), questionOf(request)];
          const again = [...ask, answerOf(400, 27), repairOf(401), questionOf(request)];
          const bytes = [ask, again].reduce(
            (sum, texts) => sum + Buffer.byteLength(JSON.stringify(texts)),
            0,
          );
          const at = new Date('2026-11-23T12:00:00Z');
          // $0.10 and $0.50 per million tokens.
          expect(bytes * 0.1 + 2 * MOST_ANSWER_TOKENS * 0.5).toBeLessThan(
            storyMost('openai', 'gpt-6-luna', at).stage,
          );
        }
  });
});

describe('an answer', () => {
  const words = Math.round(ASKED.words.max / 7) * 7;

  it.each([
    ['in a code block', `Here it is:\n\`\`\`json\n${answerOf(words, 7)}\n\`\`\``],
    ['after thinking aloud', `<think>{"title": no}</think>${answerOf(words, 7)}`],
  ])('%s is read', (_, answer) => {
    expect(readAnswer(answer, 'Mystery').draft?.scenes).toHaveLength(7);
  });

  // Proves film-answers-small-models-code-block.
  it.each([
    ['missing', { cast: undefined, facts: undefined }],
    ['null', { cast: null, facts: null }],
    ['of another form', { cast: { Mara: 'tall' }, facts: 'none' }],
    ['empty', { cast: [], facts: [] }],
  ])('in which cast and facts are %s becomes a story without them', (_, extras) => {
    const { draft } = readAnswer(answerOf(words, 7, extras), 'Science');
    expect(Object.keys(draft ?? {})).toEqual(['title', 'scenes']);
  });

  it('keeps no facts in a category that doesn’t list them', () => {
    expect(readAnswer(answerOf(words, 7), 'Mystery').draft?.factsToCheck).toBeUndefined();
  });

  const endless = Array.from({ length: 7 }, () => ({
    narration: `${'x'.repeat(115)} `.repeat(10),
    picture: 'A leaf.',
  }));

  // Proves film-answers-small-models-code-block.
  it.each([
    ['too short', answerOf(56, 7), 56],
    ['too long', answerOf(420, 7), 420],
    ['made of endless words', answerOf(70, 7, { scenes: endless }), 70],
    ['without scenes', answerOf(words, 7, { scenes: [] }), undefined],
    ['not JSON', 'I’m sorry.', undefined],
    ['empty', '', undefined],
  ])('that is %s yields no story', (_, answer, count) => {
    expect(readAnswer(answer, 'History')).toEqual(count === undefined ? {} : { words: count });
  });
});

it('finds overused phrases regardless of case and punctuation, but not inside other words', () => {
  expect(wornPhrasesIn('Did you know? Let’s dive in.', 'en')).toEqual(['did you know', "let's dive in"]);
  expect(wornPhrasesIn('Was wäre – wenn ich dir sage', 'de')).toHaveLength(1);
  expect(wornPhrasesIn('A belittled idiom.', 'en')).toEqual([]);
});
