import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { Subscription } from '#contract/catalogue.ts';
import type { Judgement } from '#contract/moderation.ts';
import type { Users } from '#functions/domain/account/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import type { Stories } from '#functions/domain/story/ports.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { tendDue } from '#functions/scheduled/films/tend-due.ts';
import { followVideo } from '#functions/services/series/filming/follow-video.ts';
import { creditStore } from '#functions/store/credits/credit-store.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { moderating } from '#test/support/moderation/moderators.ts';
import { orderingOver } from '#test/support/publishing/ordering-over.ts';
import { filmStage } from '#test/support/queue/film-stage.ts';
import { noPreparations, noPublications } from '#test/support/queue/no-preparations.ts';
import { emptyTable } from '#test/support/queue/queue-rows.ts';
import { partial } from '#test/support/values.ts';
import { runOf, seriesOf } from './series-of.ts';

/** When the process dies: before the video is written, or before the run is updated. */
export type Death = 'create' | 'settle';

interface State {
  dies: Death | undefined;
  isSuspended: boolean;
  isLeaving: boolean;
  story: Story | undefined;
  judge: (text: string) => Promise<Judgement | undefined>;
}

const balanceOf = (account: { readonly grants: readonly { readonly remaining: number }[] }): number =>
  account.grants.reduce((sum, { remaining }) => sum + remaining, 0);

const BYTES = new TextEncoder().encode('A film.');
const FILM = filmOf({
  files: [{ format: 'mp4', quality: '1080p', key: 'film.mp4', bytes: BYTES.byteLength }],
});

/** One creator’s series in a single table, with a renderer that renders nothing. */
const runStage = (table: Table, ownerId: string) => {
  const films = filmStage(table, 100);
  const [series, ideas, runs] = [
    seriesStore(table),
    ideaStore(table),
    runStore(table, () => films.state.now),
  ];
  const letters: Letter[] = [];
  const started: string[] = [];
  const state: State = {
    dies: undefined,
    isSuspended: false,
    isLeaving: false,
    story: storyOf(ownerId),
    judge: async () => undefined,
  };
  const { store } = films;
  const ports = {
    ...films.beginning,
    ...films.ports,
    series: () => series,
    ideas: () => ideas,
    runs: () => runs,
    ...moderating((text) => state.judge(text)),
    videos: () => ({
      ...films.ports.videos(),
      create: async (...asked: Parameters<typeof store.create>) => {
        if (state.dies === 'create') throw new Error('It died before the video was written.');
        return store.create(...asked);
      },
    }),
    stories: () => partial<Stories>({ find: async () => state.story }),
    users: () => partial<Users>({ find: async () => undefined }),
    aiLineByDefault: () => true,
    pronunciations: () => ({ list: async () => [] }),
    balances: () => ({ account: (owner: string, at: Date) => creditStore(table).read(owner, at) }),
    suspensions: () => ({
      isSuspended: async () => state.isSuspended,
      isLeaving: async () => state.isLeaving,
    }),
    payerOf: async () => ({ user: 'hash', plan: 'free' }),
    dueRows: () => dueStore(table),
    storyboards: () => storyboardStore(table),
    ...orderingOver(table),
    media: () => partial<Media>({ read: async () => BYTES }),
    preparations: () => noPreparations,
    publicationStarter: () => noPublications,
    runStarter: () => ({ start: async (_job: object, once: string) => void started.push(once) }),
    outbox: () => partial<Outbox>({ add: async (letter: Letter) => void letters.push(letter) }),
    newId,
  };
  const run = async (): Promise<Run> => {
    const found = await runs.find(ownerId, runOf(ownerId).id);
    if (found === undefined) throw new Error('The run is gone.');
    return found;
  };
  return {
    ownerId,
    ports,
    state,
    films,
    ideas,
    runs,
    store: series,
    letters,
    started,
    now: () => films.state.now,
    /** Stores a series and one of its runs, whose idea has already been taken out of the queue. */
    begin: async (change: Partial<Run> = {}, choice: Partial<Series['choice']> = {}): Promise<Run> => {
      await giveProfile(table, ownerId);
      const [before, begun] = [seriesOf(ownerId, choice), runOf(ownerId, change)];
      await series.create(before, [begun.idea], 1, { now: films.state.now });
      if (!(await runs.begin(begun, { before, after: { ...before, runs: 1 } })))
        throw new Error('The run was not begun.');
      return begun;
    },
    run,
    series: () => series.find(ownerId, seriesOf(ownerId).id),
    answered: async () => ({ ownerId, runId: (await run()).id, version: (await run()).version }),
    plan: (subscription: Subscription) => films.plan(ownerId, subscription),
    balance: async () => balanceOf(await creditStore(table).read(ownerId, films.state.now)),
    videos: async () => (await store.list(ownerId)).items,
    /** Ends the run's video as FinishVideo or FailVideo would. */
    end: async (how: 'complete' | 'fail'): Promise<void> => {
      const { videoId = '' } = await run();
      const video = await store.find(ownerId, videoId);
      if (video === undefined) throw new Error('There is no video.');
      const job = { ownerId, videoId, attempt: video.attempt };
      if (how === 'complete') await films.complete(job, FILM);
      else await films.fail(job);
      if (state.dies !== 'settle') await followVideo(ports, video, films.state.now);
    },
    tend: () => runDuty(tendDue(ports)),
  };
};
export type RunStage = ReturnType<typeof runStage>;

/**
 * A stage for each test in a file. Each test gets a new creator; all of them use one table, which is emptied before
 * each test.
 */
export const useRunStage = (table: Table): RunStage => {
  const stage = partial<RunStage>({});
  beforeEach(async () => {
    await emptyTable(table);
    Object.assign(stage, runStage(table, randomUUID()));
  });
  return stage;
};
