import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Audit } from '#functions/domain/credits/audit.ts';
import type { Table } from '#functions/store/table/table.ts';

/** How many readers read the table in parallel, each its own segment. */
const READERS = 4;
const ACCOUNT = 'CREDITS';
const ROW_PREFIX = 'LEDGER#';

const AccountRow = z.object({ grants: z.array(z.object({ remaining: z.int() })) });
const Row = z.object({ amount: z.int() });
const Key = z.object({ pk: z.string(), sk: z.string() });

/** Adds up accounts and ledger rows in any order; ignores all other items. */
export const tally = () => {
  const balances = new Map<string, number>();
  const sums = new Map<string, number>();
  let rows = 0;
  return {
    take: (item: Record<string, unknown>): void => {
      const { pk, sk } = Key.parse(item);
      if (sk === ACCOUNT) {
        const { grants } = AccountRow.parse(item);
        balances.set(
          pk,
          grants.reduce((sum, { remaining }) => sum + remaining, 0),
        );
      } else if (sk.startsWith(ROW_PREFIX)) {
        rows += 1;
        sums.set(pk, (sums.get(pk) ?? 0) + Row.parse(item).amount);
      }
    },
    audit: (): Audit => {
      const owners = new Set([...balances.keys(), ...sums.keys()]);
      const differences = [...owners]
        .map((owner) => ({ owner, balance: balances.get(owner) ?? 0, sum: sums.get(owner) ?? 0 }))
        .filter(({ balance, sum }) => balance !== sum || balance < 0);
      return { accounts: balances.size, rows, differences };
    },
  };
};

/**
 * Reads every account and ledger row. If it finds a difference, concurrent writes may be the cause, so run it again.
 */
export const auditLedgers = async (table: Table): Promise<Audit> => {
  const { take, audit } = tally();

  const read = async (segment: number): Promise<void> => {
    const pages = paginateScan(
      { client: table.client },
      {
        TableName: table.name,
        ConsistentRead: true,
        Segment: segment,
        TotalSegments: READERS,
        FilterExpression: 'sk = :account OR begins_with(sk, :rows)',
        ProjectionExpression: 'pk, sk, amount, grants',
        ExpressionAttributeValues: { ':account': ACCOUNT, ':rows': ROW_PREFIX },
      },
    );
    for await (const { Items = [] } of pages) for (const item of Items) take(item);
  };

  await Promise.all(Array.from({ length: READERS }, (_, segment) => read(segment)));
  return audit();
};
