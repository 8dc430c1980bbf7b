import type { Analytics } from '#contract/schemas/analytics.ts';
import { completionRate, growthOf, PERIODS } from '#web/data/analytics/analytics.ts';
import { formatGrowth, formatNumber, formatPercent } from '#web/lib/format.ts';

/** Six figures of the range; a missing one is a dash. */
export const Figures = ({ analytics }: { readonly analytics: Analytics }) => {
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
