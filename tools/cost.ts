import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureSwitch } from '#functions/wiring/spending.ts';
import { columnsOf, type Table } from '#tools/cost/output/section.ts';
import { BillError, type Provider, readBill } from './cost/bill.ts';
import { writeFocus } from './cost/focus/write-focus.ts';
import { gather } from './cost/gather.ts';
import { routeTable, videoTable } from './cost/measured.ts';
import { nameOf } from './cost/names.ts';
import { costOptions, UsageError } from './cost/options.ts';
import { tableCsv } from './cost/output/csv.ts';
import { tableMarkdown } from './cost/output/markdown.ts';
import { sectionText, tableText } from './cost/output/print.ts';
import { writeReport } from './cost/output/write-report.ts';
import { OwnPricesError } from './cost/own-prices.ts';
import { PeriodError } from './cost/period.ts';
import { compareBill, type Drift } from './cost/reconcile.ts';
import { isPicturesWord, PICTURES_USAGE, switchPictures } from './cost/switch-pictures.ts';
import { onTable } from './operator/on-table.ts';

const driftTable = (drifts: readonly Drift[]): Table => ({
  name: 'reconciliation',
  title: 'Metered against billed',
  columns: columnsOf({
    component: 'text',
    metered: 'dollars',
    billed: 'dollars',
    drift: 'percent',
    'likely reason': 'text',
  }),
  rows: drifts.map(({ component, metered, billed, drift, reason }) => [
    nameOf(component),
    metered,
    billed,
    drift,
    reason === undefined ? '' : `WARNING: ${reason}`,
  ]),
});

/**
 * Reports what the product cost, based on the lines it logged, and can change the setting behind the largest cost.
 * Days are in UTC; by default, the report covers this month so far. Reads local lines from the data folder, and a
 * stage's lines from its bucket, with the caller's credentials. Balances come from the table in `TABLE_NAME`, if set.
 */
const USAGE = `Usage:
  npm run cost -- report [--stage local|dev|…] [--from 2026-11-01] [--to 2026-11-30] [--bucket <name>]
                         [--affiliate] [--video <id>] [--reprice 2026-12-01] [--focus 1.2] [--out <folder>]
  npm run cost -- routes --markdown [--stage …] [--from …] [--to …]
  npm run cost -- reconcile [--aws <file>] [--openai <file>] [--stripe <file>] [--stage …] [--from …] [--to …]
  ${PICTURES_USAGE}`;

const options = () => costOptions(process.argv.slice(2), new Date());
const gathered = () => gather(options(), new Date());

const report = async (): Promise<void> => {
  const { out, affiliate, focus } = options();
  const input = await gathered();
  const { sections, files } = await writeReport(input, out);
  for (const section of sections) console.log(sectionText(section, affiliate));
  console.log(`\nWritten to ${out}: ${files.join(', ')}`);
  if (focus === undefined) return;
  const file = join(out, `focus-${focus}.csv`);
  console.log(`${file}: ${await writeFocus(input.costs, file)} rows`);
};

const measuredRoutes = async (): Promise<void> => {
  const show = options().markdown ? tableMarkdown : tableText;
  const { running } = await gathered();
  for (const table of [routeTable(running), videoTable(running)]) console.log(`\n${show(table)}`);
};

const compare = async (): Promise<void> => {
  const { bills, out, period } = options();
  const providers: readonly Provider[] = ['aws', 'openai', 'stripe'];
  const read = providers.flatMap((provider) => {
    const file = bills[provider];
    return file === undefined ? [] : [{ provider, file }];
  });
  if (read.length === 0) throw new UsageError('Name at least one provider file.');
  const rows = new Map(
    await Promise.all(
      read.map(async ({ provider, file }) => [provider, await readBill(provider, file)] as const),
    ),
  );
  const table = driftTable(compareBill((await gathered()).costs, rows, period));
  console.log(tableText(table));
  await mkdir(out, { recursive: true });
  await writeFile(join(out, `${table.name}.csv`), tableCsv(table));
};

/** Sets the quality of new pictures without a deployment, in the table `TABLE_NAME`. */
const pictures = async (): Promise<void> => {
  const [, , , word] = process.argv;
  if (!isPicturesWord(word)) throw new UsageError('Choose low or normal for the pictures.');
  await onTable(async () => console.log(await switchPictures(pictureSwitch(), word)));
};

const COMMANDS = new Map([
  ['report', report],
  ['routes', measuredRoutes],
  ['reconcile', compare],
  ['pictures', pictures],
]);
const KNOWN = [UsageError, PeriodError, OwnPricesError, BillError];

try {
  const { command } = options();
  const run = COMMANDS.get(command);
  if (run === undefined)
    throw new UsageError(command === '' ? 'Name a command.' : `There is no command "${command}".`);
  await run();
} catch (error) {
  if (!(error instanceof Error) || !KNOWN.some((known) => error instanceof known)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 2;
}
