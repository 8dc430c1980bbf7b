import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { type Analytics, RANGES, Range } from '#contract/schemas/analytics.ts';
import { sentenceOf } from '#web/data/api/api-error.ts';
import {
  completionRate,
  growthOf,
  headlineOf,
  isEmpty,
  PERIODS,
  useAnalytics,
} from '#web/data/videos/analytics.ts';
import { useEveryVideo } from '#web/data/videos/videos.ts';
import { useDialogs } from '#web/lib/dialogs.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { LoadProblem } from '#web/ui/states/load-problem.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import { Charts } from './charts.tsx';
import { PlatformTable, usePlatformFigures } from './platform-table.tsx';
import { VideoTable } from './video-table.tsx';
import './analytics-screen.css';
import '#web/ui/states/skeleton.css';
import { formatBytes, formatDate, formatGrowth, formatNumber, formatPercent } from '#web/lib/format.ts';
import { Segments } from '#web/ui/actions/segments.tsx';

/** This month’s traffic and, once the limit is reached, why share links are paused and how to resume them. */
const Traffic = ({ traffic: { used, limit, renews } }: Pick<Analytics, 'traffic'>) => (
  <p className="analytics__traffic">
    Traffic this month: {formatBytes(used)} of {formatBytes(limit)}.{' '}
    {used < limit ? null : (
      <>
        Your share links and downloads are paused until {formatDate(`${renews}T00:00:00Z`, 'UTC')}.{' '}
        <Link to="/pricing">Choose a bigger plan</Link> to resume them now.
      </>
    )}
  </p>
);

interface RangeChoiceProps {
  readonly chosen: Range;
  readonly onChoose: (range: Range) => void;
}

const CHOICES = RANGES.map((range) => ({
  value: range,
  label: (
    <>
      {range}
      <span className="hidden-visually">, {PERIODS[range].now}</span>
    </>
  ),
}));

/** Chooses the date range. */
const RangeChoice = (props: RangeChoiceProps) => (
  <Segments legend="Date range" isLegendHidden choices={CHOICES} {...props} />
);

/** Six figures for the range; a missing figure is shown as a dash. */
const Figures = ({ analytics }: { readonly analytics: Analytics }) => {
  const { totals, daysActive, days, range } = analytics;
  const figures = [
    ['Views', formatNumber(totals.plays), 'by others, your own plays don’t count'],
    ['Completion rate', formatPercent(completionRate(totals)), 'of views watched to the end'],
    ['Growth', formatGrowth(growthOf(analytics)), `in views vs. ${PERIODS[range].before}`],
    ['Downloads', formatNumber(totals.downloads), 'files downloaded'],
    ['Shares', formatNumber(totals.shares), 'links shared'],
    ['Days active', formatNumber(daysActive), `of ${formatNumber(days.length)} days`],
  ] as const;
  return (
    <dl className="analytics__figures">
      {figures.map(([name, value, note]) => (
        <div key={name} className="analytics__figure">
          <dt>{name}</dt>
          <dd className="big-figure analytics__value">{value}</dd>
          <dd className="analytics__note">{note}</dd>
        </div>
      ))}
    </dl>
  );
};

const FIRST_RANGE: Range = '7d';
const RangeInAddress = z.catch(Range, FIRST_RANGE);

const LOADING_FIGURES = [1, 2, 3, 4, 5, 6] as const;

const Loading = () => (
  <output className="analytics__body" aria-busy="true" aria-label="Loading analytics">
    <span className="skeleton analytics__loading-headline" />
    <span className="analytics__figures">
      {LOADING_FIGURES.map((figure) => (
        <span key={figure} className="analytics__loading-figure">
          <span className="skeleton skeleton--line" />
          <span className="skeleton skeleton--title" />
        </span>
      ))}
    </span>
    <span className="skeleton analytics__loading" />
  </output>
);

const SHARE =
  'Share a video’s link. Its views, shares and downloads appear here; your own plays don’t count.';

const Empty = ({ hasFilms }: { readonly hasFilms: boolean }) => {
  const dialogs = useDialogs();
  const { hasAny, isPending } = usePlatformFigures();
  if (isPending) return <Loading />;
  // The platforms’ figures come below, so this page isn’t empty.
  if (hasAny)
    return (
      <section className="analytics__chart" aria-labelledby="on-veilcast">
        <h2 id="on-veilcast" className="analytics__title">
          On Veilcast
        </h2>
        <p className="analytics__awaited">No views yet. {SHARE}</p>
      </section>
    );
  return (
    <StatePanel
      title="No data yet"
      hint={hasFilms ? SHARE : 'Once a video is finished, its views, shares and downloads appear here.'}
    >
      {hasFilms ? null : (
        <ActionButton onClick={() => void dialogs.createVideo()}>Create Your First Video</ActionButton>
      )}
    </StatePanel>
  );
};

const Body = ({ range }: { readonly range: Range }) => {
  const query = useAnalytics(range);
  const videos = useEveryVideo();
  if (query.isError) {
    return (
      <LoadProblem title="We couldn’t load your analytics" hint={sentenceOf(query.error)} query={query} />
    );
  }
  if (query.data === undefined) return <Loading />;
  const films = videos.data ?? [];
  const hasFilms = films.some((video) => video.status === 'completed');
  if (isEmpty(query.data) && films.every((video) => video.views + video.shares + video.downloads === 0))
    return <Empty hasFilms={hasFilms} />;
  return (
    <div className="analytics__body" aria-busy={query.isPlaceholderData}>
      <p className="analytics__headline" aria-live="polite">
        {headlineOf(query.data)}
      </p>
      <Figures analytics={query.data} />
      <Traffic traffic={query.data.traffic} />
      <Charts analytics={query.data} />
      <VideoTable videos={films} />
    </div>
  );
};

/** Views, shares and downloads of the user's videos. The range is part of the URL, so that a reload keeps it. */
export const AnalyticsScreen = () => {
  const [search, setSearch] = useSearchParams();
  const [range, setRange] = useState(() => RangeInAddress.parse(search.get('range')));
  const choose = (chosen: Range): void => {
    setRange(chosen);
    setSearch(chosen === FIRST_RANGE ? {} : { range: chosen }, { replace: true });
  };
  return (
    <div className="analytics">
      <RangeChoice chosen={range} onChoose={choose} />
      <Body range={range} />
      <PlatformTable />
    </div>
  );
};
