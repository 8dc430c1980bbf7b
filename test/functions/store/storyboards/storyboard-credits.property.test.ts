import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isHeldBy, underWay } from '#functions/domain/storyboard/painting.ts';
import { isUnderWay } from '#functions/domain/video/scene-edit.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { readLosses } from '#functions/store/budget/loss-writes.ts';
import { tally } from '#functions/store/credits/ledger-audit.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { emptyTable, queueRows } from '#test/support/queue/queue-rows.ts';
import { runs } from '#test/support/run/full-run.ts';
import { type BoardStage, boardStage, OWNER } from '#test/support/storyboards/board-stage.ts';

const RUNS = runs(60, 3);
const LIMIT_MS = 3_600_000;
const MONTH = '2026-11';

let place: { table: Table; close: () => Promise<void> };
beforeAll(async () => (place = await startTable()));
afterAll(() => place.close());

/** The actions, and how frequent each is. */
const ACTIONS = {
  open: 1,
  paint: 6,
  paintTwice: 2,
  finish: 3,
  finishAll: 8,
  refuse: 5,
  deleteScene: 2,
  addScene: 2,
  discard: 2,
  create: 5,
  createTwice: 1,
  start: 3,
  complete: 5,
  fail: 3,
  retry: 2,
  update: 5,
  bringBack: 2,
  speak: 2,
  endSpeech: 3,
  expire: 1,
  lose: 1,
  atOnce: 2,
} as const;
type Action = keyof typeof ACTIONS;
const step = fc.record({
  action: fc.oneof(
    ...Object.entries(ACTIONS).map(([action, weight]) => ({
      weight,
      arbitrary: fc.constant(action as Action),
    })),
  ),
  pick: fc.nat(7),
  scenes: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const act = async (stage: BoardStage, { action, pick, scenes }: Step): Promise<void> => {
  const all = [...stage.ids];
  const id = all[pick % Math.max(1, all.length)] ?? '';
  const board = await stage.boards.find(OWNER, id);
  const some = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)];
  const videos = await Promise.all(all.map((one) => stage.films.find(OWNER, one)));
  const film = (fits: (video: Video) => boolean): string =>
    some(videos.filter((video) => video !== undefined).filter(fits))?.id ?? '';
  const isAtRest = (video: Video): boolean => video.status === 'completed' && !isUnderWay(video);
  const wanted = scenes.flatMap((index) => board?.scenes[index]?.id ?? []);
  const withBoard = (work: (found: NonNullable<typeof board>) => Promise<unknown>) =>
    board === undefined ? Promise.resolve() : work(board);
  const end = (isPainted: boolean) =>
    withBoard(async (found) => {
      const picture = some(underWay(found));
      if (picture !== undefined) await stage.end(found, picture, isPainted);
    });
  const deeds: Readonly<Record<Action, () => Promise<unknown>>> = {
    open: () => stage.open(),
    paint: () => withBoard((found) => stage.order(found, wanted)),
    paintTwice: () =>
      withBoard((found) => Promise.all([stage.order(found, wanted), stage.order(found, wanted)])),
    finish: () => end(true),
    finishAll: () =>
      withBoard(async (found) => {
        for (const picture of underWay(found)) await stage.end(found, picture, true);
      }),
    refuse: () => end(false),
    deleteScene: () =>
      withBoard((found) =>
        found.scenes.length < 2 ? Promise.resolve() : stage.save(found, found.scenes.toSpliced(pick % 2, 1)),
      ),
    addScene: () =>
      withBoard((found) =>
        stage.save(found, [
          ...found.scenes,
          { id: `n${found.version}`, narration: 'And then.', picture: 'A lamp.' },
        ]),
      ),
    discard: () => withBoard(stage.discard),
    create: () => withBoard((found) => (found.videoId === undefined ? stage.film(found) : Promise.resolve())),
    createTwice: () =>
      withBoard((found) =>
        found.videoId === undefined ? Promise.all([stage.film(found), stage.film(found)]) : Promise.resolve(),
      ),
    start: () => stage.start(film(isUnderWay)),
    complete: () => stage.complete(film(isUnderWay)),
    fail: () => stage.fail(film(isUnderWay)),
    retry: () => stage.retry(film(({ status }) => status === 'failed')),
    update: () => stage.update(film(isAtRest)),
    bringBack: async () => {
      const video = await stage.films.find(OWNER, film(isAtRest));
      if (video !== undefined) await stage.films.bringBack(video, video.review, stage.now());
    },
    speak: () => withBoard(stage.speak),
    endSpeech: () => withBoard((found) => stage.endSpeech(found, pick % 3 > 0)),
    expire: async () => {
      stage.wait(25);
      await stage.tend();
    },
    lose: async () => {
      stage.wait(0.5);
      await stage.tend();
    },
    atOnce: () =>
      withBoard((found) =>
        Promise.all([
          end(true),
          stage.order(found, wanted),
          found.videoId === undefined && pick % 2 === 0 ? stage.film(found) : stage.discard(found),
        ]),
      ),
  };
  await deeds[action]();
};

