import { cellText, headingText, type Table } from './section.ts';

const SPECIAL = /[|\\]/gu;
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll(SPECIAL, String.raw`\$&`)).join(' | ')} |`;

/** A table as Markdown. */
export const tableMarkdown = ({ title, columns, rows }: Table): string =>
  [
    `### ${title}\n`,
    line(columns.map(headingText)),
    line(columns.map(({ kind }) => (kind === 'text' ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map(({ kind }, index) => cellText(row[index], kind)))),
  ].join('\n');
