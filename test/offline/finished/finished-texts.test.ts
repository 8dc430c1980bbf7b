import { recognise } from '@veilcast/painter';
import { sentencesOf } from '@veilcast/reading';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { firstUndrawable } from '#contract/drawable.ts';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { StoryPrompt } from '#contract/schemas/text.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { wornPhrasesIn } from '#functions/domain/story/asking/worn-phrases.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { Draft, hasStoryLength } from '#functions/domain/story/story.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';

const WORDS = { least: 110, most: 140 } as const;
const FIRST_LINE_WORDS = 12;
const SENTENCE_WORDS = 22;
/** Three single words in a row, such as “small, dark and cold”. */
const THREE_IN_A_ROW = /\p{L}+, \p{L}+,? (?:and|or|y|e|o|et|ou|und|oder) \p{L}+/iu;
/** Words that give a sentence its structure. All other words are content words. */
const SHAPE_WORDS = new Set(
  'a an the this that there his her its their our my of in on at by to for from with without until before after and but or so was were is are had has have not nobody everyone only one who whom which when while she he it they we you un una el la los las le les de du des en al a dos dans ein eine der die das dem den mit von in im und sie er es'.split(
    ' ',
  ),
);

/** The sentence with each run of content words replaced by a dot. */
const shapeOf = (sentence: string): string =>
  (sentence.toLowerCase().match(/\p{L}+|[,:;?]/gu) ?? [])
    .map((word) => (SHAPE_WORDS.has(word) || /^[,:;?]$/u.test(word) ? word : '·'))
    .join(' ')
    .replaceAll(/·(?: ·)+/gu, '·');

const told = FINISHED_STORIES.map((story) => {
  const { scenes, sources } = FINISHED_TEXTS[story.id];
  const content = contentOf(scenes);
  const sentences = sentencesOf(content, story.language).map((sentence) => sentence.trim());
  return { ...story, scenes, sources, content, sentences };
});

test('offers two English stories per category, and in every other language two from different categories', () => {
  const categoriesIn = (wanted: string) =>
    told.filter(({ language }) => language === wanted).map(({ category }) => category);
  expect(categoriesIn('en').toSorted()).toEqual([...CATEGORIES, ...CATEGORIES].toSorted());
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    expect(categoriesIn(language)).toHaveLength(2);
    expect(new Set(categoriesIn(language)).size).toBe(2);
  }
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
});

describe.each(told)('the finished story $id', (story) => {
  const { title, prompt, words, language, scenes, sources, content, sentences } = story;

  test('passes every story check', () => {
    expect(Draft.safeParse({ title, scenes }).error).toBeUndefined();
    expect(StoryPrompt.parse(prompt)).toBe(prompt);
    expect(hasStoryLength({ scenes })).toBe(true);
    expect(firstUndrawable(`${title} ${content}`)).toBeUndefined();
  });

  // Proves dialog-new-story-new-video-1.
  test('has the advertised number of words, a short first line and no long sentences', () => {
    expect(countWords(content)).toBe(words);
    expect(words).toBeGreaterThanOrEqual(WORDS.least);
    expect(words).toBeLessThanOrEqual(WORDS.most);
    expect(countWords(sentences[0] ?? '')).toBeLessThanOrEqual(FIRST_LINE_WORDS);
    expect(sentences.filter((sentence) => countWords(sentence) > SENTENCE_WORDS)).toEqual([]);
  });

  test('contains no clichés and no lists of three', () => {
    expect(wornPhrasesIn(content, language)).toEqual([]);
    expect(content).not.toMatch(THREE_IN_A_ROW);
    expect(`${title} ${content}`).not.toMatch(/['"]| - /u);
  });

  test('cites a source with a year or an address', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources)
      expect(`${source.in} ${source.year}`).toMatch(/https?:|\b1[5-9]\d\d\b|\b20\d\d\b/u);
  });

  test('shows each of its pictures exactly once, in order', () => {
    expect(planScenes(scenes, language).map(({ picture }) => picture)).toEqual(
      scenes.map(({ picture }) => picture),
    );
    expect(new Set(scenes.map(({ picture }) => picture)).size).toBe(scenes.length);
  });

  test('starts each picture’s description with a framing, which changes from scene to scene', () => {
    const framings = scenes.map(({ picture }) => picture.split(/[:,]| of /u)[0]);
    for (const framing of framings)
      expect(framing).toMatch(
        /^(?:Wide shot|Medium shot|Close-up|Low angle|High angle|From above|Over the shoulder)$/u,
      );
    framings.slice(1).forEach((framing, index) => expect(framing).not.toBe(framings[index]));
  });

  test('describes, in every picture, something that the offline painter can draw, or a city from above', () => {
    const bare = scenes.filter(({ picture }) => {
      const { objects, figures, setting } = recognise(picture);
      return objects.length + figures.length === 0 && setting !== 'roofs';
    });
    expect(bare).toEqual([]);
  });
});

// Proves dialog-new-story-new-video-1.
test.each(LANGUAGES)('no two finished stories in %s start or end the same way', (wanted) => {
  const stories = told.filter(({ language }) => language === wanted);
  const unlike = (parts: readonly string[]) =>
    expect(new Set(parts).size, parts.join('\n')).toBe(parts.length);
  const openings = stories.map(({ sentences }) => sentences[0] ?? '');
  const endings = stories.map(({ sentences }) => sentences.at(-1) ?? '');
  unlike(openings.map(shapeOf));
  unlike(endings.map(shapeOf));
  unlike(openings.map((opening) => opening.split(' ')[0] ?? ''));
  unlike(endings.map((ending) => ending.split(' ').at(-1) ?? ''));
});
