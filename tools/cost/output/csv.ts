import { stringify } from 'csv-stringify/sync';
import { type Cell, cellValue, type Table } from './section.ts';

const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/u;

/** A negative number stays a number; any other text that a spreadsheet would execute gets a leading apostrophe. */
const safe = (value: string | number): string | number =>
  typeof value === 'string' && NEGATIVE_NUMBER.test(value) ? Number(value) : value;

/** Rows as CSV (RFC 4180), escaped so that no spreadsheet executes a cell. */
export const csvOf = (header: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  rowsCsv([header, ...rows]);

/** Rows as CSV, without a header row. */
export const rowsCsv = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => safe(cellValue(cell)))),
    {
      escape_formulas: true,
      record_delimiter: 'windows',
      // Otherwise, a lone line break would create a new row, which could start with a formula.
      quoted_match: /[\r\n]/u,
    },
  );

const UNITS = {
  dollars: ' (USD)',
  micro: ' (USD)',
  percent: ' (part of 1)',
  text: '',
  count: '',
  quantity: '',
};

export const tableCsv = ({ columns, rows }: Table): string =>
  csvOf(
    columns.map(({ title, kind }) => `${title}${UNITS[kind]}`),
    rows,
  );
