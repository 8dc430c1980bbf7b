import type { TopLevelSpec } from 'vega-lite';
import { decimalOf, dollarText, microText } from './money.ts';

/** Money is in whole pico-dollars; percentages are fractions, so 1 is 100 %. */
export type Cell = string | number | bigint | undefined;
type Kind = 'text' | 'count' | 'dollars' | 'micro' | 'percent' | 'quantity';

export interface Column {
  readonly title: string;
  readonly kind: Kind;
}

/** Makes columns from their titles. */
export const columnsOf = (kinds: Readonly<Record<string, Kind>>): readonly Column[] =>
  Object.entries(kinds).map(([title, kind]) => ({ title, kind }));

/** One table; its name is also the name of its CSV file. */
export interface Table {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether this table is for the view with or without the affiliates' share; by default, it is in both views. */
  readonly variant?: Variant;
}

export type Variant = 'without' | 'with';

/** A picture that can be drawn at any width (in pixels). */
export interface Picture {
  readonly title: string;
  readonly draw: (width: number) => TopLevelSpec;
  readonly variant?: Variant;
}

/** One finance question, its answer, and the source of the figures. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  readonly source: string;
  readonly pictures?: readonly Picture[];
  readonly tables: readonly Table[];
  readonly notes?: readonly string[];
}

const COUNT = new Intl.NumberFormat('en-US');
const QUANTITY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const countText = (count: number): string => COUNT.format(count);
const SMALLEST = 0.001;

export const percentText = (part: number): string =>
  part > 0 && part < SMALLEST ? '<0.1%' : PERCENT.format(part).replace('-', '−');

/** A column heading for readers; includes the unit if the cells show millionths of a dollar. */
export const headingText = ({ title, kind }: Column): string =>
  kind === 'micro' ? `${title}, micro-dollars` : title;

/** A cell for readers. */
export const cellText = (cell: Cell, kind: Kind): string => {
  if (cell === undefined) return '–';
  if (typeof cell === 'bigint') return kind === 'micro' ? microText(cell) : dollarText(cell);
  if (typeof cell === 'string') return cell;
  if (kind === 'percent') return percentText(cell);
  return kind === 'count' ? COUNT.format(cell) : QUANTITY.format(cell);
};

/** A cell for programs: money in exact dollars, percentages as fractions. */
export const cellValue = (cell: Cell): string | number =>
  typeof cell === 'bigint' ? decimalOf(cell) : (cell ?? '');
