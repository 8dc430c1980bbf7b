/**
 * How late series runs start when many are due in the same minute: `npm run bench -- due [2000]`. The duty runs once,
 * at the end of that minute; starting an execution is made to take as long as on AWS.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import { seriesKey } from '#functions/store/table/series-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { seriesOf } from '#test/support/series/series-of.ts';
import { partial } from '#test/support/values.ts';

const SERIES = Number(process.argv[2] ?? 2000);
const LIMIT_SECONDS = 90;
const START_MS = 40;
const MINUTE_MS = 60_000;
const BATCH = 25;

const place = await startTable();
const minute = Date.now() - MINUTE_MS;
const beginsAt = new Map<string, number>();
const items = Array.from({ length: SERIES }, (_, index) => {
  const [ownerId, id, at] = [newId(), newId(), minute + (index * MINUTE_MS) / SERIES];
  beginsAt.set(id, at);
  const time = new Date(at).toISOString();
  const series = { ...seriesOf(ownerId), id, next: { key: time.slice(0, 16), at: time, beginsAt: time } };
  return { ...seriesKey(ownerId, id), ...series, ...dueIndex(series, time) };
});
for (let from = 0; from < SERIES; from += BATCH)
  await place.table.client.send(
    new BatchWriteCommand({
      RequestItems: {
        [place.table.name]: items.slice(from, from + BATCH).map((Item) => ({ PutRequest: { Item } })),
      },
    }),
  );

const late: number[] = [];
const lookedAt = Date.now();
const duty = tendDue(
  partial<Parameters<typeof tendDue>[0]>({
    dueRows: () => dueStore(place.table),
    runStarter: () => ({
      start: async ({ seriesId }: { readonly seriesId: string }) => {
        await sleep(START_MS);
        late.push((minute + MINUTE_MS + (Date.now() - lookedAt) - (beginsAt.get(seriesId) ?? 0)) / 1000);
      },
    }),
    now: () => new Date(),
  }),
);
await runDuty(duty);
const sorted = late.toSorted((a, b) => a - b);
const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
const took = (Date.now() - lookedAt) / 1000;
console.log(
  `${sorted.length} of ${SERIES} series begun in ${took.toFixed(1)} s; late by ${at(0.5).toFixed(1)} s (median), ${at(0.99).toFixed(1)} s (p99; at most ${LIMIT_SECONDS})${at(0.99) <= LIMIT_SECONDS ? '' : '  MISSED'}`,
);
await place.close();
