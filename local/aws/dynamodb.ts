import { constants } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { firstMessage, startProcess, stopProcess } from '#local/support/child-process.ts';
import { CloudProblem } from '#local/support/cloud-problem.ts';
import type { StandIn } from '#local/support/http-service.ts';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;
const Started = z.object({ pid: z.int(), url: z.url() });
const Failure = z
  .object({ __type: z.string(), message: z.string().default('') })
  .transform(({ __type: type, message }) => ({ type, message }));

/** The keys of the table and its index, as on a deployed stage. */
export const TABLE_KEYS = {
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [
        { AttributeName: 'gsi1pk', KeyType: 'HASH' },
        { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

const tableDefinition = (tableName: string) => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((name) => ({
    AttributeName: name,
    AttributeType: 'S',
  })),
  ...TABLE_KEYS,
});

/** Calls DynamoDB's HTTP API; treats error types in `accepted` as success. */
async function call(
  url: string,
  operation: string,
  input: unknown,
  accepted: readonly string[] = [],
): Promise<void> {
  // `fetch` refuses our program's port, just as browsers do.
  const asked = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
  });
  asked.end(JSON.stringify(input));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject);
  });
  const body = await text(response);
  if (response.statusCode === 200) return;
  const failure = Failure.parse(JSON.parse(body));
  if (!accepted.some((type) => failure.type.endsWith(type))) {
    throw new Error(`DynamoDB refused ${operation}: ${failure.type} ${failure.message}`);
  }
}

/** Creates the product's table at `url` unless it already exists. */
export async function createTable(url: string, tableName: string): Promise<void> {
  await call(url, 'CreateTable', tableDefinition(tableName), ['ResourceInUseException']);
  const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true };
  await call(url, 'UpdateTimeToLive', { TableName: tableName, TimeToLiveSpecification }, [
    'ValidationException',
  ]);
}

async function findProgram(): Promise<string> {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const missing = `There is no DynamoDB program for ${process.platform}-${process.arch}: start any DynamoDB Local and set AWS_ENDPOINT_URL_DYNAMODB to its address.`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const program = join(folder, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
    await access(program, constants.X_OK);
    return program;
  } catch {
    throw new CloudProblem(missing);
  }
}

function endIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The program has already ended.
  }
}

async function waitUntilUp(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await call(url, 'ListTables', {});
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) {
        throw new CloudProblem('DynamoDB did not start: see logs/dynamodb.log in the data folder.', {
          cause: error,
        });
      }
      await sleep(POLL_MS);
    }
  }
}

/** DynamoDB, with its only table in `<dataDir>/dynamodb.sqlite`, or the DynamoDB at `externalUrl`. */
export async function startDynamoDb(options: {
  dataDir: string;
  tableName: string;
  /** Keeps the table only in memory; the program then ends with this process and doesn't keep it alive. */
  inMemory?: boolean;
  externalUrl?: string | undefined;
  onExit?: () => void;
}): Promise<StandIn & { pids: number[] }> {
  const { dataDir, tableName, externalUrl, inMemory = false } = options;
  if (externalUrl) {
    await createTable(externalUrl, tableName).catch((error: unknown) => {
      throw new CloudProblem(
        `No DynamoDB answers at AWS_ENDPOINT_URL_DYNAMODB (${externalUrl}): start it or unset the variable.`,
        { cause: error },
      );
    });
    return { url: externalUrl, pids: [], close: async () => {} };
  }
  const program = await findProgram();
  const database = inMemory ? [] : ['--db-path', join(dataDir, 'dynamodb.sqlite')];
  await mkdir(join(dataDir, 'logs'), { recursive: true });
  const log = await open(join(dataDir, 'logs', 'dynamodb.log'), 'a');
  const guard = startProcess(
    new URL('./dynamodb-guard.ts', import.meta.url),
    [program, 'serve', ...database],
    {
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    },
  );
  await log.close();
  const { pid, url } = Started.parse(await firstMessage(guard));
  await waitUntilUp(url, () => guard.exitCode !== null);
  await createTable(url, tableName);
  if (inMemory) {
    guard.unref();
    guard.channel?.unref();
  }
  const onExit = () => options.onExit?.();
  guard.once('exit', onExit);
  // Also works if the guard was killed.
  guard.once('exit', () => endIfRunning(pid));
  const close = async () => {
    guard.off('exit', onExit);
    await stopProcess(guard);
  };
  return { url, pids: guard.pid === undefined ? [pid] : [guard.pid, pid], close };
}
