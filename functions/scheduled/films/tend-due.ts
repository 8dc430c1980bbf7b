import type { DueItem, DueLease, DueRow, DueRows } from '#functions/domain/due/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { PublicationStarter } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { dueAt } from '#functions/domain/publishing/publication-changes.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { type FigurePorts, readFigures } from '#functions/services/publishing/read-figures.ts';
import { type TendRunPorts, tendRun } from '#functions/services/series/filming/tend-run.ts';
import type { PreparingPorts } from '#functions/services/storyboards/start-preparing.ts';
import { tendStoryboard } from '#functions/services/storyboards/tend-storyboard.ts';

interface Ports extends TendRunPorts, PreparingPorts, FigurePorts {
  readonly publicationStarter: Lazy<PublicationStarter>;
  readonly dueRows: Lazy<DueRows>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

/** Most of an item’s time is spent waiting for the table and for workflows. */
const AT_ONCE = 16;
/** After this long, a run starts nothing more, and the next run continues. The function’s time limit is 240 s. */
const RUN_MS = 180_000;
/**
 * After this long, a run orders no more posts, so that it has released its shards when the next minute’s run starts.
 */
const ORDERING_MS = 50_000;
/** Longer than a run can take. */
const LEASE_MS = 250_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** An execution that failed at its first step is retried after this long, and then once an hour. */
const AGAIN_MS = 5 * MINUTE_MS;

const tryOf = (lateMs: number): number => (lateMs < AGAIN_MS ? 0 : 1 + Math.floor(lateMs / HOUR_MS));

/**
 * Starts the run for an airing, at most once per try since the series was last changed, for example by being switched
 * on again.
 */
const beginSeries = async (
  { runStarter, now }: Ports,
  { id, ownerId, next, revision }: Series,
): Promise<string> => {
  if (next === undefined) return 'left';
  const airing = next.beginsAt.replace(/\D/gu, '');
  const lateMs = now().getTime() - Date.parse(next.beginsAt);
  await runStarter().start({ ownerId, seriesId: id }, `${id}-${airing}-${revision}-${tryOf(lateMs)}`);
  return 'begun';
};

/** Starts the execution that sends a publication, at most once per try each time the publication becomes due. */
const startPublication = async (
  { publicationStarter, now }: Ports,
  publication: Publication,
): Promise<string> => {
  const due = dueAt(publication);
  if (due === undefined) return 'left';
  const once = `${publication.id}-${publication.revision}-${tryOf(now().getTime() - due.getTime())}`;
  await publicationStarter().start(publication, once);
  return 'started';
};

const tendItem = (ports: Ports, item: DueItem): Promise<string> => {
  switch (item.kind) {
    case 'series':
      return beginSeries(ports, item.series);
    case 'run':
      return tendRun(ports, item.run, ports.now());
    case 'storyboard':
      return tendStoryboard(ports, item.storyboard);
    case 'publication':
      return startPublication(ports, item.publication);
    case 'connection':
      return readFigures(ports, item.connection);
  }
};

/** Whether a due run has posts to order, which requires holding a film in memory. */
const isOrder = ({ item }: DueRow): boolean => item.kind === 'run' && item.run.publishDue !== undefined;

/**
 * Interleaves the items of several owners, so that no owner has to wait until another’s items are all done. Each
 * owner’s items keep their order.
 */
export const inTurns = <Item extends { readonly ownerId: string }>(
  items: readonly Item[],
): readonly Item[] => {
  const byOwner = Map.groupBy(items, ({ ownerId }) => ownerId);
  const most = Math.max(0, ...[...byOwner.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => turn).flatMap((turn) =>
    [...byOwner.values()].flatMap((own) => own.slice(turn, turn + 1)),
  );
};

/**
 * Yields every due row in a shard, starting after the cursor. When the time is up, returns the position at which the
 * next run continues.
 */
async function* rowsOf(
  rows: DueRows,
  { shard, cursor }: { readonly shard: number; readonly cursor: string | undefined },
  now: Date,
  isTimeOver: () => boolean,
): AsyncGenerator<DueRow, string | undefined> {
  for await (const page of rows.pages(shard, now, cursor)) {
    yield* inTurns(page);
    if (isTimeOver()) return page.at(-1)?.place;
  }
  if (cursor === undefined) return undefined;
  for await (const page of rows.pages(shard, now)) {
    const before = page.filter(({ place }) => place <= cursor);
    yield* inTurns(before);
    if (before.length < page.length) return undefined;
    if (isTimeOver()) return before.at(-1)?.place;
  }
  return undefined;
}

/**
 * The post orders in one run of this duty, which are processed one at a time. Orders that are waiting don’t occupy a
 * worker.
 */
const orderLine = () => {
  const waiting: DueRow[] = [];
  let current: PromiseWithResolvers<void> | undefined;
  const next = (isTimeOver: () => boolean): readonly DueRow[] => {
    if (current !== undefined || isTimeOver()) return [];
    const first = waiting.splice(0, 1);
    if (first.length > 0) current = Promise.withResolvers();
    return first;
  };
  return {
    /**
     * Works through all rows; each order starts as soon as the previous order has ended. Whatever is still waiting
     * when the time is up stays due.
     */
    through: async function* (
      rows: AsyncIterable<DueRow>,
      isTimeOver: () => boolean,
    ): AsyncGenerator<DueRow> {
      for await (const row of rows) {
        if (isOrder(row)) waiting.push(row);
        else yield row;
        yield* next(isTimeOver);
      }
      while (waiting.length > 0 && !isTimeOver()) {
        await current?.promise;
        yield* next(isTimeOver);
      }
    },
    end: (): void => {
      current?.resolve();
      current = undefined;
    },
  };
};

/**
 * Does everything that is due: starts series runs, advances runs that nothing else advances, discards abandoned
 * drafts, starts or ends work on storyboards that was lost, starts publications, and reads the figures of published
 * videos. Only one run at a time works on a shard.
 */
export const tendDue = (ports: Ports) => {
  let oldestMs = 0;
  let orders = orderLine();
  /** Each account’s items are done one at a time, because they share its credits. */
  const lines = new Map<string, Promise<unknown>>();
  const leases = new Map<number, { readonly lease: DueLease; readonly stoppedAt: string | undefined }>();
  async function* shards(start: Date, isTimeOver: () => boolean): AsyncGenerator<DueRow> {
    const rows = ports.dueRows();
    // Rotates the shards, so that no shard is always the last: not even at a fixed minute each day, such as when a
    // platform starts accepting videos again.
    const turn = Math.floor(start.getTime() / MINUTE_MS) + Math.floor(start.getTime() / DAY_MS);
    for (let each = 0; each < rows.shards && !isTimeOver(); each += 1) {
      const shard = (turn + each) % rows.shards;
      const first = await firstOf(rows.pages(shard, start));
      if (first === undefined) continue;
      oldestMs = Math.max(oldestMs, start.getTime() - Date.parse(first.dueAt));
      const lease = await rows.take(shard, start, LEASE_MS);
      if (lease === undefined) continue;
      leases.set(shard, { lease, stoppedAt: lease.cursor });
      const stoppedAt = yield* rowsOf(rows, { shard, cursor: lease.cursor }, start, isTimeOver);
      leases.set(shard, { lease, stoppedAt });
    }
  }
  return {
    name: 'TendDue',
    atOnce: AT_ONCE,
    due: (): AsyncGenerator<DueRow> => {
      oldestMs = 0;
      lines.clear();
      leases.clear();
      orders = orderLine();
      const start = ports.now();
      const isOver = (ms: number) => (): boolean => ports.now().getTime() - start.getTime() > ms;
      return orders.through(shards(start, isOver(RUN_MS)), isOver(ORDERING_MS));
    },
    close: async (): Promise<void> => {
      for (const [shard, { lease, stoppedAt }] of leases)
        await ports.dueRows().giveBack(shard, lease, stoppedAt);
    },
    about: ({ ownerId, id }: DueRow) => ({ userId: ownerId, dueId: id }),
    tend: (row: DueRow): Promise<string> => {
      const { ownerId, item } = row;
      if (isOrder(row)) return tendItem(ports, item).finally(orders.end);
      const turn = (lines.get(ownerId) ?? Promise.resolve()).then(() => tendItem(ports, item));
      lines.set(
        ownerId,
        turn.catch(() => {}),
      );
      return turn;
    },
    counts: async (): Promise<Counts> =>
      oldestMs > 0 ? { [METRICS.oldestDue]: Math.round(oldestMs / 1000) } : {},
  };
};

const firstOf = async (pages: AsyncIterable<readonly DueRow[]>): Promise<DueRow | undefined> => {
  for await (const [first] of pages) if (first !== undefined) return first;
  return undefined;
};
