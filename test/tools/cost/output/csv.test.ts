import { expect, test } from 'vitest';
import { csvOf, tableCsv } from '#tools/cost/output/csv.ts';

const EVIL = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  'a\r=1+1',
  'a\n=1+1',
  '＝1+1',
  '=HYPERLINK("http://x","y")',
];

// Proves cost-csv-cells-cannot-execute-in.
test('no cell in a CSV file starts with anything that a spreadsheet would execute', () => {
  const text = csvOf(
    ['a', 'b'],
    EVIL.map((cell) => [cell, 'safe']),
  );
  for (const cell of EVIL.filter((text) => !text.startsWith('a')))
    expect(text).toContain(`'${cell.replaceAll('"', '""')}`);
  const unquoted = text.replaceAll(/"(?:[^"]|"")*"/gu, 'quoted');
  expect(unquoted.split(/\r\n|\r|\n|,/u).filter((cell) => /^[=+\-@＝\t]/u.test(cell))).toEqual([]);
  expect(unquoted.split('\r\n')).toHaveLength(EVIL.length + 2);
});

test('negative amounts stay numbers, and cells with commas and quotes stay whole', () => {
  expect(csvOf(['amount', 'text'], [[-1_500_000_000_000n, 'a "b", c']])).toBe(
    'amount,text\r\n-1.5,"a ""b"", c"\r\n',
  );
});

test('amounts are in dollars in every column, even where the page shows millionths of a dollar', () => {
  const columns = [{ title: 'p50', kind: 'micro' as const }];
  expect(tableCsv({ name: 'routes', title: '', columns, rows: [[684_387_989n]] })).toBe(
    'p50 (USD)\r\n0.000684387989\r\n',
  );
});
