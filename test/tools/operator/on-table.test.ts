import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#tools/operator/on-table.ts';

const aws = (name: string, message = '') => Object.assign(new Error(message), { name });
const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'error').mockImplementation((sentence: string) => told.push(sentence));
  vi.stubEnv('TABLE_NAME', 'veilcast-dev');
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const failing = (error: Error) =>
  onTable(async () => {
    throw error;
  });

it.each([
  ['a missing table', aws('ResourceNotFoundException'), 'There is no table veilcast-dev.'],
  ['no credentials', aws('ExpiredToken'), 'no credentials: sign in with'],
  ['no region', new Error('Region is missing'), 'no region: set AWS_REGION'],
  ['missing permissions', aws('AccessDeniedException', 'may not read'), 'not allowed: may not read'],
  ['a sentence of our own', new RangeError('2026-11 is not over yet.'), '2026-11 is not over yet.'],
])('reports %s with a message and exits with status 1', async (_, error, sentence) => {
  await failing(error);
  expect(told).toEqual([expect.stringContaining(sentence)]);
  expect(process.exitCode).toBe(1);
});

it("asks for the table's name before doing anything", async () => {
  vi.stubEnv('TABLE_NAME', '');
  vi.stubEnv('DATA_DIR', '/nowhere');
  const work = vi.fn(async () => undefined);
  await onTable(work);
  expect(told).toEqual([
    "Name the stage's table: TABLE_NAME=<table> npm run …, or start the product here first.",
  ]);
  expect(work).not.toHaveBeenCalled();
});
