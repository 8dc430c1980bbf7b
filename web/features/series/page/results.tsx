import type { SeriesResults } from '#contract/schemas/series/series.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import { useSeriesResults } from '#web/data/series/series.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import './results.css';

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The headline above the figures. */
const headlineOf = ({ made, approved }: SeriesResults): string => {
  if (made === 0) return 'Nothing has been made yet. The figures come with the first video.';
  return `${formatNumber(approved)} of ${formatNumber(made)} ${made === 1 ? 'video was' : 'videos were'} approved.`;
};

const figuresOf = (results: SeriesResults | undefined) =>
  [
    ['Made', formatNumber(results?.made), 'videos'],
    ['Approved', formatNumber(results?.approved), 'by you or automatically'],
    ['Skipped', formatNumber(results?.skipped), 'by you or automatically'],
    ['Credits', formatNumber(results?.credits), 'spent on its videos'],
    ['Views', formatNumber(results?.views), 'of shared pages'],
    [
      'Cost',
      results === undefined ? formatNumber(undefined) : dollars(results.costUsd),
      'what making them cost us',
    ],
  ] as const;

/** The outcomes of the runs. */
export const Results = ({ seriesId }: { readonly seriesId: string }) => {
  const query = useSeriesResults(seriesId);
  return (
    <section className="results" aria-labelledby="series-results">
      <h2 id="series-results">Results</h2>
      {query.isError && query.data === undefined ? (
        <LoadProblem title="We couldn’t load the results" hint={sentenceOf(query.error)} query={query} />
      ) : (
        <>
          <p className="results__headline">{query.data === undefined ? '\u00A0' : headlineOf(query.data)}</p>
          <dl className="results__figures" aria-busy={query.isPending}>
            {figuresOf(query.data).map(([name, value, note]) => (
              <div key={name} className="results__figure">
                <dt>{name}</dt>
                <dd className="big-figure results__value">{value}</dd>
                <dd className="results__note">{note}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
};
