import type { Article } from './article.ts';
import { channelOfOneIdea } from './articles/channel-of-one-idea.ts';
import { endingsThatLoop } from './articles/endings-that-loop.ts';
import { firstSecond } from './articles/first-second.ts';
import { lookOfAChannel } from './articles/look-of-a-channel.ts';
import { readItAloud } from './articles/read-it-aloud.ts';
import { tenFilmsBeforeJudging } from './articles/ten-films-before-judging.ts';

/** The articles, newest first. */
export const ARTICLES: readonly Article[] = [
  firstSecond,
  endingsThatLoop,
  readItAloud,
  lookOfAChannel,
  channelOfOneIdea,
  tenFilmsBeforeJudging,
];

export const findArticle = (slug: string): Article | undefined =>
  ARTICLES.find((article) => article.slug === slug);
