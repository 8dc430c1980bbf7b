import { paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { AuditEntry, type Decision } from '#functions/domain/operators/decision.ts';
import type { AuditTrail } from '#functions/domain/operators/ports.ts';
import { hashOf } from '#functions/store/table/keys.ts';
import { operatorKeys } from '#functions/store/table/operator-keys.ts';
import { parsedRows } from '#functions/store/table/rows.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';

const PARTITION = operatorKeys.audit(0).pk;
const NOTHING = '';

const hashOfEntry = (entry: Omit<AuditEntry, 'hash'>): string => {
  const { n, at, before, action, operator, ownerId, videoId = '', reason, byLaw = false } = entry;
  return hashOf(String(n), at, before, action, operator, ownerId, videoId, reason, String(byLaw));
};

const entries = (table: Table): AsyncIterable<AuditEntry> =>
  parsedRows(
    AuditEntry,
    paginateQuery(
      { client: table.client },
      {
        TableName: table.name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': PARTITION },
      },
    ),
  );

const lastEntry = async (table: Table): Promise<AuditEntry | undefined> => {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': PARTITION },
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  if (Items.length === 0) return undefined;
  const entry = parseRow(AuditEntry, Items[0]);
  if (entry === undefined) throw new Error('The last entry of the audit trail can’t be read.');
  return entry;
};

/** The next entry and its write, which fails if another entry was written first. */
export const nextEntry = async (
  table: Table,
  decision: Decision,
  now: Date,
): Promise<{ readonly entry: AuditEntry; readonly write: TransactItem }> => {
  const last = await lastEntry(table);
  const facts = {
    ...decision,
    n: (last?.n ?? 0) + 1,
    at: now.toISOString(),
    before: last?.hash ?? NOTHING,
  };
  const entry = { ...facts, hash: hashOfEntry(facts) };
  return {
    entry,
    write: {
      Put: {
        TableName: table.name,
        Item: { ...operatorKeys.audit(entry.n), ...entry },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
};

export const auditTrail = (table: Table): AuditTrail => ({
  all: () => entries(table),
  brokenAt: async () => {
    let n = 0;
    let before = NOTHING;
    for await (const entry of entries(table)) {
      n += 1;
      if (entry.n !== n || entry.before !== before || entry.hash !== hashOfEntry(entry)) return n;
      before = entry.hash;
    }
    return undefined;
  },
});
