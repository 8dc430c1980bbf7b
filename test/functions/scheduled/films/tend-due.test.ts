import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Series } from '#functions/domain/series/series.ts';
import { DutyIncomplete, runDuty } from '#functions/runtime/step/run-duty.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { inTurns, tendDue } from '#functions/scheduled/films/tend-due.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import { runKey, seriesKey } from '#functions/store/table/series-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { dueBy } from '#test/support/cloud/due-here.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { emptyTable } from '#test/support/queue/queue-rows.ts';
import { runOf, seriesOf } from '#test/support/series/series-of.ts';
import { partial } from '#test/support/values.ts';

const START = Date.parse('2026-11-27T12:00:00.000Z');
const MINUTE_MS = 60_000;

let place: { table: Table; close: () => Promise<void> };
let clock = START;
const now = () => new Date(clock);
beforeAll(async () => {
  place = await startTable();
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  vi.spyOn(log, 'info').mockReturnValue(undefined);
});
afterAll(() => place.close());
beforeEach(async () => {
  clock = START;
  await emptyTable(place.table);
});

/** A series whose next run should have started this many minutes ago. */
const due = async (ownerId: string, id: string, minutes: number): Promise<void> => {
  const beginsAt = new Date(START - minutes * MINUTE_MS).toISOString();
  const series: Series = {
    ...seriesOf(ownerId),
    id,
    next: { key: beginsAt.slice(0, 16), at: beginsAt, beginsAt },
  };
  const Item = { ...seriesKey(ownerId, id), ...series, ...dueIndex(series, beginsAt) };
  await place.table.client.send(new PutCommand({ TableName: place.table.name, Item }));
};

/** An approved run whose posts have yet to be ordered. */
const dueOrder = async (ownerId: string): Promise<void> => {
  const since = new Date(START).toISOString();
  const order = runOf(ownerId, { status: 'approved', publishDue: { since, posts: [] } });
  const Item = { ...runKey(ownerId, order.id), ...order, ...dueIndex(order, since) };
  await place.table.client.send(new PutCommand({ TableName: place.table.name, Item }));
};

/**
 * A run of the duty, and the executions that it starts; `start` may fail or take a while, and so may `order`. The
 * series that the orders belong to no longer exist.
 */
const run = async (
  start: (id: string) => void | Promise<void> = () => {},
  order: (ownerId: string) => void | Promise<void> = () => {},
) => {
  const started: string[] = [];
  const duty = tendDue(
    partial<Parameters<typeof tendDue>[0]>({
      dueRows: () => dueStore(place.table),
      series: () =>
        partial({
          find: async (ownerId) => {
            await order(ownerId);
            return undefined;
          },
          remove: async () => true,
        }),
      runStarter: () => ({
        start: async ({ seriesId }: { readonly seriesId: string }, once: string) => {
          await start(seriesId);
          started.push(once);
        },
      }),
      now,
    }),
  );
  const outcome = await runDuty(duty).catch((error: unknown) => {
    if (!(error instanceof DutyIncomplete)) throw error;
    return 'incomplete' as const;
  });
  return { started, outcome, counts: await duty.counts() };
};
const idsOf = (started: readonly string[]): string[] =>
  started.map((name) => name.split('-')[0] ?? '').toSorted();

describe('due work', () => {
  it('is started once its time has come, with a metric for how long the oldest item has been due', async () => {
    await due('ada', 'late', 3);
    await due('bob', 'later', 1);
    await due('eve', 'early', -1);
    const { started, counts } = await run();
    expect(idsOf(started)).toEqual(['late', 'later']);
    expect(counts).toEqual({ OldestDue: 180 });
    clock += 2 * MINUTE_MS;
    expect(idsOf((await run()).started)).toContain('early');
  });

  it('costs only queries while nothing is due', async () => {
    const send = vi.spyOn(place.table.client, 'send');
    expect((await run()).counts).toEqual({});
    const commands = send.mock.calls.map(([command]) => command.constructor.name);
    send.mockRestore();
    expect(new Set(commands)).toEqual(new Set(['QueryCommand']));
  });

  it('is started under one execution name for five minutes, another for the rest of the hour, then a new one every hour', async () => {
    await due('ada', 'one', 0);
    const names: string[] = [];
    for (const minutes of [0, 1, 4, 5, 30, 59, 60, 61]) {
      clock = START + minutes * MINUTE_MS + 1;
      names.push(...(await run()).started);
    }
    const tries = names.map((name) => Number(name.split('-').at(-1)));
    expect(tries).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  });

  it('is handled by one run of the duty at a time: a second, simultaneous run starts nothing', async () => {
    for (let each = 0; each < 12; each += 1) await due(`owner-${each}`, `s${each}`, 1);
    const gate = Promise.withResolvers<void>();
    let waiting = 0;
    const first = run(() => {
      waiting += 1;
      return gate.promise;
    });
    await expect.poll(() => waiting).toBe(12);
    const second = await run();
    gate.resolve();
    expect([idsOf((await first).started).length, second.started]).toEqual([12, []]);
  });

  it('is started by the next run once a killed run’s lease has ended', async () => {
    await due('ada', 'one', 1);
    for (let shard = 0; shard < dueStore(place.table).shards; shard += 1)
      await dueStore(place.table).take(shard, now(), 250_000);
    expect((await run()).started).toEqual([]);
    clock += 251_000;
    expect(idsOf((await run()).started)).toEqual(['one']);
  });

  it('is started even if another item fails', async () => {
    await due('ada', 'broken', 9);
    await due('ada', 'fine', 1);
    const { started, outcome } = await run((id) => {
      if (id === 'broken') throw new Error('It is away.');
    });
    expect([idsOf(started), outcome]).toEqual([['fine'], 'incomplete']);
  });

  it('is started by later runs if it doesn’t all fit into one, no matter how much remains due', async () => {
    for (let each = 0; each < 230; each += 1)
      await due('ada', `s${String(each).padStart(3, '0')}`, 400 - each);
    const begun: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      // Nothing started here finishes, so everything stays due, and each run has time for only some of it.
      const { started } = await run(() => void (clock += 2000));
      begun.push(...idsOf(started));
    }
    expect(new Set(begun).size).toBe(230);
  });
});

