import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { PROVIDER_COSTS } from '#contract/providers.ts';
import { picoOfCents, picoOfDollars } from '#tools/cost/output/money.ts';

/** An amount that a provider bills for one of our components. */
export interface Billed {
  readonly component: string;
  readonly day: string;
  readonly pico: bigint;
}

/** The file isn’t in any of the formats that the provider writes. */
export class BillError extends Error {
  override readonly name = 'BillError';
}

const Rows = z.array(z.record(z.string(), z.string()));
type Row = z.infer<typeof Rows>[number];

const rowsOf = (text: string): Row[] =>
  Rows.parse(parse(text, { columns: (header) => header.map(String), bom: true, relax_column_count: true }));

/** The value in the first of these columns that a row has; providers have renamed them over the years. */
const cellOf = (row: Row, columns: readonly string[]): string | undefined =>
  columns.map((column) => row[column]).find((cell) => cell !== undefined && cell !== '');

const amountOf = (cell: string | undefined): number => Number((cell ?? '0').replaceAll(',', ''));
const dayOf = (cell: string | undefined): string => (cell ?? '').slice(0, 10);

/** Names of AWS services in FOCUS and in the cost and usage report. */
const AWS_SERVICES = [
  [/lambda/iu, 'lambda'],
  [/api ?gateway/iu, 'http-api'],
  [/cloudfront/iu, 'cloudfront'],
  [/dynamodb/iu, 'dynamodb'],
  [/s3|simple storage/iu, 's3'],
  [/states|step functions/iu, 'step-functions'],
  [/cloudwatch/iu, 'logs'],
  [/data ?transfer/iu, 'transfer'],
] as const;

const letters = (name: string): string => name.replaceAll(' ', '').toLowerCase();

/** `AmazonPolly` and `Amazon Polly` are the same service. */
const awsComponent = (service: string): string =>
  AWS_SERVICES.find(([pattern]) => pattern.test(service))?.[1] ??
  PROVIDER_COSTS.find((cost) => letters(cost.service) === letters(service))?.component ??
  service;

const AWS = {
  service: ['ServiceName', 'lineItem/ProductCode', 'line_item_product_code'],
  cost: ['BilledCost', 'lineItem/UnblendedCost', 'line_item_unblended_cost'],
  day: ['ChargePeriodStart', 'lineItem/UsageStartDate', 'line_item_usage_start_date'],
} as const;

/**
 * FOCUS (any version) or the cost and usage report, as CSV. Each service that we do not meter becomes one component.
 */
export const awsBill = (text: string): Billed[] => {
  const rows = rowsOf(text);
  const [first] = rows;
  if (
    first !== undefined &&
    (cellOf(first, AWS.service) === undefined || cellOf(first, AWS.cost) === undefined)
  )
    throw new BillError('The AWS file has neither FOCUS columns nor those of the cost and usage report.');
  return rows.map((row) => {
    const service = cellOf(row, AWS.service) ?? 'unknown';
    return {
      component: awsComponent(service),
      day: dayOf(cellOf(row, AWS.day)),
      pico: picoOfDollars(amountOf(cellOf(row, AWS.cost))),
    };
  });
};

/** The response of `GET /v1/organization/costs`. */
const OpenAiCosts = z.object({
  data: z.array(
    z.object({
      start_time: z.number(),
      results: z.array(
        z.object({
          amount: z.object({ value: z.coerce.number() }),
          line_item: z.string().nullish(),
        }),
      ),
    }),
  ),
});
const MS_PER_SECOND = 1000;
const modelOf = (lineItem: string): string => {
  if (/image/iu.test(lineItem)) return 'image-model';
  return /tts|speech|audio/iu.test(lineItem) ? 'speech-model' : 'text-model';
};

/** The costs of OpenAI's API as JSON, or the CSV file from its usage page. */
export const openAiBill = (text: string): Billed[] => {
  if (text.trimStart().startsWith('{'))
    return OpenAiCosts.parse(JSON.parse(text)).data.flatMap(({ start_time, results }) =>
      results.map(({ amount, line_item }) => ({
        component: modelOf(line_item ?? ''),
        day: new Date(start_time * MS_PER_SECOND).toISOString().slice(0, 10),
        pico: picoOfDollars(amount.value),
      })),
    );
  return rowsOf(text).map((row) => {
    if (cellOf(row, ['amount_value']) === undefined)
      throw new BillError('The OpenAI file has no column amount_value.');
    return {
      component: modelOf(cellOf(row, ['line_item']) ?? ''),
      day: dayOf(cellOf(row, ['start_time_iso', 'start_time'])),
      pico: picoOfDollars(amountOf(cellOf(row, ['amount_value']))),
    };
  });
};

const CENTS = 100;

/** Stripe’s balance file (CSV): the fees. */
export const stripeBill = (text: string): Billed[] =>
  rowsOf(text).map((row) => {
    const fee = cellOf(row, ['fee', 'Fee']);
    if (fee === undefined) throw new BillError('The Stripe file has no column fee.');
    return {
      component: 'payments',
      day: dayOf(cellOf(row, ['created_utc', 'created', 'Created (UTC)', 'Created date (UTC)'])),
      pico: picoOfCents(amountOf(fee) * CENTS),
    };
  });

const READERS = { aws: awsBill, openai: openAiBill, stripe: stripeBill } as const;
export type Provider = keyof typeof READERS;

export const readBill = async (provider: Provider, file: string): Promise<Billed[]> => {
  try {
    return READERS[provider](await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof BillError) throw error;
    throw new BillError(
      `Could not read ${file} as a ${provider} file: ${error instanceof Error ? error.message : 'unknown'}`,
      { cause: error },
    );
  }
};
