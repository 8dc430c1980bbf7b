import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf } from '#tools/cost/page/page.ts';
import type { ReportInput } from '#tools/cost/report-input.ts';
import { burnSection } from '#tools/cost/sections/burn.ts';
import { daySection } from '#tools/cost/sections/by-day.ts';
import { planSection } from '#tools/cost/sections/by-plan.ts';
import { routeSection } from '#tools/cost/sections/by-route.ts';
import { seriesSection } from '#tools/cost/sections/by-series.ts';
import { dataSection } from '#tools/cost/sections/data.ts';
import { egressSection } from '#tools/cost/sections/egress.ts';
import { fixedSection } from '#tools/cost/sections/fixed.ts';
import { forecastSection } from '#tools/cost/sections/forecast.ts';
import { liabilitySection } from '#tools/cost/sections/liability.ts';
import { videoSection } from '#tools/cost/sections/one-video.ts';
import { wasteSection } from '#tools/cost/sections/waste.ts';
import { whatIfSection } from '#tools/cost/sections/what-if.ts';
import { tableCsv } from './csv.ts';
import type { Section } from './section.ts';

const SECTIONS = [
  daySection,
  routeSection,
  videoSection,
  planSection,
  seriesSection,
  egressSection,
  burnSection,
  wasteSection,
  fixedSection,
  forecastSection,
  whatIfSection,
  liabilitySection,
  dataSection,
] as const;

/** Every question and its answer, in order. */
const sectionsOf = (input: ReportInput): Section[] => SECTIONS.map((section) => section(input));

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
