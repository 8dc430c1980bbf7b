import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { RECENT_SIGN_IN_MINUTES } from '#contract/catalogue.ts';
import { keys } from '#functions/store/table/keys.ts';
import { table } from '#functions/wiring/table.ts';

/** Backdates the sign-in behind a session’s secret, so that it no longer counts as recent. */
export const ageSignIn = async (token: string): Promise<void> => {
  const provenAt = Math.floor(Date.now() / 1000) - RECENT_SIGN_IN_MINUTES * 60 - 1;
  await table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key: keys.session(token),
      UpdateExpression: 'SET provenAt = :at',
      ExpressionAttributeValues: { ':at': provenAt },
    }),
  );
};
