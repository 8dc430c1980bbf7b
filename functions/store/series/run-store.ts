import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { ANSWER_DAYS_MAX } from '#contract/catalogue.ts';
import type { Clock } from '#functions/domain/request/ports.ts';
import type { Runs } from '#functions/domain/series/ports.ts';
import { Run } from '#functions/domain/series/run.ts';
import { isAsked } from '#functions/domain/series/runs/answers.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { userPk } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import { parsedRows } from '#functions/store/table/rows.ts';
import { runKey, runKeysSince, runPrefix } from '#functions/store/table/series-keys.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { readAllSeries } from './all-series.ts';
import { returnedIdea, takenIdea } from './idea-row.ts';
import { seriesChange, seriesCheck } from './series-row.ts';

const DAY_MS = 24 * 3_600_000;
/** No run waits longer than this after its airing, not even a run that is remade on its last day. */
const WAITS_AT_MOST_MS = 2 * ANSWER_DAYS_MAX * DAY_MS;
const LOCAL_TIME = /^\d{12}$/u;

/** A run’s row, which is in the index until the run ends. */
const rowOf = (run: Run) => ({
  ...runKey(run.ownerId, run.id),
  ...run,
  ...(run.dueAt !== undefined && dueIndex(run, run.dueAt)),
});

const byAiring = (a: Run, b: Run): number => Date.parse(a.airing.at) - Date.parse(b.airing.at);

export const runStore = (table: Table, now: Clock): Runs => {
  const since: Runs['since'] = async (ownerId, seriesId, start) => {
    const { from, to } = runKeysSince(seriesId, start);
    const pages = paginateQuery(
      { client: table.client },
      {
        TableName: table.name,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': userPk(ownerId), ':from': from, ':to': to },
      },
    );
    const runs: Run[] = [];
    for await (const run of parsedRows(Run, pages)) if (new Date(run.airing.at) >= start) runs.push(run);
    return runs;
  };

  return {
    since,
    begin: async (run, { before, after }) => {
      const failed = await tryTransact(table, [
        {
          Put: {
            TableName: table.name,
            Item: rowOf(run),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        takenIdea(table, run.idea),
        ...seriesChange(table, before, after),
      ]);
      return failed === undefined;
    },
    find: async (ownerId, runId) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: runKey(ownerId, runId), ConsistentRead: true }),
      );
      return parseRow(Run, Item);
    },
    list: (ownerId, seriesId, cursor) =>
      listPage(table, { ownerId, prefix: runPrefix(seriesId), schema: Run, cursor, cursors: LOCAL_TIME }),
    waiting: async (ownerId) => {
      const { kept } = await readAllSeries(table, ownerId);
      const start = new Date(now().getTime() - WAITS_AT_MOST_MS);
      const runs = await Promise.all(kept.map((seriesId) => since(ownerId, seriesId, start)));
      return runs.flat().filter(isAsked).toSorted(byAiring);
    },
    replace: async (before, after, idea) => {
      if (after.version !== before.version + 1)
        throw new Error(`Version ${after.version} of run ${before.id} doesn’t follow ${before.version}.`);
      const changed: TransactItem = {
        Put: {
          TableName: table.name,
          Item: rowOf(after),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': before.version },
        },
      };
      const back =
        idea === undefined
          ? []
          : [seriesCheck(table, idea.ownerId, idea.seriesId), returnedIdea(table, idea)];
      const failed = await tryTransact(table, [changed, ...back]);
      if (failed === undefined || failed.includes(0)) return failed === undefined;
      return (await tryTransact(table, [changed])) === undefined;
    },
  };
};
