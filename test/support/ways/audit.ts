import { expect } from 'vitest';
import { periodOf } from '#functions/domain/credits/credits.ts';
import { filmFolder } from '#functions/domain/media/film-keys.ts';
import { isHeldBy, underWay } from '#functions/domain/storyboard/painting.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { areFilesServed, isWithheld } from '#functions/domain/video/shown/who-may-watch.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { readLosses } from '#functions/store/budget/loss-writes.ts';
import { tally } from '#functions/store/credits/ledger-audit.ts';
import { STORYBOARD_PREFIX } from '#functions/store/table/storyboard-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { queueRows, rowOf } from '#test/support/queue/queue-rows.ts';
import type { House, Weather } from './house.ts';

const sumOf = (charge: Video['charge'] | undefined): number =>
  (charge ?? []).reduce((sum, { amount }) => sum + amount, 0);
const DRAFT_CREDITS = 10;
/** The review states that a video may be in after its words were judged this way, mildest first. */
const AT_LEAST: Readonly<Record<Weather['words'], readonly Video['review'][]>> = {
  fine: [undefined, 'unmoderated', 'held'],
  unmoderated: ['unmoderated', 'held'],
  away: ['unchecked', 'held'],
  held: ['held'],
};
/**
 * Whether this is an attempt of the video itself. These are numbered separately from draft attempts, which hold the
 * budgets for first pictures.
 */
const isOwnAttempt = (attempt: number): boolean => attempt > 1_000_000;

interface Rows {
  readonly items: Awaited<ReturnType<typeof queueRows>>['items'];
  readonly videos: readonly Video[];
  /** Includes discarded ones. */
  readonly boards: readonly Storyboard[];
}

/**
 * Checks the rules that must hold in a house between any two actions, and after all work has ended. Works out which
 * credits were charged for good by comparing the rows before and after each action.
 */
export class Audit {
  readonly #house: House;
  readonly #table: Table;
  /** Credits charged for good, keyed by the id of the video or storyboard. */
  readonly #kept = new Map<string, number>();
  readonly #ids = new Set<string>();
  #before: Rows = { items: [], videos: [], boards: [] };
  readonly #prices: (readonly [id: string, credits: number | undefined])[] = [];
  readonly #judged: (readonly [id: string, words: Weather['words']])[] = [];

  constructor(house: House, table: Table) {
    this.#house = house;
    this.#table = table;
  }

  async #rows(): Promise<Rows> {
    const { items, videos } = await queueRows(this.#table);
    const boards = items
      .filter(({ sk }) => String(sk).startsWith(STORYBOARD_PREFIX))
      .map((item) => rowOf(Storyboard, item));
    return { items, videos, boards };
  }

