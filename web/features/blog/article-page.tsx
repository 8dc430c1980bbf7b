import { Link, Navigate, useParams } from 'react-router-dom';
import { useEntrance } from '#web/data/session/use-entrance.ts';
import { paths } from '#web/lib/paths.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ARTICLES, findArticle } from './all-articles.ts';
import type { ArticlePart } from './article.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleMeta } from './article-meta.tsx';
import './blog.css';
import './article-page.css';

const ALSO_SHOWN = 2;

const ArticleSection = ({ part }: { readonly part: ArticlePart }) => {
  const { heading, paragraphs, points = [] } = part;
  return (
    <section className="article__part">
      {heading === undefined ? null : <h2 className="article__heading">{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length === 0 ? null : (
        <ul className="article__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** One article, with two more to read. */
export const ArticlePage = () => {
  const { slug = '' } = useParams();
  const entrance = useEntrance();
  const article = findArticle(slug);
  if (article === undefined) return <Navigate to={paths.home} replace />;
  const others = ARTICLES.filter((one) => one !== article);
  const also = [...others.filter(({ category }) => category === article.category), ...others];
  return (
    <div className="wide article">
      <PageHead title={`${article.title} – Veilcast`} description={article.excerpt} type="article" />
      <article>
        <header className="article__head">
          <Link className="article__back" to={paths.blog}>
            Blog
          </Link>
          <h1 className="article__title">{article.title}</h1>
          <ArticleMeta article={article} />
        </header>
        <div className="article__columns">
          <div className="article__prose">
            {article.parts.map((part) => (
              <ArticleSection key={part.heading ?? 'opening'} part={part} />
            ))}
          </div>
          <aside className="article__side" aria-label="Try it">
            <img
              className="tall-picture article__picture"
              src={article.image}
              alt=""
              width="540"
              height="960"
            />
            <p>Try it tonight: turn one line into a finished video.</p>
            <Link className="button button--primary" to={entrance}>
              Get Started
            </Link>
          </aside>
        </div>
      </article>
      <section className="article__also" aria-labelledby="read-on">
        <h2 id="read-on">Keep reading</h2>
        <ul className="blog__list">
          {[...new Set(also)].slice(0, ALSO_SHOWN).map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
