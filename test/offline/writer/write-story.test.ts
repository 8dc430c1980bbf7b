import { describe, expect, test } from 'vitest';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { contentOf, countWords, type Draft } from '#contract/script.ts';
import { hasStoryLength, Draft as WrittenDraft } from '#functions/domain/story/story.ts';
import { parsePrompt } from '#offline/writer/prompt/parse-prompt.ts';
import { NARRATION_WORDS, SCENE_WORDS, writeStory } from '#offline/writer/write-story.ts';
import { MORE_PROMPTS } from '#test/support/builders/more-prompts.ts';
import { PROMPTS } from '#test/support/builders/prompts.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const MOST_SHARED = 0.25;
const FOREIGN = [
  ['es', 'Escribe una historia sobre un faro abandonado'],
  ['es', '¿Por qué ronronean los gatos?'],
  ['es', 'la caída de Constantinopla'],
  ['es', 'el último dragón'],
  ['fr', 'Raconte-moi une histoire sur un phare abandonné'],
  ['fr', 'Pourquoi le ciel est-il bleu ?'],
  ['fr', 'le dernier dragon'],
  ['fr', 'l’invention du téléphone'],
  ['de', 'Schreib mir eine Geschichte über einen alten Leuchtturm'],
  ['de', 'Warum schnurren Katzen?'],
  ['de', 'der Untergang von Pompeji'],
  ['de', 'künstliche Intelligenz'],
] as const;
const LONG =
  `A retired captain finds a letter in an old ship. ${'The sea was loud and the night was long. '.repeat(60)}`.slice(
    0,
    2000,
  );
const ODD = [
  'x',
  '?',
  '!!!',
  '7',
  '🐙🚀',
  '👩‍👩‍👧‍👦',
  'سفينة في البحر',
  'שלום עולם',
  '深海の灯台',
  'Кот и луна',
  'ไม่มีช่องว่าง',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{\\pos(0,0)}Hello',
  '%{pts}',
  "drawtext=text='x':enable=1",
  '<speak><break time="3s"/></speak>',
  '<speak>hello there old world</speak>',
  '${process.env.HOME}',
  '[a|b] {hero} {deed}',
  'a'.repeat(2000),
  '界'.repeat(2000),
  LONG,
  'I',
  'the',
  'a the of',
  'who',
  'What?',
  'Write a story',
  'Tell me',
  'and and and',
  '“quoted”',
  'C++',
  'A/B testing',
  "'; DROP TABLE stories;--",
  'COVID-19',
  '1984',
];
const textOf = (draft: Draft): string => contentOf(draft.scenes);
const sentencesOf = (draft: Draft): string[] =>
  draft.scenes.flatMap(({ narration }) => narration.split(/(?<=[.!?…](?:[”»“]| »)?)\s+(?!»)/u));

const requests = [
  ...PROMPTS.map(([prompt, category]) => ({ prompt, category, language: 'en' as const })),
  ...PROMPTS.slice(0, 60).map(([prompt], at) => ({
    prompt,
    category: CATEGORIES[at % 6]!,
    language: LANGUAGES[at % 4]!,
  })),
  ...FOREIGN.flatMap(([language, prompt]) => CATEGORIES.map((category) => ({ prompt, category, language }))),
  ...ODD.flatMap((prompt, at) =>
    LANGUAGES.map((language) => ({ prompt, category: CATEGORIES[at % 6]!, language })),
  ),
];

/** A step coprime to the numbers of languages and categories reaches all of them. */
const every = isFullRun ? requests : requests.filter((_, at) => at % 11 === 0);
const promptSets = [
  ['the first', PROMPTS],
  ...(isFullRun ? ([['another', MORE_PROMPTS]] as const) : []),
] as const;

/** Written once for all tests that read it. */
const stories = new Map<string, Draft>();
const storyFor = (request: Parameters<typeof writeStory>[0]): Draft => {
  const key = JSON.stringify(request);
  const story = stories.get(key) ?? writeStory(request);
  stories.set(key, story);
  return story;
};

