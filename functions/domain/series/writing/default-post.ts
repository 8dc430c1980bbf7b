import { sentencesOf } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';
import { POST_MAX } from '#contract/catalogue.ts';
import type { Post } from '#contract/schemas/series/runs.ts';
import { shorten } from '#functions/domain/story/shorten.ts';
import { subjectTags } from './subject-tags.ts';

interface Told {
  readonly title: string;
  readonly content: string;
  readonly language: Language;
}

/**
 * The text posted with a story’s video unless the creator changes it: the story’s first sentence as the description,
 * and its subjects as tags.
 */
export const defaultPost = (story: Told): Post => ({
  title: shorten(story.title, POST_MAX.titleChars),
  description: shorten(
    sentencesOf(story.content, story.language)[0]?.trim() ?? '',
    POST_MAX.descriptionChars,
  ),
  tags: subjectTags(story.title, story.content, story.language),
});
