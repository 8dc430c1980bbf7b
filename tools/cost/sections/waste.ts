import { dollarsNumber, dollarText, shareOf } from '#tools/cost/output/money.ts';
import { percentText, type Section } from '#tools/cost/output/section.ts';
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

/** Lines that bought nothing, each counted once. */
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

/** What was paid for and bought nothing. */
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
    title: 'What was paid for nothing?',
    answer: `${dollarText(totalOf(lost))}, ${percentText(shareOf(totalOf(lost), whole))} of all, went to what failed, was tried again or was refused.`,
    source: sourceOf(input),
    pictures:
      rows.length === 0
        ? []
        : [
            {
              title: 'Cost that bought nothing, by its reason, in US dollars',
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
            },
          ],
    tables: [
      {
        name: 'waste',
        title: 'By reason',
        columns: [
          { title: 'reason', kind: 'text' },
          { title: 'lines', kind: 'count' },
          { title: 'cost', kind: 'dollars' },
          { title: 'share of all', kind: 'percent' },
        ],
        rows: rows.map(({ kind, lines, pico }) => [kind, lines, pico, shareOf(pico, whole)]),
      },
      {
        name: 'waste-places',
        title: 'By route or step',
        columns: [
          { title: 'route or step', kind: 'text' },
          { title: 'cost', kind: 'dollars' },
        ],
        rows: [...sumsBy(lost, ({ place }) => place)],
      },
    ],
    notes: [
      'Failed steps and requests: the server or a provider was at fault; a step is then tried again or given up. Refused requests: the caller was at fault. Lost attempts: the other steps of an attempt that did not become a film. They count in full, which is the most they can have wasted: the next attempt takes over pictures and scenes that were finished.',
      NO_FEES,
    ],
  };
};
