import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { CostItem } from '#functions/cost/cost-line.ts';
import type { ReceiptItem, Receipts } from '#functions/cost/receipt.ts';
import { isSku, skuOf } from '#functions/cost/skus.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, tryWrite } from '#functions/store/table/table.ts';

/**
 * The name of an amount’s attribute in the row, such as `used 2 model.image.output gpt-image` or `pico 2
 * model.image.output gpt-image`.
 */
const fieldOf = (kind: 'used' | 'pico', attempt: number, { sku, model }: CostItem): string =>
  [kind, attempt, sku, ...(model === undefined ? [] : [model])].join(' ');

const FIELD = /^used (?<attempt>\d+) (?<sku>\S+)(?: (?<model>.+))?$/u;

const Row = z.looseObject({ videoId: z.string(), lines: z.array(z.string()) });
const Amount = z.coerce.bigint().optional();

const itemOf = (row: Readonly<Record<string, unknown>>, field: string): ReceiptItem[] => {
  const { attempt, sku = '', model } = FIELD.exec(field)?.groups ?? {};
  if (!isSku(sku)) return [];
  const pico = Amount.parse(row[field.replace('used', 'pico')]);
  return [
    {
      attempt: Number(attempt),
      ...skuOf(sku),
      sku,
      ...(model === undefined ? {} : { model }),
      quantity: z.number().parse(row[field]),
      ...(pico === undefined ? {} : { pico: String(pico) }),
    },
  ];
};

/**
 * One row per video. Each cost line adds to it in its own write, so that lines never wait for each other and none is
 * lost.
 */
export const receiptStore = (table: Table): Receipts => ({
  add: async ({ ownerId, videoId, attempt }, lineId, items) => {
    const amounts = items.flatMap((item): [string, number | bigint][] => [
      [fieldOf('used', attempt, item), item.quantity],
      ...(item.pico === undefined
        ? []
        : [[fieldOf('pico', attempt, item), BigInt(item.pico)] satisfies [string, bigint]]),
    ]);
    const adds = amounts.map((_, index) => `#a${index} :a${index}`);
    await tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.receipt(ownerId, videoId),
          // A write is sent again if its response is lost, and must not count twice.
          ConditionExpression: 'NOT contains(#lines, :id)',
          UpdateExpression: `SET videoId = :video ADD #lines :line, ${adds.join(', ')}`,
          ExpressionAttributeNames: {
            '#lines': 'lines',
            ...Object.fromEntries(amounts.map(([field], index) => [`#a${index}`, field])),
          },
          ExpressionAttributeValues: {
            ':id': lineId,
            ':line': new Set([lineId]),
            ':video': videoId,
            ...Object.fromEntries(amounts.map(([, amount], index) => [`:a${index}`, amount])),
          },
        }),
      ),
    );
  },
  find: async (ownerId, videoId) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.receipt(ownerId, videoId), ConsistentRead: true }),
    );
    const row = parseRow(Row, Item);
    if (row === undefined) return undefined;
    const items = Object.keys(row)
      .toSorted()
      .flatMap((field) => itemOf(row, field));
    const pico = items.reduce((sum, item) => sum + BigInt(item.pico ?? 0), 0n);
    return { videoId: row.videoId, tries: row.lines.length, items, pico };
  },
});
