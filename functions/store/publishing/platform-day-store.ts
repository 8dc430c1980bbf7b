import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { platformDay } from '#functions/domain/publishing/platform-day.ts';
import type { PlatformDays } from '#functions/domain/publishing/ports.ts';
import { platformDayKey } from '#functions/store/table/publishing-keys.ts';
import { secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

const KEPT_SECONDS = 2 * 24 * 3600;

export const platformDayStore = (table: Table): PlatformDays => ({
  take: async (platform, now) => {
    const day = platformDay(platform, now);
    if (day === undefined) return undefined;
    const isTaken = await tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: platformDayKey(platform, day.date),
          ConditionExpression: 'attribute_not_exists(uploads) OR uploads < :most',
          UpdateExpression: 'ADD uploads :one SET #ttl = :ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':most': day.uploads,
            ':one': 1,
            ':ttl': secondsOf(day.ends) + KEPT_SECONDS,
          },
        }),
      ),
    );
    return isTaken ? undefined : day.ends;
  },
});
