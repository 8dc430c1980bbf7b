import { readingMinutes } from '#web/data/stories/reading.ts';
import { formatDate } from '#web/lib/format.ts';
import { type Article, textOf } from './article.ts';

/** Author, date and reading time. */
export const ArticleMeta = ({ article }: { readonly article: Article }) => (
  <p className="article-meta">
    <span>{article.author} ·</span>{' '}
    <span>
      <time dateTime={article.date}>{formatDate(article.date, 'UTC')}</time> ·
    </span>{' '}
    <span>{readingMinutes(textOf(article))} min read</span>
  </p>
);
