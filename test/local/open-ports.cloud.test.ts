import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type OpenPort, openPortsOf } from '#test/support/cloud/processes.ts';
import { type CloudFacts, type Product, startProduct } from '#test/support/cloud/product-process.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

/** Stand-ins that tests start alongside the product. */
const OF_TESTS = new Set(['openai', 'polly']);
const ELSEWHERE = 'http://localhost:9';
const TABLE_CALL = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': 'DynamoDB_20120810.ListTables',
  'x-amz-date': '20260101T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
};
/** Paths that the ports serve to permitted callers. */
const PATHS = [
  '/',
  '//',
  '/api/health',
  '/api/auth/me',
  '/config.json',
  '/mailbox',
  '/__faults',
  '/__clock',
  '/v1/customers',
  '/v1/models',
  '/v1/voices',
  '/v2/email/outbound-emails',
  '/v2/auth/authorize/',
  '/v2/user/info/',
  '/o/oauth2/v2/auth',
  '/youtube/v3/channels',
  '/posts',
  '/__control',
  '/veilcast-media',
  '/.well-known/openid-configuration',
  '/jwks',
  '/token',
  '/us-east-1_veilcast/.well-known/jwks.json',
  '/2015-03-31/functions/SendMails/invocations',
  '/@fs/etc/hostname',
  '/@vite/client',
];

interface Try {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
const asPage = { origin: ELSEWHERE, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };
const READS: readonly Try[] = [
  { method: 'GET', headers: asPage },
  // Older browsers send only this header.
  { method: 'GET', headers: { origin: ELSEWHERE } },
  { method: 'POST', headers: { ...TABLE_CALL, ...asPage }, body: '{}' },
];
const PREFLIGHT: Try = {
  method: 'OPTIONS',
  headers: {
    ...asPage,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-amz-target,authorization,x-amz-date',
  },
};
const fault = '{"call":"SynthesizeSpeech","faults":[{"kind":"timeout"}]}';
const WRITES: readonly Try[] = [asPage, { origin: ELSEWHERE }, { origin: 'null' }].map((headers) => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'text/plain' },
  body: fault,
}));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

const send = ({ host, port }: OpenPort, path: string, { method, headers, body }: Try): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = request({ host, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sending.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sending.on('error', reject).end(body);
  });

/** Whether browsers let pages connect to this port at all. Node's fetch blocks the same ports as browsers. */
const isForPages = async ({ host, port }: OpenPort): Promise<boolean> => {
  const named = host.includes(':') ? `[${host}]` : host;
  try {
    await fetch(`http://${named}:${port}/`, { redirect: 'manual' });
    return true;
  } catch (error) {
    if (error instanceof TypeError && String(error.cause).includes('bad port')) return false;
    throw error;
  }
};

const portOf = (address: string | undefined): string => new URL(defined(address)).port;

let developed: Product | undefined;
afterAll(() => developed?.stop());

const PRODUCTS: readonly (readonly [string, () => Promise<CloudFacts>])[] = [
  ['npm start', async () => sharedCloud()],
  ['npm run dev', async () => (developed ??= await startProduct({ args: ['--dev'] }))],
];

describe.runIf(process.platform === 'linux').each(isFullRun ? PRODUCTS : PRODUCTS.slice(0, 1))(
  'every port that %s opens',
  (_, start) => {
    const openPorts = async (): Promise<{ all: OpenPort[]; forPages: OpenPort[] }> => {
      const { dataDir } = await start();
      const all = openPortsOf(Number(readFileSync(join(dataDir, 'cloud.pid'), 'utf8')));
      const forPages: OpenPort[] = [];
      for (const one of all) if (await isForPages(one)) forPages.push(one);
      return { all, forPages };
    };
    const answersTo = async (ports: readonly OpenPort[], tries: readonly Try[], paths = PATHS) => {
      const { url, standIns } = await start();
      const named = new Map([
        [new URL(url).port, 'site'],
        ...Object.entries(standIns).map(([name, address]): [string, string] => [portOf(address), name]),
      ]);
      const answers: (Answer & { readonly at: string })[] = [];
      for (const port of ports)
        for (const path of paths)
          for (const each of tries) {
            const name = named.get(String(port.port)) ?? `${port.host}:${port.port}`;
            const { origin, host } = each.headers;
            const at = `${each.method} ${name} ${path} from ${host ?? origin}`;
            answers.push({ at, ...(await send(port, path, each)) });
          }
      return answers;
    };

    it('listens on loopback only, and the ports checked include those of the stand-ins', async () => {
      const { all } = await openPorts();
      expect(all.filter(({ host }) => host !== '::1' && !host.startsWith('127.'))).toEqual([]);
      const { standIns } = await start();
      const ports = all.map(({ port }) => port);
      for (const [name, address] of Object.entries(standIns))
        if (!OF_TESTS.has(name)) expect(ports).toContain(Number(portOf(address)));
    });

    // Proves fair-port-local-run-answers-product.
    it('doesn’t let a page from another origin read a response', async () => {
      const { forPages } = await openPorts();
      const answers = await answersTo(forPages, [...READS, PREFLIGHT]);
      const readable = answers.filter(({ headers }) => headers['access-control-allow-origin'] !== undefined);
      expect(readable.map(({ at }) => at)).toEqual([]);
    });

    // Proves fair-port-local-run-answers-product, checkHealth.
    it('does nothing when a page from another origin calls it', async () => {
      const { forPages } = await openPorts();
      const answers = await answersTo(forPages, WRITES);
      expect(answers.filter(({ status }) => status < 400).map(({ at }) => at)).toEqual([]);
      expect((await fetch(`${(await start()).url}/api/health`)).status).toBe(200);
    });

    // Proves fair-port-local-run-answers-product.
    it('refuses a page whose host name has been pointed at this machine', async () => {
      const { forPages } = await openPorts();
      const rebound = ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80'].flatMap(
        (host): Try[] => [
          { method: 'GET', headers: { host } },
          { method: 'POST', headers: { ...TABLE_CALL, host }, body: '{}' },
          { method: 'POST', headers: { host, 'content-type': 'text/plain' }, body: fault },
        ],
      );
      const answers = await answersTo(forPages, rebound);
      expect(answers.filter(({ status }) => status < 400).map(({ at }) => at)).toEqual([]);
    });

    it('doesn’t open a WebSocket for a page from another origin', async () => {
      const { forPages } = await openPorts();
      const upgrade: Try = {
        method: 'GET',
        headers: {
          ...asPage,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          'sec-websocket-protocol': 'vite-hmr',
        },
      };
      const answers = await answersTo(forPages, [upgrade], ['/']);
      expect(answers.filter(({ status }) => status === 101).map(({ at }) => at)).toEqual([]);
    });

    it('is open to browsers, except the port of the database program, which can’t tell a page’s requests from the product’s', async () => {
      const { all, forPages } = await openPorts();
      const hidden = all.filter((one) => !forPages.includes(one));
      expect(hidden).toHaveLength(1);
      expect(hidden[0]?.host).not.toBe('127.0.0.1');
      const own = await send(defined(hidden[0]), '/', { method: 'GET', headers: { origin: ELSEWHERE } });
      expect(own.headers['x-dynoxide-version']).toBeDefined();
    });
  },
);
