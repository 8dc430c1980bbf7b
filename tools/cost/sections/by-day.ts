import { dollarsNumber, dollarText, shareOf } from '#tools/cost/output/money.ts';
import { columnsOf, type Picture, percentText, type Section } from '#tools/cost/output/section.ts';
import { sumsByComponent, totalOf } from '../charges.ts';
import { FEES, nameOf } from '../names.ts';
import { daysOf } from '../period.ts';
import type { ReportInput } from '../report-input.ts';
import { sourceOf } from '../source.ts';

/** How many components get their own colour; all others share one colour. */
const SHOWN = 5;
const REST = 'all others';
const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)'];

/** The cost of one day, by component and in total. */
interface DayCost {
  readonly day: string;
  readonly sums: ReadonlyMap<string, bigint>;
  readonly pico: bigint;
}

/** Every day of the period, including days without costs. */
const costsByDay = ({ costs, period }: ReportInput): readonly DayCost[] => {
  const byDay = Map.groupBy(costs, ({ day }) => day);
  return daysOf(period).map((day) => {
    const own = byDay.get(day) ?? [];
    return { day, sums: sumsByComponent(own), pico: totalOf(own) };
  });
};

/** One area for each of the most expensive components, and one area for all the others. */
const pictureOf = (days: readonly DayCost[], running: readonly string[]): Picture => {
  const shown = running.slice(0, SHOWN);
  const values = days.flatMap(({ day, sums }) => [
    ...shown.map((component, rank) => ({
      day,
      component: nameOf(component),
      rank,
      dollars: dollarsNumber(sums.get(component) ?? 0n),
    })),
    {
      day,
      component: REST,
      rank: SHOWN,
      dollars: running
        .slice(SHOWN)
        .reduce((sum, component) => sum + dollarsNumber(sums.get(component) ?? 0n), 0),
    },
  ]);
  return {
    title: 'Cost per day by component, without payment fees, in US dollars',
    draw: (width) => ({
      width,
      height: 240,
      data: { values },
      mark: { type: 'area' },
      encoding: {
        x: {
          field: 'day',
          type: 'temporal',
          title: null,
          axis: { format: '%d %b', tickCount: width < 400 ? 4 : 10 },
        },
        y: { field: 'dollars', type: 'quantitative', stack: true, title: 'US dollars per day' },
        color: {
          field: 'component',
          type: 'nominal',
          title: null,
          scale: { domain: [...shown.map(nameOf), REST], range: COLOURS },
          legend: { orient: 'bottom', columns: width < 400 ? 1 : 3 },
        },
        order: { field: 'rank' },
      },
    }),
  };
};

/** Daily cost by component. */
export const daySection = (input: ReportInput): Section => {
  const sums = sumsByComponent(input.costs);
  const whole = totalOf(input.costs);
  const components = [...sums.keys()];
  const running = components.filter((component) => component !== FEES);
  const days = costsByDay(input);
  const [largest] = running;
  const cost = whole - (sums.get(FEES) ?? 0n);
  return {
    id: 'days',
    title: 'What did each day cost, and for what?',
    answer:
      largest === undefined
        ? 'Nothing was spent in this period.'
        : `${dollarText(cost)} to run the product for ${days.length} days, plus ${dollarText(whole - cost)} in payment fees. The largest running cost: ${nameOf(largest)}, ${percentText(shareOf(sums.get(largest) ?? 0n, cost))}.`,
    source: sourceOf(input),
    pictures: [pictureOf(days, running)],
    tables: [
      {
        name: 'components',
        title: 'Cost per component',
        columns: columnsOf({ component: 'text', amount: 'dollars', share: 'percent' }),
        rows: [...sums].map(([component, pico]) => [nameOf(component), pico, shareOf(pico, whole)]),
      },
      {
        name: 'days',
        title: 'Cost per day',
        columns: [
          { title: 'day', kind: 'text' },
          ...components.map((component) => ({ title: nameOf(component), kind: 'dollars' as const })),
          { title: 'sum', kind: 'dollars' },
        ],
        rows: days.map(({ day, sums, pico }) => [
          day,
          ...components.map((component) => sums.get(component) ?? 0n),
          pico,
        ]),
      },
    ],
  };
};
