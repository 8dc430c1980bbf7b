import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tableCsv } from './csv.ts';
import { pageOf } from './page/page.ts';
import { sectionsOf } from './report.ts';
import type { ReportInput } from './report-input.ts';
import type { Section } from './section.ts';

/** Writes the page and a CSV file of each table. Returns the sections, and the names of the files. */
export const writeReport = async (
  input: ReportInput,
  folder: string,
): Promise<{ readonly sections: readonly Section[]; readonly files: readonly string[] }> => {
  await mkdir(folder, { recursive: true });
  const sections = sectionsOf(input);
  const tables = sections.flatMap((section) => section.tables);
  const contents = new Map([
    ['report.html', await pageOf(input, sections)],
    ...tables.map((table) => [`${table.name}.csv`, tableCsv(table)] as const),
  ]);
  for (const [name, content] of contents) await writeFile(join(folder, name), content);
  return { sections, files: [...contents.keys()] };
};
