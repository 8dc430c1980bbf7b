import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSource, readLines } from '#tools/cost/read-lines.ts';

const PERIOD = { from: '2026-12-02', to: '2026-12-03' };
const line = (time: string, more: object = {}): string =>
  JSON.stringify({
    level: 'info',
    time,
    cost: {
      stage: 'local',
      route: 'GET /api/videos',
      request_id: 'r',
      status: 200,
      dollars: '0.000001',
      items: [{ component: 'lambda', sku: 'lambda.request', quantity: 1, unit: 'request', pico: '200000' }],
      ...more,
    },
  });

const readLog = async (lines: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-costs-'));
  try {
    await mkdir(join(folder, 'logs'));
    await writeFile(join(folder, 'logs', 'api.ndjson'), `${lines.join('\n')}\n`);
    return await readLines(localSource(folder), PERIOD);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('reads the cost lines in a log for a period, including the first and last day', async () => {
  const { lines } = await readLog([
    line('2026-12-01T23:59:59.999Z'),
    line('2026-12-02T00:00:00.000Z'),
    line('2026-12-03T23:59:59.999Z'),
    line('2026-12-04T00:00:00.000Z'),
    '{"level":"info","time":"2026-12-02T01:00:00Z","msg":"what it \\"cost\\" is elsewhere"}',
    'no JSON at all',
  ]);
  expect(lines.map(({ time }) => time.slice(0, 10))).toEqual(['2026-12-02', '2026-12-03']);
});

// Proves cost-unreadable-duplicate-lines.
test('counts unreadable lines, and reports where each line is and what is wrong with it', async () => {
  const { lines, bad, badShown } = await readLog([
    '{"time":"2026-12-02T00:00:00Z","cost":{',
    line('2026-12-02T01:00:00Z', { items: [{ component: 'lambda', sku: 'x', quantity: -1, unit: 'y' }] }),
    line('yesterday'),
    line('2026-12-02T02:00:00Z'),
  ]);
  expect(lines).toHaveLength(1);
  expect(bad).toBe(3);
  expect(badShown).toEqual([
    'api.ndjson: it is not valid JSON',
    expect.stringContaining('api.ndjson: cost.items.0.quantity'),
    expect.stringContaining('api.ndjson: time'),
  ]);
});

// Proves cost-unreadable-duplicate-lines.
test('counts a line only once if it was delivered twice', async () => {
  const twice = line('2026-12-02T01:00:00Z');
  const { lines, repeated } = await readLog([
    twice,
    twice,
    line('2026-12-02T01:00:00Z', { request_id: 's' }),
  ]);
  expect([lines.length, repeated]).toEqual([2, 1]);
});

test('a product that has not run yet has no lines', async () => {
  expect((await readLines(localSource('/nowhere'), PERIOD)).lines).toEqual([]);
});
