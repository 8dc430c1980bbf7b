import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { Day, dayOf } from '#functions/domain/analytics/analytics.ts';
import type { CountedPlays, CountedVideo, OwnViewing } from '#functions/domain/analytics/own-plays.ts';
import type { OwnPlayRepair } from '#functions/domain/analytics/ports.ts';
import { keys, userPk } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { takeBackPlays } from './own-play-writes.ts';

const MS_PER_SECOND = 1000;

const VideoRow = z
  .object({
    ownerId: z.string(),
    id: z.string(),
    views: z.int().default(0),
    completions: z.int().default(0),
    shares: z.int().default(0),
  })
  .transform(({ ownerId, id, views, completions, shares }) => ({
    ownerId,
    video: { videoId: id, plays: views, completions, isShared: shares > 0 },
  }));
const DayRow = Day.extend({ pk: z.string() }).transform(({ pk, ...day }) => ({
  ownerId: pk.slice(userPk('').length),
  day,
}));
const ViewingRow = z.object({ pk: z.string(), playedAt: z.int(), endedAt: z.int().optional() });

const dayAt = (seconds: number): string => dayOf(new Date(seconds * MS_PER_SECOND));

/** Collects the rows of videos, days and viewings, in any order. */
const collect = () => {
  const videos: z.output<typeof VideoRow>[] = [];
  const days: z.output<typeof DayRow>[] = [];
  const viewings = new Map<string, z.output<typeof ViewingRow>>();
  const ownViewings = (ownerId: string, mine: readonly CountedVideo[]): OwnViewing[] =>
    mine.flatMap(({ videoId }) => {
      // A row names neither video nor viewer, but anyone who knows both can find it.
      const row = viewings.get(keys.viewing(videoId, ownerId).pk);
      if (row === undefined) return [];
      const { playedAt, endedAt } = row;
      const endedOn = endedAt === undefined ? undefined : dayAt(endedAt);
      return [{ videoId, playedAt, endedAt, playedOn: dayAt(playedAt), endedOn }];
    });
  return {
    take: (item: Record<string, unknown>): void => {
      const sk = String(item['sk']);
      if (sk.startsWith('VIDEO#')) {
        const row = parseRow(VideoRow, item);
        if (row !== undefined) videos.push(row);
      } else if (sk.startsWith('DAY#')) {
        const row = parseRow(DayRow, item);
        if (row !== undefined) days.push(row);
      } else {
        const row = parseRow(ViewingRow, item);
        if (row !== undefined) viewings.set(row.pk, row);
      }
    },
    counted: (): CountedPlays[] => {
      const videosOf = Map.groupBy(videos, ({ ownerId }) => ownerId);
      const daysOf = Map.groupBy(days, ({ ownerId }) => ownerId);
      const owners = [...new Set([...videosOf.keys(), ...daysOf.keys()])].toSorted();
      return owners.map((ownerId) => {
        const mine = (videosOf.get(ownerId) ?? []).map(({ video }) => video);
        const myDays = (daysOf.get(ownerId) ?? []).map(({ day }) => day);
        return { ownerId, videos: mine, days: myDays, viewings: ownViewings(ownerId, mine) };
      });
    },
  };
};

/** Reads the whole table: for an operator's command, never for a request. */
export const ownPlayStore = (table: Table): OwnPlayRepair => ({
  read: async () => {
    const { take, counted } = collect();
    const pages = paginateScan(
      { client: table.client },
      {
        TableName: table.name,
        ConsistentRead: true,
        FilterExpression: 'begins_with(sk, :video) OR begins_with(sk, :day) OR sk = :viewing',
        ExpressionAttributeValues: { ':video': 'VIDEO#', ':day': 'DAY#', ':viewing': 'VIEWING' },
      },
    );
    for await (const { Items = [] } of pages) for (const item of Items) take(item);
    return counted();
  },
  takeBack: (own) => takeBackPlays(table, own),
});
