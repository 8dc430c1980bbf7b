import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { Language } from '#contract/catalogue.ts';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { keys } from '#functions/store/table/keys.ts';
import { table } from '#functions/wiring/table.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveFinishedVideo } from './finished-films.ts';
import { givePlayableFilm } from './playable-film.ts';

/** A creator with a completed video. */
export const creatorWithFilm = async (title?: string, language?: Language) => {
  const { visitor, id } = await newAccount();
  return { visitor, id, film: await giveFinishedVideo(id, title, language) };
};

/** A creator with a completed video that a browser can play. */
export const creatorWithPlayableFilm = async (title: string) => {
  const { visitor, id: ownerId } = await newAccount();
  return { visitor, ownerId, videoId: await givePlayableFilm(ownerId, title) };
};

/** Shares a video and returns its share link. */
export const shareOf = async (visitor: Visitor, videoId: string, platform = 'link'): Promise<string> => {
  const answer = await visitor.post('/api/videos/share', { video_id: videoId, platform });
  expect(answer.status).toBe(200);
  return (await answer.json()).share_url;
};

export const shareIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Adds bytes to an account's traffic for this month, as if thousands of viewers had watched. */
export const watchedBefore = (ownerId: string, bytes: number) =>
  table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key: keys.egress(ownerId, periodOf(new Date())),
      UpdateExpression: 'ADD #bytes :bytes',
      ExpressionAttributeNames: { '#bytes': 'bytes' },
      ExpressionAttributeValues: { ':bytes': bytes },
    }),
  );
