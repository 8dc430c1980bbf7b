import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import { Publication } from '#functions/domain/publishing/publication.ts';
import { dueAt } from '#functions/domain/publishing/publication-changes.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { keys, userPk } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import {
  PUBLICATION_PREFIX,
  postedKey,
  postedPrefix,
  publicationKey,
} from '#functions/store/table/publishing-keys.ts';
import { parsedRows, rowsUnder } from '#functions/store/table/rows.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';

/** The row of a publication, which is in the index until it is over. */
const rowOf = (publication: Publication) => {
  const due = dueAt(publication);
  return {
    ...publicationKey(publication.ownerId, publication.id),
    ...publication,
    ...(due !== undefined && dueIndex(publication, due.toISOString())),
  };
};

const newRow = (table: Table, publication: Publication): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf(publication),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Claims a video and an account for a publication, unless the claim has changed since `seen` was read. */
const claim = (
  table: Table,
  { ownerId, videoId, connectionId, id }: Publication,
  seen: string | undefined,
): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: { ...postedKey(ownerId, videoId, connectionId), connectionId, publicationId: id },
    ...(seen === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'publicationId = :seen',
          ExpressionAttributeValues: { ':seen': seen },
        }),
  },
});

const Claim = z.object({ connectionId: z.string(), publicationId: z.string() });

export const publicationStore = (table: Table): Publications => {
  const find: Publications['find'] = async (ownerId, id) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: publicationKey(ownerId, id), ConsistentRead: true }),
    );
    return parseRow(Publication, Item);
  };
  return {
    find,
    claimed: async (ownerId, videoId) => {
      const rows = await rowsUnder(table, ownerId, postedPrefix(videoId));
      return new Map(
        rows
          .map((row) => parseRow(Claim, row))
          .filter((row) => row !== undefined)
          .map(({ connectionId, publicationId }) => [connectionId, publicationId]),
      );
    },
    create: async (publications, seen) => {
      const [first] = publications;
      if (first === undefined) return 'created';
      const failed = await tryTransact(table, [
        {
          ConditionCheck: {
            TableName: table.name,
            Key: keys.video(first.ownerId, first.videoId),
            ConditionExpression: '#status = :completed',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':completed': 'completed' },
          },
        },
        ...publications.flatMap((each) => [
          claim(table, each, seen.get(each.connectionId)),
          newRow(table, each),
        ]),
      ]);
      if (failed === undefined) return 'created';
      return failed.includes(0) ? 'gone' : 'changed';
    },
    published: async ({ ownerId, id }, since) => {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          // One may be ordered long before it is published, so its key doesn't bound the time.
          FilterExpression: 'connectionId = :id AND #status = :published AND publishedAt >= :since',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':pk': userPk(ownerId),
            ':prefix': PUBLICATION_PREFIX,
            ':id': id,
            ':published': 'published',
            ':since': since.toISOString(),
          },
        },
      );
      const publications: Publication[] = [];
      for await (const publication of parsedRows(Publication, pages)) publications.push(publication);
      return publications;
    },
    list: (ownerId, cursor) =>
      listPage(table, { ownerId, prefix: PUBLICATION_PREFIX, schema: Publication, cursor }),
    replace: async (before, after) =>
      (await tryTransact(table, [
        {
          Put: {
            TableName: table.name,
            Item: rowOf({ ...after, revision: before.revision + 1 }),
            ConditionExpression: 'revision = :revision',
            ExpressionAttributeValues: { ':revision': before.revision },
          },
        },
      ])) === undefined,
  };
};
