import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf } from '#tools/cost/page/page.ts';
import { sectionsOf } from '#tools/cost/report.ts';
import type { ReportInput } from '#tools/cost/report-input.ts';
import { tableCsv } from './csv.ts';
import type { Section } from './section.ts';

/** Writes the page and a CSV file for each table. Returns the sections and the file names. */
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
