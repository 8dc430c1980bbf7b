import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { CANCELED_KEPT_DAYS } from '#contract/catalogue.ts';
import { resultOf } from '#functions/domain/publishing/order.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import { Publication } from '#functions/domain/publishing/publication.ts';
import { dueAt } from '#functions/domain/publishing/publication-changes.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { bindClaim } from '#functions/store/request/idempotency-store.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listPage } from '#functions/store/table/pages.ts';
import {
  PUBLICATION_PREFIX,
  postedKey,
  postedPrefix,
  publicationKey,
} from '#functions/store/table/publishing-keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';

const DAY_SECONDS = 86_400;

/**
 * A publication’s row, which is in the index until the publication has ended. The row of a canceled publication
 * expires, because nothing was sent.
 */
const rowOf = (publication: Publication) => {
  const due = dueAt(publication);
  const { status, updatedAt } = publication;
  return {
    ...publicationKey(publication.ownerId, publication.id),
    ...publication,
    ...(due !== undefined && dueIndex(publication, due.toISOString())),
    ...(status === 'canceled' && {
      ttl: secondsOf(new Date(updatedAt)) + CANCELED_KEPT_DAYS * DAY_SECONDS,
    }),
  };
};

const newRow = (table: Table, publication: Publication): TransactItem => ({
  Put: {
    TableName: table.name,
    Item: rowOf(publication),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/**
 * Claims a combination of video and account for a publication, unless the claim has changed since `seen` was read.
 */
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
    create: async (publications, seen, { claim: key, now }) => {
      const [first] = publications;
      if (first === undefined) return 'created';
      const failed = await tryTransact(table, [
        activeUserCheck(table, first.ownerId),
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
        ...(key === undefined ? [] : [bindClaim(table, key, resultOf(publications), now)]),
      ]);
      if (failed === undefined) return 'created';
      return failed.includes(0) || failed.includes(1) ? 'gone' : 'changed';
    },
    all: async (ownerId) =>
      (await rowsUnder(table, ownerId, PUBLICATION_PREFIX))
        .map((row) => parseRow(Publication, row))
        .filter((row) => row !== undefined),
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
