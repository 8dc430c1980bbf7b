import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { EdgeLog } from '#local/aws/edge/edge-log.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

const serve = async (server: Server): Promise<string> => {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
};

it('retries storing log lines under the same object name until the bucket accepts them', async () => {
  const answers = [500, 503, 200, 200];
  const written: { readonly name: string; readonly paths: readonly string[] }[] = [];
  const bucket = await serve(
    createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const lines = gunzipSync(body).toString().trim().split('\n');
      written.push({
        name: request.url ?? '',
        paths: lines.map((line) => JSON.parse(line)['cs-uri-stem']),
      });
      response.writeHead(answers.shift() ?? 200).end();
    }),
  );
  const log = new EdgeLog(bucket);
  const edge = await serve(
    createServer((request, response) => {
      log.watch(request, response);
      response.end('film');
    }),
  );

  await (await fetch(`${edge}/media/one.mp4`)).text();
  await expect.poll(() => written.length, { timeout: 10_000 }).toBe(3);
  expect(new Set(written.map(({ name }) => name)).size).toBe(1);
  await (await fetch(`${edge}/media/two.mp4`)).text();
  await expect.poll(() => written.length, { timeout: 10_000 }).toBe(4);
  expect(written.map(({ paths }) => paths)).toEqual([
    ['/media/one.mp4'],
    ['/media/one.mp4'],
    ['/media/one.mp4'],
    ['/media/two.mp4'],
  ]);
});
