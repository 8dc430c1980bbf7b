import { s3CostLines } from '#functions/gateways/aws/s3-cost-lines.ts';
import { everyAccount } from '#functions/wiring/stores.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { accountsOf } from './accounts.ts';
import { costsOf, without } from './charges.ts';
import { FEES } from './names.ts';
import { type CostOptions, LOCAL, UsageError } from './options.ts';
import { ownPrices } from './own-prices.ts';
import { addDays, daysOf } from './period.ts';
import { localSource, readLines } from './read-lines.ts';
import type { Accounts, ReportInput } from './report-input.ts';

const DATA_DIR = '.veilcast';

/** Lines are stored under the day they arrived, which may be the day after the work was done. */
const shippedLines = ({ bucket, period }: CostOptions) => {
  if (bucket === undefined)
    throw new UsageError("Name the bucket that holds the stage's cost lines: --bucket <name>.");
  return {
    name: `cost lines in s3://${bucket}/cost`,
    lines: s3CostLines(bucket, daysOf({ from: period.from, to: addDays(period.to, 1) })),
  };
};

const readAccounts = async (now: Date): Promise<Accounts | undefined> => {
  const table = process.env['TABLE_NAME'];
  return table === undefined ? undefined : accountsOf(everyAccount(), now, table);
};

const pricesText = (own: number, reprice: Date | undefined): string => {
  const list =
    reprice === undefined
      ? 'list prices on the day of use'
      : `repriced with the book of ${reprice.toISOString().slice(0, 10)}`;
  return own === 0 ? list : `${list}, and ${own} of the stage’s own prices`;
};

/** Reads all the data for a report. */
export const gather = async (options: CostOptions, now: Date): Promise<ReportInput> => {
  const { stage, period, affiliate, video, reprice } = options;
  const isLocal = stage === LOCAL;
  const settings = isLocal ? { imageQuality: 'low' as const } : stageSettings(stage);
  const own = ownPrices(stage);
  const source = isLocal ? localSource(process.env['DATA_DIR'] ?? DATA_DIR) : shippedLines(options);
  const reading = await readLines(source, period);
  const costs = costsOf(reading.lines, { own, ...(reprice === undefined ? {} : { reprice }) });
  return {
    stage,
    period,
    made: now,
    reading,
    costs,
    running: without(costs, FEES),
    accounts: await readAccounts(now),
    pictureQuality: settings.imageQuality,
    prices: pricesText(own.length, reprice),
    affiliate,
    ...(video === undefined ? {} : { video }),
  };
};
