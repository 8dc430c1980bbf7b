import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { ExtendedKeyUsage } from '@peculiar/x509';
import { newTestIdentity } from '#local/support/test-identity.ts';

/** Headers that describe one connection, which HTTP/2 forbids. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a local site as CloudFront serves the deployed one: over TLS and HTTP/2, where one connection carries all
 * files. The certificate is a test one.
 */
export const startEdge = async (
  origin: string,
): Promise<{ readonly url: string; readonly close: () => void }> => {
  const { privateKey, certificates } = await newTestIdentity({ usage: ExtendedKeyUsage.serverAuth });
  const { host } = new URL(origin);
  const server = createSecureServer({ key: privateKey, cert: certificates }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const passed = request(
      new URL(asked.url, origin),
      { method: asked.method, headers: { ...headers, host } },
      (reply) => {
        for (const name of OF_CONNECTION) delete reply.headers[name];
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        pipeline(reply, answer, () => {});
      },
    );
    passed.once('error', () => answer.destroy());
    pipeline(asked, passed, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
};
