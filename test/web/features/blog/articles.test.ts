import { describe, expect, it } from 'vitest';
import { countWords } from '#contract/script.ts';
import { ARTICLES, findArticle } from '#web/features/blog/all-articles.ts';
import { ARTICLE_CATEGORIES, textOf } from '#web/features/blog/article.ts';

describe('the blog', () => {
  it('has six articles, one of them featured, and at least one per category', () => {
    expect(ARTICLES).toHaveLength(6);
    expect(ARTICLES.filter(({ featured }) => featured)).toHaveLength(1);
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
  });

  // Proves page-blog-slug-article-page-instead.
  it.each(ARTICLES)('has “$title” at its own URL, with 400 to 700 words', (article) => {
    const words = countWords(textOf(article));
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(700);
    expect(findArticle(article.slug)).toBe(article);
  });

  it('lists the newest article first', () => {
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
