import { cellText, headingText, type Section, type Table } from './section.ts';

const ROWS = 20;

const lineOf = (cells: readonly string[], widths: readonly number[], isText: readonly boolean[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      return isText[index] === true ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('  ')
    .trimEnd();

/** A table for the terminal; long tables are cut. */
export const tableText = ({ title, columns, rows }: Table): string => {
  const cells = rows
    .slice(0, ROWS)
    .map((row) => columns.map(({ kind }, index) => cellText(row[index], kind)));
  const header = columns.map(headingText);
  const widths = header.map((text, index) =>
    Math.max(text.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const isText = columns.map(({ kind }) => kind === 'text');
  const more = rows.length > ROWS ? [`… ${rows.length - ROWS} more`] : [];
  return [title, ...[header, ...cells].map((row) => lineOf(row, widths, isText)), ...more].join('\n');
};

/** A section for the terminal. */
export const sectionText = ({ title, answer, tables, notes = [] }: Section, affiliate: boolean): string =>
  [
    `\n== ${title}\n${answer}`,
    ...tables
      .filter(({ rows, variant }) => rows.length > 0 && variant !== (affiliate ? 'without' : 'with'))
      .map((table) => `\n${tableText(table)}`),
    ...notes,
  ].join('\n');
