import { randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { FilmRef, Shares } from '#functions/domain/analytics/ports.ts';
import { TakenDown } from '#functions/domain/operators/restriction.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem, tryTransact } from '#functions/store/table/table.ts';
import { dayWrite } from './figure-store.ts';

/** 128 bits, so that links cannot be guessed. */
const SHARE_ID_BYTES = 16;
/** Only one of several concurrent first shares can win; after that, the id is permanent. */
const ROUNDS = 3;

const Pointer = z.object({ ownerId: z.string(), videoId: z.string(), takenDown: TakenDown.optional() });
const Shared = z.object({ status: z.string(), shareId: z.string().optional() });

export const shareStore = (table: Table): Shares => {
  const filmUpdate = (
    { ownerId, videoId }: FilmRef,
    shareId: string,
    expressions: { readonly condition: string; readonly update: string },
  ): TransactItem => ({
    Update: {
      TableName: table.name,
      Key: keys.video(ownerId, videoId),
      ConditionExpression: `#status = :completed AND attribute_not_exists(restriction) AND ${expressions.condition}`,
      UpdateExpression: expressions.update,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':completed': 'completed', ':shareId': shareId, ':one': 1 },
    },
  });

  const firstShare = (film: FilmRef, shareId: string): TransactItem[] => [
    filmUpdate(film, shareId, {
      condition: 'attribute_not_exists(shareId)',
      update: 'SET shareId = :shareId ADD shares :one',
    }),
    {
      Put: {
        TableName: table.name,
        Item: { ...keys.share(shareId), ownerId: film.ownerId, videoId: film.videoId },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ];

  const anotherShare = (film: FilmRef, shareId: string): TransactItem[] => [
    filmUpdate(film, shareId, { condition: 'shareId = :shareId', update: 'ADD shares :one' }),
  ];

  const linkOf = async ({ ownerId, videoId }: FilmRef) => {
    const { Item } = await table.client.send(
      new GetCommand({
        TableName: table.name,
        Key: keys.video(ownerId, videoId),
        ConsistentRead: true,
        ProjectionExpression: '#status, shareId',
        ExpressionAttributeNames: { '#status': 'status' },
      }),
    );
    return parseRow(Shared, Item);
  };

  const noShare = ({ ownerId, videoId }: FilmRef, shareId: string): TransactItem[] => [
    {
      Update: {
        TableName: table.name,
        Key: keys.video(ownerId, videoId),
        ConditionExpression:
          'shareId = :shareId AND (attribute_not_exists(restriction) OR restriction.#kind <> :taken)',
        UpdateExpression: 'REMOVE shareId',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: { ':shareId': shareId, ':taken': 'taken_down' },
      },
    },
    { Delete: { TableName: table.name, Key: keys.share(shareId) } },
  ];

  return {
    unshare: async (film) => {
      const known = await linkOf(film);
      // A failed condition means that this link was already ended, by another call or by the video’s deletion.
      if (known?.shareId !== undefined) await tryTransact(table, noShare(film, known.shareId));
    },
    share: async (film, now) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const known = await linkOf(film);
        if (known?.status !== 'completed') return undefined;
        const shareId = known.shareId ?? randomBytes(SHARE_ID_BYTES).toString('base64url');
        const writes = known.shareId === undefined ? firstShare(film, shareId) : anotherShare(film, shareId);
        const failed = await tryTransact(table, [...writes, dayWrite(table, film, 'shares', now)]);
        if (failed === undefined) return shareId;
      }
      return undefined;
    },
    find: async (shareId) => {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keys.share(shareId), ConsistentRead: true }),
      );
      return parseRow(Pointer, Item);
    },
  };
};