  async videos(): Promise<readonly Video[]> {
    return (await this.#rows()).videos;
  }

  async boards(): Promise<readonly Storyboard[]> {
    return (await this.#rows()).boards.filter(({ discardedAt }) => discardedAt === undefined);
  }

  async begin(): Promise<void> {
    this.#before = await this.#rows();
    this.#prices.length = 0;
    this.#judged.length = 0;
  }

  /** Records that a request got a response, and what the request cost. */
  priced(id: string, credits: number | undefined): void {
    this.#prices.push([id, credits]);
  }

  /** Records that a request got a response, and how its words were judged. */
  judged(id: string, words: Weather['words']): void {
    this.#judged.push([id, words]);
  }

  async end(): Promise<void> {
    const after = await this.#rows();
    for (const { id } of [...after.videos, ...after.boards]) this.#ids.add(id);
    this.#learn(this.#before, after);
    for (const [id, credits] of this.#prices) {
      const video = after.videos.find((one) => one.id === id);
      expect(video && sumOf(video.charge), 'it costs what was said').toBe(credits);
    }
    for (const [id, words] of this.#judged) {
      const review = after.videos.find((one) => one.id === id)?.review;
      expect(AT_LEAST[words], `moderation is remembered: ${words}`).toContain(review);
    }
    await this.#money(after);
    await this.#strangers(after);
  }

  /** Records what ended between the two states, and which charges are now final. */
  #learn(before: Rows, after: Rows): void {
    const keep = (id: string, credits: number): void =>
      void this.#kept.set(id, (this.#kept.get(id) ?? 0) + credits);
    for (const video of before.videos) {
      const now = after.videos.find(({ id }) => id === video.id);
      if (!isUnderWay(video) || (now !== undefined && isUnderWay(now) && now.attempt === video.attempt))
        continue;
      const isMade = now?.film !== undefined && now.film.poster !== video.film?.poster;
      if (isMade) keep(video.id, sumOf(video.charge));
    }
    for (const board of before.boards) {
      const now = after.boards.find(({ id }) => id === board.id);
      let firsts = board.draft?.painted ?? 0;
      for (const { sceneId, painting } of underWay(board)) {
        if (now?.pictures[sceneId]?.painting?.number === painting.number) continue;
        if (now?.pictures[sceneId]?.still?.take !== painting.take) continue;
        if (painting.charge !== undefined) keep(board.id, sumOf(painting.charge));
        else if (painting.isFirst) firsts += 1;
      }
      const isGivenUp = board.draft !== undefined && now?.draft === undefined && now?.videoId === undefined;
      if (isGivenUp) keep(board.id, Math.min(DRAFT_CREDITS, firsts));
    }
  }

  async #money({ items, videos, boards }: Rows): Promise<void> {
    const house = this.#house;
    await house.settle();
    const { take, audit } = tally();
    for (const item of items) take(item);
    expect(audit().differences, 'balances are the sums of their ledgers').toEqual([]);
    const open = await Array.fromAsync(house.budgets.open(house.now()));
    const idle = open.filter(({ videoId, attempt, holdsFor }) => {
      const belongs = holdsFor ?? attempt;
      const video = videos.find(({ id }) => id === videoId);
      const board = boards.find(({ id }) => id === videoId);
      const isFilming = video !== undefined && isUnderWay(video) && video.attempt === belongs;
      return !isFilming && (board === undefined || !isHeldBy(board, belongs));
    });
    expect(idle, 'only what is under way holds a budget').toEqual([]);
    const most = (rows: typeof open): number => rows.reduce((total, row) => total + row.most.stage, 0);
    expect((await house.budgets.used(house.now())).month.all.stage, 'budgets hold what is under way').toBe(
      most(open),
    );
    const unpaid = most(open.filter(({ unpaidBy }) => unpaidBy === house.owner));
    const losses = await readLosses(this.#table, house.owner, periodOf(house.now()));
    expect(losses.exposed, 'and so does the account').toBe(most(open) - unpaid);
    const month = periodOf(house.now());
    for (const item of items.filter(({ sk }) => sk === `UNPAID#${month}`))
      expect(Number(item['month'] ?? 0), 'what no credits pay for counts as spent').toBeGreaterThanOrEqual(
        unpaid,
      );
    for (const board of boards.filter(({ discardedAt }) => discardedAt === undefined)) {
      const ordered = underWay(board).map(({ painting }) => painting.attempt);
      const attempts = [...ordered.filter(isOwnAttempt), board.draft?.attempt, board.speaking?.attempt];
      for (const attempt of attempts.filter((each) => each !== undefined))
        expect(
          open.some((one) => one.videoId === board.id && one.attempt === attempt),
          'what is ordered holds a budget',
        ).toBe(true);
    }
    for (const id of this.#ids) {
      const board = boards.find((one) => one.id === id);
      const video = videos.find((one) => one.id === id);
      const painted =
        board === undefined
          ? 0
          : underWay(board).reduce((sum, { painting }) => sum + sumOf(painting.charge), 0);
      const filming = video !== undefined && isUnderWay(video) ? video.charge : board?.draft?.charge;
      const spent = items
        .filter(({ sk, videoId }) => String(sk).startsWith('LEDGER#') && videoId === id)
        .reduce((total, { amount }) => total - Number(amount), 0);
      expect([id, spent], 'it costs what was made and what is being made').toEqual([
        id,
        (this.#kept.get(id) ?? 0) + painted + sumOf(filming),
      ]);
    }
  }

  async #strangers({ videos }: Rows): Promise<void> {
    const isSuspended = await this.#house.isSuspended();
    for (const video of videos) {
      if (video.shareId === undefined) continue;
      const isShown =
        video.status === 'completed' &&
        video.restriction === undefined &&
        video.review !== 'held' &&
        video.review !== 'unchecked' &&
        video.review !== 'unmoderated' &&
        !isSuspended;
      expect([video.id, await this.#house.isOpen(video.shareId)], 'strangers see what may be seen').toEqual([
        video.id,
        isShown,
      ]);
    }
  }

  /**
   * Lets all work in progress finish, then checks that nothing was lost or left over, and that withheld files can’t
   * be opened.
   */
  async rest(): Promise<void> {
    const { executions } = this.#house;
    const settle = async (hours: number): Promise<void> => {
      for (let round = 0; round < 3; round += 1) {
        await this.begin();
        this.#house.wait(hours / 3);
        await this.#house.tend();
        await this.end();
        while (executions.waiting.length > 0) {
          await this.begin();
          await executions.runNext();
          await this.end();
        }
      }
    };
    await settle(3);
    await this.#files();
    await settle(24 * 45);
    await this.#files();
    const { videos, boards } = await this.#rows();
    expect(videos.filter(({ status }) => status === 'deleted' || status === 'deleting')).toEqual([]);
    expect(
      boards.filter(({ draft, discardedAt }) => draft !== undefined || discardedAt !== undefined),
    ).toEqual([]);
  }

  async #files(): Promise<void> {
    const { videos, boards } = await this.#rows();
    const { objects } = this.#house;
    const keys = [...objects.keys()];
    expect(videos.filter(isUnderWay), 'nothing is under way').toEqual([]);
    expect(boards.flatMap(underWay)).toEqual([]);
    const known = new Set([...videos, ...boards].map(({ id }) => id));
    const strays = keys.filter(
      (key) => !key.startsWith('evidence/') && !key.split('/').some((part) => known.has(part)),
    );
    expect(strays, 'no file is left of what is gone').toEqual([]);
    const missing = (wanted: readonly (string | undefined)[]) =>
      wanted.filter((key) => key !== undefined && !objects.has(key));
    for (const video of videos) {
      const served = keys.filter((key) => key.startsWith('media/') && key.includes(video.id));
      if (areFilesServed(video)) {
        const shown = [video.film, video.previous?.film].filter((film) => film !== undefined);
        const wanted = shown.flatMap((film) => [
          film.poster,
          film.captions,
          ...film.files.map(({ key }) => key),
        ]);
        expect(missing(wanted), 'the films that are shown have their files').toEqual([]);
        const folders = shown.map(filmFolder);
        const older = served.filter(
          (key) => !key.includes('/storyboards/') && !folders.some((folder) => key.startsWith(folder)),
        );
        expect(older, 'older versions have none').toEqual([]);
      } else {
        expect(served, 'what is withheld is served nowhere').toEqual([]);
        if (video.film !== undefined && video.status !== 'deleting') {
          const places = keys.filter((key) => key.startsWith('withheld/') && key.includes(video.id));
          expect(places.length, 'and kept').toBeGreaterThan(0);
        }
      }
    }
    for (const board of boards) {
      const video = videos.find(({ id }) => id === board.videoId);
      if (board.discardedAt !== undefined || (video !== undefined && isWithheld(video, 'stills'))) continue;
      const wanted = [
        ...board.scenes.flatMap(({ id }) => {
          const still = board.pictures[id]?.still;
          return [still?.key, still?.preview];
        }),
        ...Object.values(board.spoken ?? {}).map(({ playback }) => playback?.key),
      ];
      expect(missing(wanted), 'a storyboard has its pictures and recordings').toEqual([]);
    }
  }
}
