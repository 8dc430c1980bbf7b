import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { Budget } from '#functions/domain/budget/budget.ts';
import { type SpendingRules, spendingLimits } from '#functions/domain/budget/spending.ts';
import { draftLimits, pictureLimits } from '#functions/domain/budget/storyboard-limits.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { videoOf } from '#functions/domain/storyboard/film-storyboard.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import { type OrderedPicture, underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { versionOf } from '#functions/domain/video/scene-edit.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { settleBudgets } from '#functions/scheduled/settle-budgets/settle-budgets.ts';
import { tendStoryboard } from '#functions/services/storyboards/tend-storyboard.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { grantCredits } from '#test/support/billing/grant-credits.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { giveSlot } from '#test/support/queue/give-slot.ts';
import { noNarrations, noPaintings, noSpeeches } from '#test/support/queue/no-paintings.ts';
import { boardSpeech } from './board-speech.ts';

const LARGE = amountsBy(() => 1_000_000_000);
const BUDGET: Budget = { month: LARGE, dayFloor: LARGE };
const RULES: SpendingRules = {
  rates: { picture: { each: { low: 10, medium: 10, high: 10 } }, speech: [], scene: 1 },
  best: 'low',
  budget: BUDGET,
};
const FILM = { files: [], poster: 'poster', captions: 'captions', seconds: 20 };
const SCENES = ['The last train left.', 'Nobody was on it.', 'Then the lamp went out.', 'It was noon.'];
/** Failed attempts are settled some minutes later. */
const SETTLED_AFTER_MS = 10 * 60_000;
export const OWNER = 'ada';

/** Storyboards, their pictures and videos over one table, with a clock that the test moves and nothing that paints. */
export const boardStage = (table: Table) => {
  const state = { now: new Date('2026-11-10T12:00:00Z') };
  const now = () => {
    state.now = new Date(state.now.getTime() + 1);
    return state.now;
  };
  const boards = storyboardStore(table);
  const films = videoStore(table);
  const budgets = budgetStore(table, async () => amountsBy(() => 0));
  const media = { eraseAll: async () => {} } as unknown as Media;
  /** Credits that were kept for good, by storyboard: repaints that succeeded, scenes of drafts given up, films made. */
  const kept = new Map<string, number>();
  const keep = (id: string, credits: number): void => void kept.set(id, (kept.get(id) ?? 0) + credits);
  /** Scenes painted from the open draft, by storyboard. */
  const painted = new Map<string, number>();
  /** A draft that is over keeps a credit for each scene painted. */
  const endDraft = (id: string): void => {
    keep(id, Math.min(10, painted.get(id) ?? 0));
    painted.delete(id);
  };
  const ids = new Set<string>();

  return {
    ...boardSpeech(boards, RULES, now),
    boards,
    films,
    budgets,
    kept,
    ids,
    wait: (hours: number) => {
      state.now = new Date(state.now.getTime() + hours * 3_600_000);
    },
    now,
    /** Credits for many films, but not for all. */
    grant: (amount: number) => grantCredits(table, OWNER, { amount, subscription: 'ultra' }, now()),
    open: async (): Promise<void> => {
      const scenes = SCENES.map((narration) => ({ narration, picture: 'A train.' }));
      const story = { ...storyOf(OWNER), id: newId(), scenes };
      const opened = await boards.open(OWNER, () => openedStoryboard({ id: newId() }, story, {}, now()));
      if (opened.kind === 'opened') ids.add(opened.storyboard.id);
    },
    order: (board: Storyboard, sceneIds: readonly string[]) =>
      boards.order({
        ownerId: OWNER,
        id: board.id,
        sceneIds,
        payer: {},
        claim: undefined,
        now: now(),
        limits: {
          draft: ({ scenes }) => draftLimits(scenes, RULES),
          picture: ({ quality }) => pictureLimits(quality, RULES),
        },
      }),
    end: async (board: Storyboard, { sceneId, painting }: OrderedPicture, isPainted: boolean) => {
      const { number, take, charge, isFirst } = painting;
      const still = { key: `${board.id}-${number}`, preview: `${number}.jpg`, take };
      const end = await boards.endPicture(
        { ownerId: OWNER, storyboardId: board.id, sceneId, number },
        isPainted ? { still } : { problem: () => 'It failed.' },
        now(),
      );
      if (end !== 'painted') return;
      if (charge !== undefined) keep(board.id, 1);
      else if (isFirst) painted.set(board.id, (painted.get(board.id) ?? 0) + 1);
    },
    save: (board: Storyboard, scenes: Storyboard['scenes']) =>
      boards.replace(board, { ...board, scenes, version: board.version + 1 }),
    discard: async (board: Storyboard): Promise<void> => {
      if ((await boards.discard(OWNER, board.id, now())) === 'discarded') endDraft(board.id);
    },
    film: async (board: Storyboard): Promise<void> => {
      if (underWay(board).length > 0) return;
      const video = videoOf(board, {}, new Map(), now());
      const limits = spendingLimits(video.scenes, RULES);
      const outcome = await boards.film(board, video, undefined, now(), limits);
      if (outcome.kind === 'created') painted.delete(board.id);
    },
    start: async (id: string): Promise<void> => {
      const video = await films.find(OWNER, id);
      if (video?.queuedAt !== undefined) await giveSlot(table, video, now());
    },
    complete: async (id: string): Promise<void> => {
      const video = await films.find(OWNER, id);
      if (video === undefined || !(await films.complete(jobOf(video), FILM, now()))) return;
      keep(
        id,
        video.charge.reduce((sum, { amount }) => sum + amount, 0),
      );
    },
    fail: async (id: string): Promise<void> => {
      const video = await films.find(OWNER, id);
      if (video !== undefined) await films.fail(jobOf(video), 'It failed.', now());
    },
    retry: async (id: string): Promise<void> => {
      const video = await films.find(OWNER, id);
      if (video?.status === 'failed') await films.retry(video, now(), spendingLimits(video.scenes, RULES));
    },
    update: async (id: string): Promise<void> => {
      const video = await films.find(OWNER, id);
      if (video?.status !== 'completed' || video.edit !== undefined) return;
      const after = { ...versionOf(video), title: `${video.title}!` };
      const limits = pictureLimits(undefined, RULES);
      await films.update(
        video,
        { kind: 'update', scenes: [0, 1], after, credits: 2 },
        undefined,
        now(),
        limits,
      );
    },
    /** What RescueRenders does. */
    tend: async (): Promise<void> => {
      const ports = {
        storyboards: () => boards,
        paintings: () => noPaintings,
        speeches: () => noSpeeches,
        narrations: () => noNarrations,
        media: () => media,
        now,
      };
      for await (const board of boards.due(now())) {
        if ((await tendStoryboard(ports, board)) === 'given up') endDraft(board.id);
      }
    },
    settle: async (): Promise<void> => {
      const later = () => new Date(now().getTime() + SETTLED_AFTER_MS);
      await runDuty(
        settleBudgets({
          videos: () => films,
          storyboards: () => boards,
          budgets: () => budgets,
          budget: () => BUDGET,
          now: later,
        }),
      );
    },
  };
};
export type BoardStage = ReturnType<typeof boardStage>;
