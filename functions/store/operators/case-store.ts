import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Case, ReportText } from '#functions/domain/operators/case.ts';
import type { Cases } from '#functions/domain/operators/ports.ts';
import {
  OTHER_CASES,
  operatorKeys,
  TEXT_PREFIX,
  URGENT_CASES,
} from '#functions/store/table/operator-keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { CaseRow } from './case-row.ts';

export const caseStore = (table: Table): Cases => {
  const group = async (gsi1pk: string, most: number): Promise<Case[]> => {
    if (most <= 0) return [];
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :group',
        ExpressionAttributeValues: { ':group': gsi1pk },
        Limit: most,
      }),
    );
    return Items.map((row) => parseRow(CaseRow, row)).filter((row) => row !== undefined);
  };
  return {
    open: async (most) => {
      const urgent = await group(URGENT_CASES, most);
      return [...urgent, ...(await group(OTHER_CASES, most - urgent.length))];
    },
    find: async (subject) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: operatorKeys.case(subject), ConsistentRead: true }),
      );
      return parseRow(CaseRow, Item);
    },
    texts: async (subject) => {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': operatorKeys.case(subject).pk, ':prefix': TEXT_PREFIX },
        }),
      );
      return Items.map((row) => parseRow(ReportText, row))
        .filter((text) => text !== undefined)
        .toSorted((one, other) => other.at.localeCompare(one.at));
    },
  };
};
