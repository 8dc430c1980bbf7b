import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { amountsBy } from '#functions/domain/budget/amounts.ts';
import type { SpendingRules } from '#functions/domain/budget/spending.ts';
import { speakingLimits } from '#functions/domain/budget/storyboard-limits.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { settleBudgets } from '#functions/scheduled/accounts/settle-budgets.ts';
import { budgetStore } from '#functions/store/budget/budget-store.ts';
import { storyboardStore } from '#functions/store/storyboards/storyboard-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { giveProfile, startTable } from '#test/support/cloud/store-here.ts';
import { defined } from '#test/support/values.ts';

let table: Table;
let close: () => Promise<void>;
beforeAll(async () => {
  vi.spyOn(log, 'info').mockReturnValue(undefined);
  ({ table, close } = await startTable());
});
afterAll(() => close());

const DAY_MS = 86_400_000;
let now = new Date();
let owner = '';
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  owner = newId();
  await giveProfile(table, owner);
});
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

const LARGE = amountsBy(() => 1_000_000_000);
/** Under these rules the scenes below cost six cents: three times as much as with Polly. */
const RULES: SpendingRules = {
  rates: {
    picture: { each: { low: 0, medium: 0, high: 0 } },
    speech: [{ budget: 'polly', character: 100 }],
    scene: 0,
  },
  best: 'low',
  budget: { month: LARGE, dayFloor: LARGE },
};
const SCENES = 4;
const CHARS = 156;
const EACH = SCENES * CHARS * 100;
/** The estimated length of the scenes' speech. */
const SECONDS = 37;

const boards = () => storyboardStore(table);
const open = async (): Promise<Storyboard> => {
  const story = { ...storyOf(owner), id: newId() };
  const opened = await boards().open(owner, (mediaFolder) =>
    openedStoryboard({ id: newId(), mediaFolder }, story, {}, now),
  );
  if (opened.kind !== 'opened') throw new Error(opened.kind);
  return opened.storyboard;
};
let words = 0;
/** Replaces the words, then has them spoken successfully. */
const speak = async (id: string, rules: Partial<SpendingRules> = {}): Promise<string> => {
  const before = defined(await boards().find(owner, id));
  words += 1;
  const narration = String.fromCharCode(97 + (words % 26)).repeat(CHARS - 1);
  const scenes = Array.from({ length: SCENES }, (_, index) => ({
    id: `s${index}`,
    narration,
    picture: 'A train.',
  }));
  await boards().replace(before, { ...before, scenes });
  const outcome = await boards().speak({
    ownerId: owner,
    id,
    payer: {},
    now,
    judge: () => {},
    limits: (asked) => speakingLimits(asked, { ...RULES, ...rules }),
  });
  if (outcome.kind !== 'speaking') return 'of' in outcome ? `${outcome.kind} ${outcome.of}` : outcome.kind;
  const { speaking, voice } = outcome.storyboard;
  for (const sceneId of speaking?.scenes ?? []) {
    const isLast = scenes.at(-1)?.id === sceneId;
    const said = { narration, voiceId: voice.voiceId, isLast, narrator: 'polly' };
    await boards().endSpeech(
      { ownerId: owner, storyboardId: id, number: defined(speaking).number, sceneId },
      { ...said, spoken: sceneId, seconds: 9, words: [] },
    );
  }
  return outcome.kind;
};
const budgets = () => budgetStore(table, async () => amountsBy((purse) => (purse === 'openai' ? 0 : EACH)));
const settle = async () => {
  const ports = { videos: () => videoStore(table), storyboards: boards, budgets };
  await runDuty(settleBudgets({ ...ports, budget: () => RULES.budget, now: () => now }));
};

it('even successful speech counts toward its account’s monthly limit until that limit is used up', async () => {
  const before = (await budgets().used(now)).month.free.polly;
  const { id } = await open();
  const kinds = [];
  for (let round = 0; round < 10; round += 1) {
    kinds.push(await speak(id));
    await settle();
  }
  // Fifty cents per month.
  expect(kinds).toEqual([...Array(8).fill('speaking'), 'used_up', 'used_up']);
  expect((await budgets().used(now)).month.free.polly - before).toBe(8 * EACH);
  later(31);
  expect(await speak((await open()).id)).toBe('speaking');
});

it('many concurrent requests for speech stay within what an account may spend in a day', async () => {
  const costly: SpendingRules['rates']['speech'] = [{ budget: 'polly', character: 250 }];
  const ids = [await open(), await open(), await open(), await open(), await open()].map(({ id }) => id);
  const rules = { rates: { ...RULES.rates, speech: costly } };
  const kinds = await Promise.all(ids.map((id) => speak(id, rules)));
  expect(kinds.toSorted()).toEqual(['speaking', 'speaking', 'speaking', 'used_up', 'used_up']);
});

// Proves budget-minutes-spoken-no-credits-limited.
it('a stage without a budget allows a free account ten minutes of speech a day, across its storyboards', async () => {
  const ids = [await open(), await open(), await open()].map(({ id }) => id);
  const none = { budget: undefined };
  for (let round = 0; round < 5; round += 1)
    expect(await Promise.all(ids.map((id) => speak(id, none)))).toEqual(Array(3).fill('speaking'));
  const last = await Promise.all(ids.map((id) => speak(id, none)));
  expect(last.toSorted()).toEqual(['speaking', 'spoken_out day', 'spoken_out day']);
  later(1);
  expect(await speak(defined(ids[0]), none)).toBe('speaking');
});

// Proves budget-minutes-spoken-no-credits-limited.
it('a storyboard gets at most twenty minutes of speech in total', async () => {
  const board = await open();
  const { id } = board;
  await boards().replace(board, { ...board, spokenSeconds: 20 * 60 - SECONDS });
  expect(await speak(id, { budget: undefined })).toBe('speaking');
  later(1);
  expect(await speak(id, { budget: undefined })).toBe('spoken_out storyboard');
});
