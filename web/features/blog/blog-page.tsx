import { useState } from 'react';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ARTICLES } from './all-articles.ts';
import { ARTICLE_CATEGORIES } from './article.ts';
import { ArticleCard } from './article-card.tsx';
import { SubscribeBox } from './subscribe-box.tsx';
import './blog.css';

const ALL = 'All';
const CHIPS = [ALL, ...ARTICLE_CATEGORIES] as const;
type Chip = (typeof CHIPS)[number];

/** Six articles for people who make faceless videos. */
export const BlogPage = () => {
  const [chosen, setChosen] = useState<Chip>(ALL);
  const shown = ARTICLES.filter(({ category }) => chosen === ALL || category === chosen);
  const featured = shown.find((article) => article.featured);
  return (
    <div className="blog wide">
      <PageHead
        title="Blog – Veilcast"
        description="How to write, voice, draw and post faceless short videos: practical articles for creators."
      />
      <header className="blog__head">
        <h1 className="blog__title">Notes from the cutting room</h1>
        <p className="blog__lead">
          Writing, voice, pictures and growth, for people who stay behind the camera.
        </p>
      </header>
      <fieldset className="chips">
        <legend className="hidden-visually">Category</legend>
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            className="chip"
            aria-pressed={chip === chosen}
            onClick={() => setChosen(chip)}
          >
            {chip}
          </button>
        ))}
      </fieldset>
      <output className="hidden-visually">
        {shown.length === 1 ? '1 article' : `${shown.length} articles`}
      </output>
      {featured === undefined ? null : <ArticleCard article={featured} isFeatured />}
      <div className="blog__grid">
        <ul className="blog__list">
          {shown
            .filter((article) => article !== featured)
            .map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} />
              </li>
            ))}
        </ul>
        <SubscribeBox />
      </div>
    </div>
  );
};
