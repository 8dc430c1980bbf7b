import { sentencesOf } from '@veilcast/reading';
import stopWords from 'stopwords-iso' with { type: 'json' };
import type { Category, Language } from '#contract/catalogue.ts';
import { POST_MAX } from '#contract/catalogue.ts';
import type { Post } from '#contract/schemas/series/runs.ts';
import { shorten } from '#functions/domain/story/shorten.ts';
import { wordsOf } from '../variety/trigrams.ts';

interface Told {
  readonly title: string;
  readonly content: string;
  readonly category: Category;
  readonly language: Language;
}

/** Shorter words seldom reveal what a video is about. */
const TAG_LETTERS = 5;
const TAGS = 6;
/** A category that says nothing about a video. */
const SAYS_NOTHING: Category = 'General';

const IS_TAG = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{${TAG_LETTERS},${POST_MAX.tagChars}}$`, 'u');

const tagsOf = ({ title, category, language }: Told): string[] => {
  const tags = wordsOf(title, language).filter(
    (word) => IS_TAG.test(word) && !stopWords[language].includes(word),
  );
  return [...new Set([...(category === SAYS_NOTHING ? [] : [category.toLowerCase()]), ...tags])].slice(
    0,
    TAGS,
  );
};

/**
 * What is posted with a story's video unless its creator changes it: the first sentence is the description,
 * and the longer words of the title are the tags, except common ones like “against”.
 */
export const defaultPost = (story: Told): Post => ({
  title: shorten(story.title, POST_MAX.titleChars),
  description: shorten(
    sentencesOf(story.content, story.language)[0]?.trim() ?? '',
    POST_MAX.descriptionChars,
  ),
  tags: tagsOf(story),
});
