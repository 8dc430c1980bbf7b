import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { serveStep } from '#functions/runtime/step/step.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { RunInput, toNext } from '#functions/workflows/series-run/messages.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';

const Line = z.object({ cost: z.object({ step: z.string() }).loose() });

it('names the series, the run and the payer in a step’s cost line', async () => {
  const lines: unknown[] = [];
  vi.spyOn(log, 'info').mockImplementation((line: unknown) => lines.push(line));
  const series = seriesOf('owner');
  const run = runOf(ideaOf(series));
  const payer = { user: 'hash', plan: 'growth' };
  const job = { ownerId: 'owner', seriesId: series.id };
  const begins = serveStep({
    name: 'BeginRun',
    input: RunInput.partial({ runId: true }),
    run: async (input) => toNext(input, run, payer),
  });
  const writes = serveStep({
    name: 'WriteScript',
    input: RunInput,
    run: async () => Promise.reject(new Error()),
  });
  await begins(job);
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  await expect(writes({ ...job, runId: run.id, payer })).rejects.toThrow(Error);
  const costs = lines.flatMap((line) => Line.safeParse(line).data?.cost ?? []);
  const labels = { ...payer, series: series.id, run: run.id };
  expect(costs).toMatchObject([
    { step: 'BeginRun', ...labels },
    { step: 'WriteScript', status: 'failed', ...labels },
  ]);
});
