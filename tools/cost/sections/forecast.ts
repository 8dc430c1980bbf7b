import { dollarsNumber, dollarText, picoOfDollars } from '#tools/cost/output/money.ts';
import { columnsOf, type Picture, type Section } from '#tools/cost/output/section.ts';
import { totalOf } from '../charges.ts';
import { addDays, daysOf } from '../period.ts';
import type { ReportInput } from '../report-input.ts';
import { NO_FEES, sourceOf } from '../source.ts';

const AHEAD_DAYS = 30;
const STEPS = [1, 7, 14, 30] as const;
/** The numbers of standard deviations that cover 80 % and 50 % of outcomes. */
const FOUR_OF_FIVE = 1.2816;
const HALF = 0.6745;

interface Ahead {
  readonly day: string;
  readonly days: number;
  readonly middle: number;
  readonly spread: number;
}

/** Extrapolates the run rate: the daily mean, and the spread over this many days if the days are independent. */
export const forecastOf = (daily: readonly number[], last: string): readonly Ahead[] => {
  const mean = daily.reduce((sum, value) => sum + value, 0) / daily.length;
  const variance =
    daily.length < 2 ? 0 : daily.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (daily.length - 1);
  return Array.from({ length: AHEAD_DAYS + 1 }, (_, days) => ({
    day: addDays(last, days),
    days,
    middle: mean * days,
    spread: Math.sqrt(variance * days),
  }));
};

const least = (value: number): number => Math.max(0, value);

const text = (dollars: number): string => dollarText(picoOfDollars(dollars));

const rangesOf = (ahead: readonly Ahead[]) =>
  ahead.map(({ day, middle, spread }) => ({
    day,
    middle,
    low: least(middle - FOUR_OF_FIVE * spread),
    high: middle + FOUR_OF_FIVE * spread,
    lower: least(middle - HALF * spread),
    upper: middle + HALF * spread,
  }));

/** The median as a line inside the two ranges. */
const pictureOf = (values: ReturnType<typeof rangesOf>): Picture => ({
  title: 'Cumulative cost from now on: median, 50 % range (dark), 80 % range (light), in US dollars',
  draw: (width) => ({
    width,
    height: 200,
    data: { values },
    encoding: {
      x: {
        field: 'day',
        type: 'temporal',
        title: null,
        axis: { format: '%d %b', tickCount: width < 400 ? 4 : 8 },
      },
    },
    layer: [
      {
        mark: { type: 'area', color: 'var(--c1)', opacity: 0.25 },
        encoding: {
          y: { field: 'low', type: 'quantitative', title: 'US dollars, cumulative' },
          y2: { field: 'high' },
        },
      },
      {
        mark: { type: 'area', color: 'var(--c1)', opacity: 0.45 },
        encoding: { y: { field: 'lower', type: 'quantitative' }, y2: { field: 'upper' } },
      },
      {
        mark: { type: 'line', color: 'var(--text)' },
        encoding: { y: { field: 'middle', type: 'quantitative' } },
      },
    ],
  }),
});

/** What the next thirty days will cost if they are like the days of this period. */
export const forecastSection = (input: ReportInput): Section => {
  const byDay = Map.groupBy(input.running, ({ day }) => day);
  const daily = daysOf(input.period).map((day) => dollarsNumber(totalOf(byDay.get(day) ?? [])));
  const values = rangesOf(forecastOf(daily, input.period.to));
  const end = values.at(-1);
  return {
    id: 'forecast',
    title: 'What will the next thirty days cost?',
    answer:
      end === undefined
        ? ''
        : `About ${text(end.middle)} at the current rate; with 80 % probability between ${text(end.low)} and ${text(end.high)}.`,
    source: `${sourceOf(input)} Method: mean and spread of the period’s days, each day independent; growth and seasons are not included.`,
    pictures: [pictureOf(values)],
    notes: [NO_FEES],
    tables: [
      {
        name: 'forecast',
        title: 'Cumulative',
        columns: columnsOf({
          until: 'text',
          'low (10th percentile)': 'dollars',
          middle: 'dollars',
          'high (90th percentile)': 'dollars',
        }),
        rows: STEPS.flatMap((days) => {
          const value = values[days];
          return value === undefined
            ? []
            : [[value.day, picoOfDollars(value.low), picoOfDollars(value.middle), picoOfDollars(value.high)]];
        }),
      },
    ],
  };
};
