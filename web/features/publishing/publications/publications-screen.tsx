import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { usePublications } from '#web/data/publishing/publications.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { MoreOnScroll } from '#web/ui/cards/card-grid.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { PublicationRow } from './publication-row.tsx';
import { PublicationsCalendar } from './publications-calendar.tsx';
import '#web/ui/states/skeleton.css';
import './publications.css';

const LOADING = [1, 2, 3] as const;

const Loading = () => (
  <output className="publications" aria-busy="true" aria-label="Loading what you published">
    {LOADING.map((row) => (
      <span key={row} className="publication">
        <span className="skeleton skeleton--line" />
        <span className="skeleton skeleton--short" />
      </span>
    ))}
  </output>
);

/** Everything published or planned: a calendar of upcoming posts, and a list, newest first. */
export const PublicationsScreen = () => {
  const { platforms, items, ...query } = usePublications();
  const now = useNow();
  if (platforms.data === undefined && platforms.isError)
    return (
      <LoadProblem
        title="We couldn’t load what you published"
        hint={sentenceOf(platforms.error)}
        query={platforms}
      />
    );
  if (platforms.data?.length === 0)
    return (
      <StatePanel
        title="Publishing is off here"
        hint="This site publishes nowhere by itself. Open a finished video and press Publish: you get the file and the text, to post it by hand."
      >
        <Link className="button" to={paths.videos}>
          My Videos
        </Link>
      </StatePanel>
    );
  if (query.isError && items.length === 0)
    return (
      <LoadProblem title="We couldn’t load what you published" hint={sentenceOf(query.error)} query={query} />
    );
  if (query.isPending) return <Loading />;
  if (items.length === 0)
    return (
      <StatePanel
        title="Nothing published yet"
        hint="Open a finished video and press Publish, now or for a time that you choose."
      >
        <Link className="button" to={paths.videos}>
          My Videos
        </Link>
      </StatePanel>
    );
  return (
    <div className="publications-page">
      <PublicationsCalendar publications={items} />
      <section className="publications-part" aria-labelledby="publications-all">
        <h2 id="publications-all">Everything</h2>
        <ul className="publications" aria-label="Published and planned">
          {items.map((publication) => (
            <PublicationRow key={publication.id} publication={publication} now={now} />
          ))}
        </ul>
        <MoreOnScroll list={query} />
      </section>
    </div>
  );
};
