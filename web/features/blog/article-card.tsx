import { Link } from 'react-router-dom';
import { articlePath } from '#web/lib/paths.ts';
import type { Article } from './article.ts';
import { ArticleMeta } from './article-meta.tsx';

interface ArticleCardProps {
  readonly article: Article;
  /** The large card at the top of the page. */
  readonly isFeatured?: boolean;
}

export const ArticleCard = ({ article, isFeatured = false }: ArticleCardProps) => {
  const { slug, title, excerpt, category, image } = article;
  return (
    <article className={isFeatured ? 'article-card article-card--featured' : 'article-card'}>
      <img
        className="tall-picture article-card__picture"
        src={image}
        alt=""
        width="540"
        height="960"
        loading={isFeatured ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className="article-card__words">
        <p className="article-card__category">{isFeatured ? `Featured · ${category}` : category}</p>
        <h2 className="article-card__title">
          <Link className="article-card__link" to={articlePath(slug)}>
            {title}
          </Link>
        </h2>
        <p className="article-card__excerpt">{excerpt}</p>
        <ArticleMeta article={article} />
        <span className="article-card__read" aria-hidden="true">
          Read article
        </span>
      </div>
    </article>
  );
};
