export const ARTICLE_CATEGORIES = ['Writing', 'Voice', 'Pictures', 'Growth'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** A section of an article: a heading (except in the opening), paragraphs and an optional list. */
export interface ArticlePart {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A blog article; its address is `/blog/<slug>`. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO date. */
  readonly date: string;
  readonly category: ArticleCategory;
  /** The address of a 9:16 picture. */
  readonly image: string;
  readonly featured: boolean;
  readonly parts: readonly ArticlePart[];
}

/** The full text of an article. */
export const textOf = ({ parts }: Article): string =>
  parts.flatMap(({ heading = '', paragraphs, points = [] }) => [heading, ...paragraphs, ...points]).join(' ');
