import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { VOICES } from '#contract/catalogue.ts';
import type { VoicePreviews } from '#functions/domain/providers/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

const Row = z.object({
  voices: z.array(z.object({ voiceId: z.enum(VOICES.map(({ id }) => id)), key: z.string() })),
  failed: z.object({ key: z.string(), retryAt: z.iso.datetime() }).optional(),
});

/** One row for all voices, written by a single duty. */
export const voicePreviewStore = (table: Table): VoicePreviews => ({
  read: async () => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.voicePreviews }),
    );
    const { voices = [], failed } = parseRow(Row, Item) ?? {};
    return { recordings: Object.fromEntries(voices.map(({ voiceId, key }) => [voiceId, key])), failed };
  },
  write: async ({ recordings, failed }) => {
    const voices = VOICES.flatMap(({ id }) => {
      const key = recordings[id];
      return key === undefined ? [] : [{ voiceId: id, key }];
    });
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.voicePreviews,
        UpdateExpression:
          failed === undefined
            ? 'SET voices = :voices REMOVE failed'
            : 'SET voices = :voices, failed = :failed',
        ExpressionAttributeValues: { ':voices': voices, ...(failed && { ':failed': failed }) },
      }),
    );
  },
});
