import { dollarText } from '#tools/cost/output/money.ts';
import { columnsOf, countText, type Section, type Table } from '#tools/cost/output/section.ts';
import { type Cost, totalOf } from '../charges.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';
import { videosOf } from '../videos.ts';

const SHOWN = 20;

/**
 * The figures for a series or for one of its runs: the number of runs and finished videos, and their cost.
 */
const figuresOf = (own: readonly Cost[]) => ({
  runs: new Set(own.flatMap(({ run }) => run ?? [])).size,
  videos: videosOf(own).filter(({ isFinished }) => isFinished).length,
  pico: totalOf(own),
});

const dearest = (costs: readonly Cost[], keyOf: (cost: Cost) => string | undefined) =>
  [...Map.groupBy(costs, keyOf)]
    .flatMap(([key, own]) => (key === undefined ? [] : [{ key, ...figuresOf(own) }]))
    .toSorted((a, b) => Number(b.pico - a.pico))
    .slice(0, SHOWN);

const tablesOf = (costs: readonly Cost[]): readonly Table[] => [
  {
    name: 'series',
    title: `The ${SHOWN} most expensive series`,
    columns: columnsOf({
      series: 'text',
      runs: 'count',
      'videos finished': 'count',
      cost: 'dollars',
      'cost of a run': 'dollars',
    }),
    rows: dearest(costs, ({ series }) => series).map(({ key, runs, videos, pico }) => [
      key,
      runs,
      videos,
      pico,
      runs === 0 ? undefined : pico / BigInt(runs),
    ]),
  },
  {
    name: 'runs',
    title: `Their ${SHOWN} most expensive runs`,
    columns: columnsOf({ run: 'text', 'videos finished': 'count', cost: 'dollars' }),
    rows: dearest(costs, ({ run }) => run).map(({ key, videos, pico }) => [key, videos, pico]),
  },
];

/** What each series cost: the steps of its runs, and the steps of the videos that were made for it. */
export const seriesSection = ({ running, ...input }: ReportInput): Section => {
  const costs = running.filter(({ series }) => series !== undefined);
  const { runs, videos, pico } = figuresOf(costs);
  return {
    id: 'series',
    title: 'What does each series cost?',
    answer:
      costs.length === 0
        ? 'No series was at work in this period.'
        : `${countText(runs)} runs with ${countText(videos)} finished videos cost ${dollarText(pico)}.`,
    source: sourceOf({ running, ...input }),
    tables: tablesOf(costs),
    notes: ['Opening a page of a series, and answering a run, are costs of their routes.'],
  };
};