describe('the offline writer', () => {
  test.each(every)(
    'writes "$prompt" as $category in $language within the bounds of a short film',
    (request) => {
      const draft = storyFor(request);
      expect(WrittenDraft.parse(draft)).toEqual(draft);
      expect(hasStoryLength(draft)).toBe(true);
      const text = textOf(draft);
      expect(countWords(text)).toBeGreaterThanOrEqual(NARRATION_WORDS.min);
      expect(countWords(text)).toBeLessThanOrEqual(NARRATION_WORDS.max);
      expect(draft.scenes.length).toBeGreaterThanOrEqual(5);
      expect(draft.scenes.length).toBeLessThanOrEqual(9);
      expect(Array.from(draft.title).length).toBeLessThanOrEqual(60);
      for (const { narration, picture } of draft.scenes) {
        expect(countWords(narration)).toBeGreaterThanOrEqual(SCENE_WORDS.min);
        expect(countWords(narration)).toBeLessThanOrEqual(SCENE_WORDS.max);
        expect(narration).toMatch(/[.!?…][”»“]?(?: »)?$/u);
        expect(picture).toMatch(/^(?:Wide shot|Medium shot|Close-up) \S.+: \S/u);
        expect(picture).not.toMatch(/undefined|null| {2}/u);
      }
      expect(text).not.toMatch(/undefined|null| {2}|\[object/u);
      if (request.language === 'en' && !request.prompt.includes('the of'))
        expect(text).not.toMatch(/\b(?:an? an?|the the|the an?|an? the) /u);
      if (!request.prompt.includes('{')) expect(text).not.toMatch(/[{}[\]|]/u);
    },
  );

  test('begins every sentence with a capital letter', () => {
    for (const request of every.slice(0, 160)) {
      const draft = storyFor(request);
      const starts =
        request.language === 'en' ? sentencesOf(draft) : draft.scenes.map(({ narration }) => narration);
      for (const sentence of starts)
        expect(sentence).toMatch(/^[“«„¿¡"'\s]*(?:[\p{Lu}\p{N}\p{So}\p{Lo}]|…)/u);
    }
  });

  test('gives the same story for the same request', () => {
    for (const request of every) expect(storyFor(request)).toEqual(writeStory({ ...request }));
  });

  test('gives different stories for different prompts, categories and languages', () => {
    const texts = every.map((request) => textOf(storyFor(request)));
    expect(new Set(texts).size).toBe(new Set(every.map((request) => JSON.stringify(request))).size);
  });

  test.each(promptSets)(
    'shares at most a quarter of its sentences with another story of %s hundred prompts, the prompts masked',
    (_, prompts) => {
      const masked = prompts.map(([prompt, category]) => {
        const words = new Set(prompt.toLowerCase().match(/\p{L}{3,}/gu));
        const mask = (sentence: string): string =>
          sentence.replace(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? '_' : word));
        return new Set(sentencesOf(storyFor({ prompt, category, language: 'en' })).map(mask));
      });
      masked.forEach((one, at) => {
        for (const other of masked.slice(0, at)) {
          const shared = [...one].filter((sentence) => other.has(sentence)).length;
          expect(
            shared / Math.min(one.size, other.size),
            `${prompts[at]?.[0]}: ${[...one].join(' ')}\n${[...other].join(' ')}`,
          ).toBeLessThanOrEqual(MOST_SHARED);
        }
      });
    },
  );

  test.each(promptSets.flatMap(([, prompts]) => prompts))(
    'mentions "%s" in at least three scenes',
    (prompt, category) => {
      const { nouns, topic, hero, thing } = parsePrompt(prompt);
      const names = [
        topic,
        ...(hero === undefined ? [] : [hero]),
        ...(thing === undefined ? [] : [thing]),
      ].map(({ short }) => short.replace(/^the /u, '').toLowerCase());
      const told = storyFor({ prompt, category, language: 'en' }).scenes.filter(({ narration }) =>
        [...names, ...nouns].some((name) => narration.toLowerCase().includes(name)),
      );
      expect(told.length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(PROMPTS)('speaks of what "%s" is about', (prompt, category) => {
    const draft = storyFor({ prompt, category, language: 'en' });
    const said = textOf(draft).toLowerCase();
    const small = new Set(
      'write short story about please generate which make video explaining tell create second with that who what does into from they over'.split(
        ' ',
      ),
    );
    const keys = (prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !small.has(word));
    const heard = keys.filter((word) => said.includes(word.slice(0, Math.max(3, word.length - 2))));
    expect(heard.length, said).toBeGreaterThanOrEqual(Math.min(keys.length, 1, Math.ceil(keys.length / 2)));
  });

  test.each(ODD.filter((prompt) => /[<{%]/u.test(prompt) && !prompt.includes('hello there')))(
    'carries %s as words, not as an instruction',
    (prompt) => {
      for (const language of LANGUAGES) {
        const said = textOf(writeStory({ prompt, category: 'General', language }));
        expect(said).toContain(Array.from(prompt).slice(0, 20).join(''));
      }
    },
  );
});
