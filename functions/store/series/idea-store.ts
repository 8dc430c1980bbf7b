import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { IDEAS_KEPT } from '#contract/catalogue.ts';
import { Idea } from '#functions/domain/series/idea.ts';
import type { Ideas } from '#functions/domain/series/ports.ts';
import { rowKeys } from '#functions/store/table/batch-delete.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { ideaKey, ideaPrefix } from '#functions/store/table/series-keys.ts';
import { parseRow, type Table, tryTransact, tryWrite } from '#functions/store/table/table.ts';
import { addingIdeas, readAdditions } from './all-series.ts';
import { ideaRow, newIdeaRow } from './idea-row.ts';
import { seriesCheck } from './series-row.ts';

/** How many times other calls may get in first before this call gives up adding its ideas. */
const ROUNDS = 8;

const WAITS = { ConditionExpression: 'attribute_exists(pk)' };

/** Ordered by place; if two browser windows put ideas in the same place, those are ordered by id. */
const inOrder = (a: Idea, b: Idea): number => {
  if (a.place !== b.place) return a.place < b.place ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

export const ideaStore = (table: Table): Ideas => {
  const count: Ideas['count'] = async (ownerId, seriesId) =>
    (await rowKeys(table, ownerId, ideaPrefix(seriesId))).length;

  return {
    count,
    list: async (ownerId, seriesId) => {
      const rows = await rowsUnder(table, ownerId, ideaPrefix(seriesId));
      return rows.flatMap((row) => parseRow(Idea, row) ?? []).toSorted(inOrder);
    },
    find: async (ownerId, seriesId, ideaId) => {
      const Key = ideaKey(ownerId, seriesId, ideaId);
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
      );
      return parseRow(Idea, Item);
    },
    add: async (ideas) => {
      const [first] = ideas;
      if (first === undefined) return 'added';
      const { ownerId, seriesId } = first;
      for (let round = 1; round <= ROUNDS; round += 1) {
        const additions = await readAdditions(table, ownerId, seriesId);
        if ((await count(ownerId, seriesId)) + ideas.length > IDEAS_KEPT) return 'full';
        const failed = await tryTransact(table, [
          seriesCheck(table, ownerId, seriesId),
          addingIdeas(table, first, additions),
          ...ideas.map((idea) => newIdeaRow(table, idea)),
        ]);
        if (failed === undefined) return 'added';
        if (failed.includes(0)) return 'gone';
      }
      return 'busy';
    },
    replace: (idea) =>
      tryWrite(table.client.send(new PutCommand({ TableName: table.name, Item: ideaRow(idea), ...WAITS }))),
    remove: (ownerId, seriesId, ideaId) =>
      tryWrite(
        table.client.send(
          new DeleteCommand({ TableName: table.name, Key: ideaKey(ownerId, seriesId, ideaId), ...WAITS }),
        ),
      ),
  };
};
