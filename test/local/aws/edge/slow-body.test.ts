import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openGateway } from '#local/aws/edge/gateway.ts';
import { readBody } from '#local/support/http-service.ts';

test('a body that doesn’t arrive in time is refused, and its connection is closed', async () => {
  const gateway = await openGateway(0, { requestMs: 50 });
  const none = async () => {};
  let bodies = 0;
  gateway.serve({
    api: async (request, response) => {
      await readBody(request, 1000);
      bodies += 1;
      response.end('read');
    },
    media: none,
    site: none,
  });
  const socket = connect(gateway.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-length: 20\r\n\r\n{"email"');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /u);
  expect(bodies).toBe(0);
  await gateway.close();
});
