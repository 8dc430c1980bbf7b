import type { Analytics } from '#contract/schemas/analytics.ts';
import { barName, barsOf, PERIODS } from '#web/data/videos/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { BarChart, type BarSeries } from './bar-chart.tsx';

const LARGE = 260;
const SMALL = 170;

const PLAYS = { measure: 'plays', name: 'Views' } as const;
const COMPLETIONS = { measure: 'completions', name: 'Watched to the end' } as const;
const DOWNLOADS = { measure: 'downloads', name: 'Downloads' } as const;
const SHARES = { measure: 'shares', name: 'Shares' } as const;
const ALL = [PLAYS, COMPLETIONS, DOWNLOADS, SHARES] as const;

const CHARTS = [
  { title: 'Views', series: [PLAYS, COMPLETIONS], height: LARGE },
  { title: 'Downloads', series: [DOWNLOADS], height: SMALL },
  { title: 'Shares', series: [SHARES], height: SMALL },
] as const satisfies readonly {
  title: string;
  series: readonly [BarSeries, ...BarSeries[]];
  height: number;
}[];

const Key = ({ series }: { readonly series: readonly BarSeries[] }) => (
  <span className="analytics__key">
    {series.map(({ measure, name }) => (
      <span key={measure} className="analytics__series">
        <span className={`analytics__swatch analytics__swatch--${measure}`} />
        {name}
      </span>
    ))}
  </span>
);

/** The same bars as table rows, for screen readers. */
const BarTable = ({ analytics, unit }: { readonly analytics: Analytics; readonly unit: string }) => (
  <div className="hidden-visually">
    <table>
      <caption>{`Analytics for ${PERIODS[analytics.range].now}, per ${unit} in UTC`}</caption>
      <thead>
        <tr>
          <th scope="col">{unit === 'day' ? 'Day' : 'Week'}</th>
          {ALL.map(({ measure, name }) => (
            <th key={measure} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {barsOf(analytics).map((bar) => (
          <tr key={bar.to}>
            <th scope="row">{barName(bar)}</th>
            {ALL.map(({ measure }) => (
              <td key={measure}>{formatNumber(bar[measure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Charts of plays and completions, downloads and shares, per day or week of the range. */
export const Charts = ({ analytics }: { readonly analytics: Analytics }) => {
  const bars = barsOf(analytics);
  const unit = PERIODS[analytics.range].daysPerBar === 1 ? 'day' : 'week';
  return (
    <div className="analytics__charts">
      {CHARTS.map(({ title, series, height }) => {
        const isFlat = series.every(({ measure }) => analytics.totals[measure] === 0);
        return (
          <figure key={title} className="analytics__chart">
            <figcaption className="analytics__caption">
              <h2 className="analytics__title">{`${title} per ${unit}`}</h2>
              {series.length > 1 && !isFlat ? <Key series={series} /> : null}
            </figcaption>
            {isFlat ? (
              <p className="analytics__flat">{`No ${title.toLowerCase()} in ${PERIODS[analytics.range].now}.`}</p>
            ) : (
              <BarChart bars={bars} series={series} height={height} />
            )}
          </figure>
        );
      })}
      <BarTable analytics={analytics} unit={unit} />
    </div>
  );
};
