import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { mediaPrefix } from '#functions/domain/media/media-keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { runProgram } from '#test/deploy/emulator/run-program.ts';
import { ProofError, requireThat } from '#test/deploy/proof-error.ts';

/** S3 reports version timestamps in whole seconds. */
const NEXT_SECOND_MS = 1500;
const COMMAND_LIMIT_MS = 120_000;

/** The emulator has no point-in-time recovery, so this copy replaces the table that AWS would restore. */
const copyTable = async (from: string, to: string): Promise<void> => {
  const client = connect();
  const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      TableName: to,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
    }),
  );
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from }))
    for (const Item of Items) await client.send(new PutCommand({ TableName: to, Item }));
};

/**
 * The drill from the runbook: a fault deletes a video’s row and files, and `npm run restore` restores them. Returns
 * the commands' output.
 */
export const restoreDrill = async (root: string, ownerId: string, videoId: string): Promise<string> => {
  const table = process.env['TABLE_NAME'] ?? '';
  await copyTable(table, `${table}-restored`);
  await sleep(NEXT_SECOND_MS);
  const at = new Date().toISOString();
  await sleep(NEXT_SECOND_MS);
  const video = await videos().find(ownerId, videoId);
  if (video === undefined) throw new ProofError('The video is not there before the drill.');
  await media().removeAll(mediaPrefix(video));
  await videos().remove(ownerId, videoId);
  const restore = async (...args: string[]): Promise<string> => {
    const { code, output } = await runProgram(
      process.execPath,
      [join(root, 'tools', 'restore.ts'), ...args, '--video', videoId],
      { cwd: root, env: process.env, timeout: COMMAND_LIMIT_MS },
    );
    requireThat(code === 0, `npm run restore -- ${args.join(' ')} failed:\n${output}`);
    return output.trim().split('\n').at(-1) ?? '';
  };
  return [await restore('account', ownerId), await restore('files', ownerId, '--at', at)].join(' ');
};
