import { dollarsNumber, dollarText, shareOf } from '#tools/cost/output/money.ts';
import { columnsOf, type Picture, percentText, type Section } from '#tools/cost/output/section.ts';
import { type Cost, sumsBy, totalOf } from '../charges.ts';
import type { ReportInput } from '../report-input.ts';
import { NO_FEES, sourceOf } from '../source.ts';
import { isFailed, videosOf } from '../videos.ts';

const KINDS = {
  step: 'failed steps',
  attempt: 'lost attempts',
  request: 'failed requests',
  refused: 'refused requests',
} as const;
type Kind = keyof typeof KINDS;

/** The cost lines for work that produced nothing, each counted once. */
export const wasteOf = (costs: readonly Cost[]): Map<Kind, readonly Cost[]> => {
  const lost = new Set(
    videosOf(costs).flatMap(({ id, lostAttempts }) => [...lostAttempts].map((attempt) => `${id} ${attempt}`)),
  );
  const kindOf = (cost: Cost): Kind | undefined => {
    if (isFailed(cost)) return cost.isRoute ? 'request' : 'step';
    if (!cost.isRoute && lost.has(`${cost.video} ${cost.attempt}`)) return 'attempt';
    return cost.isRoute && typeof cost.status === 'number' && cost.status >= 400 ? 'refused' : undefined;
  };
  const groups = Map.groupBy(costs, kindOf);
  return new Map([...groups].flatMap(([kind, own]) => (kind === undefined ? [] : [[kind, own] as const])));
};

/** The money wasted for one particular reason. */
interface WasteRow {
  readonly kind: string;
  readonly lines: number;
  readonly pico: bigint;
}

const pictureOf = (rows: readonly WasteRow[]): Picture => ({
  title: 'Wasted cost by reason, in US dollars',
  draw: (width) => ({
    width,
    height: { step: 24 },
    data: { values: rows.map(({ kind, pico }) => ({ kind, dollars: dollarsNumber(pico) })) },
    mark: { type: 'bar', color: 'var(--c2)' },
    encoding: {
      y: {
        field: 'kind',
        type: 'nominal',
        sort: '-x',
        title: null,
        axis: { labelLimit: width / 2.2 },
      },
      x: { field: 'dollars', type: 'quantitative', title: 'US dollars', axis: { tickCount: 4 } },
    },
  }),
});

/** Money spent without a result. */
export const wasteSection = (input: ReportInput): Section => {
  const waste = wasteOf(input.running);
  const whole = totalOf(input.running);
  const lost = [...waste.values()].flat();
  const rows = [...waste].map(([kind, costs]) => ({
    kind: KINDS[kind],
    lines: costs.length,
    pico: totalOf(costs),
  }));
  return {
    id: 'waste',
    title: 'What was wasted?',
    answer: `${dollarText(totalOf(lost))}, ${percentText(shareOf(totalOf(lost), whole))} of all cost, went to work that failed, was retried or was refused.`,
    source: sourceOf(input),
    pictures: rows.length === 0 ? [] : [pictureOf(rows)],
    tables: [
      {
        name: 'waste',
        title: 'By reason',
        columns: columnsOf({ reason: 'text', lines: 'count', cost: 'dollars', 'share of all': 'percent' }),
        rows: rows.map(({ kind, lines, pico }) => [kind, lines, pico, shareOf(pico, whole)]),
      },
      {
        name: 'waste-places',
        title: 'By route or step',
        columns: columnsOf({ 'route or step': 'text', cost: 'dollars' }),
        rows: [...sumsBy(lost, ({ place }) => place)],
      },
    ],
    notes: [
      'Failed steps and requests: caused by the server or a provider; the step was then retried or abandoned. Refused requests: caused by the caller. Lost attempts: the other steps of an attempt that did not become a video. They count in full, which is an upper bound: the next attempt reuses finished pictures and scenes.',
      NO_FEES,
    ],
  };
};