describe('the orders of approved runs', () => {
  const OWNERS = Array.from({ length: 20 }, (_, each) => `owner-${each}`);

  it('are placed one at a time, and keep no series waiting', async () => {
    for (const owner of OWNERS) {
      await dueOrder(owner);
      await due(`${owner} too`, `of ${owner}`, 0);
    }
    const gate = Promise.withResolvers<void>();
    const [ordered, begun]: [string[], string[]] = [[], []];
    const running = run(
      (id) => void begun.push(id),
      (owner) => {
        ordered.push(owner);
        return gate.promise;
      },
    );
    await expect.poll(() => begun.length).toBe(20);
    expect(ordered).toHaveLength(1);
    gate.resolve();
    expect((await running).outcome).toMatchObject({ tended: { gone: 20, begun: 20 } });
    expect(ordered.toSorted()).toEqual(OWNERS.toSorted());
  });

  it('that don’t fit into one minute are left for the next, when the shards are free again', async () => {
    for (const owner of OWNERS) await dueOrder(owner);
    const ordered = new Set<string>();
    for (let minute = 0; minute < 3; minute += 1) {
      const before = clock;
      const { outcome } = await run(undefined, async (owner) => {
        const Key = runKey(owner, runOf(owner).id);
        await place.table.client.send(new DeleteCommand({ TableName: place.table.name, Key }));
        ordered.add(owner);
        clock += 8000;
      });
      expect(outcome).toMatchObject({ tended: { gone: minute < 2 ? 7 : 6 } });
      expect(clock - before).toBeLessThan(MINUTE_MS);
      clock = before + MINUTE_MS;
    }
    expect(ordered.size).toBe(20);
  });
});

it('owners take turns', () => {
  const items = ['a', 'a', 'a', 'b', 'c', 'b'].map((ownerId, place) => ({ ownerId, place }));
  expect(inTurns(items).map(({ ownerId, place }) => `${ownerId}${place}`)).toEqual([
    'a0',
    'b3',
    'c4',
    'a1',
    'b5',
    'a2',
  ]);
  expect(inTurns([])).toEqual([]);
});

it('starts with a different shard at the same minute of the next day', async () => {
  const shards: number[] = [];
  for (let day = 0; day < 3; day += 1) {
    const rows = dueStore(place.table);
    const pages = vi.fn<typeof rows.pages>((shard, at) => rows.pages(shard, at));
    clock = START + day * 24 * 60 * MINUTE_MS;
    const duty = tendDue(partial({ dueRows: () => ({ ...rows, pages }), now }));
    for await (const _ of duty.due()) continue;
    shards.push(...pages.mock.calls.slice(0, 1).map(([shard]) => shard));
  }
  expect(new Set(shards).size).toBe(3);
});

it('keeps all rows of an owner in one shard, and spreads owners over all shards', async () => {
  for (let each = 0; each < 64; each += 1) await due(`01M7${each}XQ${each * 7}`, `s${each}`, 1);
  for (let each = 0; each < 5; each += 1) await due('ada', `t${each}`, 1);
  const rows = dueStore(place.table);
  const shards = await Promise.all(
    Array.from({ length: rows.shards }, async (_, shard) =>
      (await Array.fromAsync(rows.pages(shard, now()))).flat().map(({ ownerId }) => ownerId),
    ),
  );
  expect(shards.filter((owners) => owners.includes('ada'))).toHaveLength(1);
  expect(shards.filter((owners) => owners.length > 0)).toHaveLength(8);
  expect(await dueBy(place.table, now())).toHaveLength(69);
});
