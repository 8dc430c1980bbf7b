import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { startDynamoDb } from '#local/aws/dynamodb.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

/** How long it takes to verify many users' ledgers: `npm run bench -- test/bench/ledger.ts [users] [broken]`. */
const USERS = Number(process.argv[2] ?? 10_000);
const BROKEN = Number(process.argv[3] ?? 0);
const ROWS = 9;
const BATCH = 25;
const TABLE_NAME = 'veilcast';
const SPENT = 10;
const GIVEN = 400;

const dataDir = temporaryFolder();
const dynamodb = await startDynamoDb({
  dataDir,
  tableName: TABLE_NAME,
  externalUrl: undefined,
  onExit: () => {},
});
Object.assign(process.env, {
  TABLE_NAME,
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});
const client = connect();

const rowsOf = (index: number) => {
  const ownerId = `user-${index}`;
  const remaining = GIVEN - SPENT * (ROWS - 1) + (index < BROKEN ? 1 : 0);
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    ...keys.ledger(ownerId, `row-${row}`),
    amount: row === 0 ? GIVEN : -SPENT,
  }));
  return [{ ...keys.credits(ownerId), ownerId, grants: [{ id: 'g', remaining }] }, ...rows];
};

const all = Array.from({ length: USERS }, (_, index) => rowsOf(index)).flat();
for (let at = 0; at < all.length; at += BATCH)
  await client.send(
    new BatchWriteCommand({
      RequestItems: { [TABLE_NAME]: all.slice(at, at + BATCH).map((Item) => ({ PutRequest: { Item } })) },
    }),
  );
console.log(`Stored ${all.length} rows for ${USERS} users.`);
const tool = join(import.meta.dirname, '../../tools/ledger.ts');
spawnSync(process.execPath, [tool, 'verify'], { stdio: 'inherit' });
await dynamodb.close();
await rm(dataDir, { recursive: true, force: true });