/** What must hold between any two actions. */
const holds = async (stage: BoardStage): Promise<void> => {
  await stage.settle();
  const { items, videos } = await queueRows(place.table);
  const { take, audit } = tally();
  for (const item of items) take(item);
  expect(audit().differences, 'balances are the sums of their ledgers').toEqual([]);
  const open = await Array.fromAsync(stage.budgets.open(stage.now()));
  const found = await Promise.all([...stage.ids].map((id) => stage.boards.find(OWNER, id)));
  const held = open.map(({ videoId, attempt, holdsFor }) => {
    const belongs = holdsFor ?? attempt;
    const video = videos.find(({ id }) => id === videoId);
    const board = found.find((one) => one?.id === videoId);
    return (
      (video !== undefined && isUnderWay(video) && video.attempt === belongs) ||
      (board !== undefined && isHeldBy(board, belongs))
    );
  });
  expect(held, 'only what is under way holds a budget').toEqual(held.map(() => true));
  const sumOf = (rows: typeof open): number => rows.reduce((total, { most }) => total + most.stage, 0);
  const sum = sumOf(open);
  expect((await stage.budgets.used(stage.now())).month.all.stage, 'budgets hold what is under way').toBe(sum);
  const unpaid = sumOf(open.filter(({ unpaidBy }) => unpaidBy === OWNER));
  expect((await readLosses(place.table, OWNER, MONTH)).exposed, 'and so does the account').toBe(sum - unpaid);
  const spoken = items.filter(({ sk }) => String(sk).startsWith('UNPAID#')).map((item) => item['month'] ?? 0);
  expect(spoken, 'what no credits pay for is spent, and not lost').toEqual(spoken.map(() => unpaid));
  for (const id of stage.ids) {
    const board = found.find((one) => one?.id === id);
    const video = videos.find((one) => one.id === id);
    const pictures = board === undefined ? [] : underWay(board);
    const charged = pictures.reduce((total, { painting }) => total + (painting.charge?.length ?? 0), 0);
    const filming = video !== undefined && isUnderWay(video) ? video.charge : (board?.draft?.charge ?? []);
    const expected =
      (stage.kept.get(id) ?? 0) + charged + filming.reduce((total, { amount }) => total + amount, 0);
    const spent = items
      .filter(({ sk, videoId }) => String(sk).startsWith('LEDGER#') && videoId === id)
      .reduce((total, { amount }) => total - Number(amount), 0);
    expect([id, spent], 'a storyboard costs what was painted and filmed').toEqual([id, expected]);
    for (const { painting } of pictures)
      if (painting.attempt > 1_000_000)
        expect(open.some((one) => one.videoId === id && one.attempt === painting.attempt)).toBe(true);
    for (const attempt of [board?.draft?.attempt, board?.speaking?.attempt])
      if (attempt !== undefined)
        expect(open.some((one) => one.videoId === id && one.attempt === attempt)).toBe(true);
  }
};

// Proves input-ledger-drafts-budgets-losses-add.
it(
  'ledger, drafts and budgets add up after any sequence of painting, repainting, speaking, editing, discarding, creating, updating, failing and expiring',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18, size: 'max' }), async (steps) => {
        await emptyTable(place.table);
        const stage = boardStage(place.table);
        await stage.grant(70);
        await stage.open();
        for (const one of steps) {
          await act(stage, one);
          await holds(stage);
        }
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
