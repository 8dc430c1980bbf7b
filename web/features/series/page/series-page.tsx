import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isApiError, sentenceOf } from '#web/data/api/api-error.ts';
import { useSeries } from '#web/data/series/series.ts';
import { paths } from '#web/lib/paths.ts';
import { Title } from '#web/ui/page/page-head.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { SeriesIdeas } from '../ideas/series-ideas.tsx';
import { Calendar } from './calendar.tsx';
import { Results } from './results.tsx';
import { SeriesHead } from './series-head.tsx';
import '#web/ui/states/skeleton.css';
import './series-page.css';

const Gone = () => (
  <StatePanel
    title="This series isn’t there any more"
    hint="It was deleted. The videos it made are in My Videos."
  >
    <Link className="button" to={paths.autoPilot}>
      All Series
    </Link>
  </StatePanel>
);

const Loading = () => (
  <output className="series-page" aria-busy="true" aria-label="Loading the series">
    <span className="series-head__row">
      <span className="skeleton next-frame" />
      <span className="series-head__words">
        <span className="skeleton skeleton--title" />
        <span className="skeleton skeleton--line" />
      </span>
    </span>
    <span className="skeleton calendar__loading" />
  </output>
);

interface SeriesPageProps {
  /** Lists the runs of a series that are waiting for an answer. */
  readonly Queue: ComponentType<{ readonly seriesId: string }>;
}

/** Everything about one series. */
export const SeriesPage = ({ Queue }: SeriesPageProps) => {
  const { id = '' } = useParams();
  const query = useSeries(id);
  const { data: series, error } = query;
  if (isApiError(error) && error.status === 404) return <Gone />;
  if (query.isPending) return <Loading />;
  if (series === undefined)
    return <LoadProblem title="We couldn’t load the series" hint={sentenceOf(error)} query={query} />;
  return (
    <div className="series-page">
      <Title>{`${series.name} – Veilcast`}</Title>
      <SeriesHead series={series} />
      {series.waiting === 0 ? null : <Queue seriesId={series.id} />}
      <Calendar series={series} />
      <SeriesIdeas seriesId={series.id} language={series.language} />
      <Results seriesId={series.id} />
    </div>
  );
};
