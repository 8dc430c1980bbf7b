import { costsOf, without } from '#tools/cost/charges.ts';
import { FEES } from '#tools/cost/names.ts';
import { readLines } from '#tools/cost/read-lines.ts';
import type { ReportInput } from '#tools/cost/report-input.ts';
import type { Month } from './month.ts';

async function* textsOf(lines: readonly string[]): AsyncGenerator<{ where: string; text: string }> {
  for (const text of lines) yield { where: 'generated', text };
}

/** The input for a month's report. */
export const inputOf = async (month: Month, more: Partial<ReportInput> = {}): Promise<ReportInput> => {
  const period = more.period ?? month.period;
  const reading = await readLines({ name: 'generated cost lines', lines: textsOf(month.lines) }, period);
  const costs = costsOf(reading.lines);
  return {
    stage: 'generated',
    period,
    made: new Date('2027-01-01T08:00:00Z'),
    reading,
    costs,
    running: without(costs, FEES),
    accounts: month.accounts,
    pictureQuality: 'low',
    prices: 'list prices of the price book',
    affiliate: false,
    ...more,
  };
};
