import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenAI } from 'openai';
import { describe, expect, it } from 'vitest';
import { Meter, metered } from '#functions/cost/meter.ts';
import { cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';
import { openAiWriter } from '#functions/gateways/openai/openai-writer.ts';

const MODEL = 'any-model';
const REQUEST = { prompt: 'a lighthouse', category: 'Mystery', language: 'en' } as const;
const MEGABYTE = 1_000_000;
const CHUNK = Buffer.alloc(64 * 1024, 'a');

/** A model that answers in its own way, and what it was asked and had sent when the writer let go. */
const modelThat = async (answer: 'rambles' | 'is silent') => {
  let asked = '';
  let sent = 0;
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
    request.on('end', () => {
      if (answer === 'is silent') return;
      response.writeHead(200, { 'content-type': 'application/json' });
      const ramble = (): void => {
        while (!response.destroyed && sent < 150 * MEGABYTE) {
          sent += CHUNK.length;
          if (!response.write(CHUNK)) {
            response.once('drain', ramble);
            return;
          }
        }
        response.end();
      };
      ramble();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    writer: openAiWriter(
      async () =>
        new OpenAI({
          apiKey: 'any',
          baseURL: `http://127.0.0.1:${port}/v1`,
          maxRetries: 0,
          timeout: 500,
          fetch: cappedFetch(MEGABYTE),
        }),
      MODEL,
    ),
    asked: () => JSON.parse(asked) as { readonly max_completion_tokens: number },
    sent: () => sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

describe('a model', () => {
  it('that never stops answering is cut off after a megabyte', async () => {
    const model = await modelThat('rambles');
    await expect(model.writer.write(REQUEST)).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect.poll(model.sent).toBeLessThan(20 * MEGABYTE);
    model.close();
  });

  it('is told how long its answer may be, and a call that timed out counts as if it had used it', async () => {
    const model = await modelThat('is silent');
    const meter = new Meter();
    await metered(meter, () =>
      expect(model.writer.write(REQUEST)).rejects.toMatchObject({ code: 'provider_timeout' }),
    );
    const used = Object.fromEntries(meter.quantities.map(({ sku, quantity }) => [sku, quantity]));
    expect(model.asked().max_completion_tokens).toBe(4000);
    expect(used['model.text.output']).toBe(4000);
    expect(used['model.text.input']).toBeGreaterThan(500);
    model.close();
  });
});
