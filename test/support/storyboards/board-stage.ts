import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { Budget } from '#functions/domain/budget/budget.ts';
import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import { draftLimits, pictureLimits, speakingLimits } from '#functions/domain/budget/storyboard-limits.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { tendStoryboard } from '#functions/services/storyboards/tend-storyboard.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { grantCredits } from '#test/support/billing/grant-credits.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { dueBy } from '#test/support/cloud/due-here.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { noPreparations } from '#test/support/queue/no-preparations.ts';
import { partial } from '#test/support/values.ts';

const LARGE = amountsBy(() => 1_000_000_000);
const BUDGET: Budget = { month: LARGE, dayFloor: LARGE };
const RULES: SpendingRules = {
  rates: { picture: { each: { low: 10, medium: 10, high: 10 } }, speech: [], scene: 1 },
  best: 'low',
  budget: BUDGET,
};
const SCENES = ['The last train left.', 'Nobody was on it.', 'Then the lamp went out.', 'It was noon.'];
/** Failed attempts are settled some minutes later. */
const SETTLED_AFTER_MS = 10 * 60_000;
export const OWNER = 'ada';

/** Storyboards and their pictures in one table, with a clock that the test advances and without a painter. */
export const boardStage = (table: Table) => {
  const state = { now: new Date('2026-11-10T12:00:00Z') };
  const now = () => {
    state.now = new Date(state.now.getTime() + 1);
    return state.now;
  };
  const boards = storyboardStore(table);
  const films = videoStore(table);
  const budgets = budgetStore(table, async () => amountsBy(() => 0));
  const media = partial<Media>({ eraseAll: async () => {} });
  const ids = new Set<string>();

  return {
    boards,
    films,
    budgets,
    ids,
    wait: (hours: number) => {
      state.now = new Date(state.now.getTime() + hours * 3_600_000);
    },
    now,
    /** Grants this many credits on the largest plan. */
    grant: (amount: number) => grantCredits(table, OWNER, { amount, subscription: 'ultra' }, now()),
    open: async (): Promise<void> => {
      const scenes = SCENES.map((narration) => ({ narration, picture: 'A train.' }));
      const story = { ...storyOf(OWNER), id: newId(), scenes };
      await giveProfile(table, OWNER);
      const opened = await boards.open(OWNER, (mediaFolder) =>
        openedStoryboard({ id: newId(), mediaFolder }, story, {}, now()),
      );
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
    speak: ({ ownerId, id }: Storyboard) =>
      boards.speak({
        ownerId,
        id,
        payer: {},
        now: now(),
        judge: () => {},
        limits: (scenes) => speakingLimits(scenes, RULES),
      }),
    save: (board: Storyboard, scenes: Storyboard['scenes']) =>
      boards.replace(board, { ...board, scenes, version: board.version + 1 }),
    discard: (board: Storyboard) => boards.discard(OWNER, board.id, now()),
    /** Does what RescueRenders does. */
    tend: async (): Promise<void> => {
      const ports = {
        storyboards: () => boards,
        preparations: () => noPreparations,
        media: () => media,
        now,
      };
      for (const { item } of await dueBy(table, now()))
        if (item.kind === 'storyboard') await tendStoryboard(ports, item.storyboard);
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
