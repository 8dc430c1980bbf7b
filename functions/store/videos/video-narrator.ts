import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Job } from '#functions/domain/video/job.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { FENCE, fenceValues } from './video-fence.ts';

const Kept = z.object({ narrator: z.string() });

/** Chooses an attempt's narrator once; undefined when the attempt is over. */
export const keepNarrator = async (table: Table, job: Job, narrator: string): Promise<string | undefined> => {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.video(job.ownerId, job.videoId),
        ConditionExpression: FENCE,
        UpdateExpression: 'SET narrator = if_not_exists(narrator, :narrator)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ...fenceValues(job), ':narrator': narrator },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Kept.parse(Attributes).narrator;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
};
