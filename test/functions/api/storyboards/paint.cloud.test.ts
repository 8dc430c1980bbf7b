import { beforeEach, describe, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { boardStillsPrefix, storyboardPrefix } from '#functions/domain/media/media-keys.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { budgets } from '#functions/wiring/spending.ts';
import { credits, storyboards } from '#functions/wiring/stores.ts';
import { returnedCredits } from '#test/support/billing/ledger.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { clearScriptedFaults, renderNothing, scriptFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { openBoard } from '#test/support/storyboards/open-board.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { defined } from '#test/support/values.ts';

const HOUR_MS = 3_600_000;

let creator: Visitor;
let id: string;
let board: Storyboard;
let before: number;
const balance = async (): Promise<number> => balanceOf(await credits().read(id, now()), now());
beforeEach(async () => {
  useCloudEnvironment();
  await clearScriptedFaults();
  ({ creator, id, board } = await openBoard(wordyScenes.slice(0, 2)));
  before = await balance();
});

const paint = (scenes: readonly string[], headers: Record<string, string> = {}): Promise<Response> =>
  creator.post(`/api/storyboards/${board.id}/paint`, { scenes }, headers);
const read = async (): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.get(`/api/storyboards/${board.id}`)).json());
const ids = (): string[] => board.scenes.map((scene) => scene.id);
/** The storyboard, once none of its pictures is being painted. */
const quiet = async (): Promise<Storyboard> => {
  for (;;) {
    const now = await read();
    if (now.scenes.every(({ isPainting }) => !isPainting)) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

describe('painting a storyboard', () => {
  // Proves dashboard-own-pictures-clips-in-scenes.
  it('doesn’t touch scenes with the creator’s own pictures, and reserves nothing for them', async () => {
    const { id: uploadId } = await giveUpload(id);
    const [own, ...others] = board.scenes.map(({ id: scene, narration, picture }, index) => ({
      id: scene,
      narration,
      picture,
      ...(index === 0 && { media: { uploadId } }),
    }));
    const saved = await creator.patch(`/api/storyboards/${board.id}`, {
      version: board.version,
      scenes: [own, ...others],
    });
    expect(saved.status).toBe(200);
    expect((await paint([defined(own).id])).status).toBe(202);
    expect((await read()).draft).toBeUndefined();
    expect(await balance()).toBe(before);
    await renderNothing();
    const ordered = Storyboard.parse(await (await paint([defined(own).id, defined(others[0]).id])).json());
    expect(ordered.scenes.map(({ isPainting }) => isPainting)).toEqual([false, true]);
    expect(await balance()).toBe(before - 10);
    // Otherwise a duty that runs in a later test would start painting it.
    await creator.delete(`/api/storyboards/${board.id}`);
  });

  // Proves paintStoryboard.
  it('reserves ten credits once despite concurrent requests, shows each painted still, and repaints for one credit', async () => {
    const headers = { 'idempotency-key': newId() };
    const [first = ''] = ids();
    const [answer, ...others] = await Promise.all([
      paint(ids(), headers),
      paint(ids(), headers),
      paint(ids()),
    ]);
    expect([answer, ...others].map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await paint(ids(), headers)).status).toBe(202);
    expect((await paint([first], headers)).status).toBe(409);
    const ordered = Storyboard.parse(await answer.json());
    expect(ordered.scenes.every(({ isPainting }) => isPainting)).toBe(true);
    expect(ordered.draft).toMatchObject({ credits: 10, painted: 0 });
    expect(await balance()).toBe(before - 10);
    const seen = await quiet();
    expect(seen.draft?.painted).toBe(seen.scenes.length);
    for (const { still, problem } of seen.scenes) {
      expect(problem).toBeUndefined();
      expect(still?.take).toBe(1);
      expect((await creator.get(still?.path ?? '')).headers.get('content-type')).toBe('image/jpeg');
    }
    await paint([first]);
    const again = await quiet();
    expect(again.scenes[0]?.still?.take).toBe(2);
    expect(again.scenes[0]?.still?.path).not.toBe(seen.scenes[0]?.still?.path);
    expect(await balance()).toBe(before - 11);
    const row = await storyboards().find(id, board.id);
    if (row === undefined) throw new Error('It is gone.');
    // One small picture per scene: the step removes the previous one after recording the new one.
    await expect.poll(() => filesUnder(storyboardPrefix(row))).toHaveLength(seen.scenes.length);
    expect((await filesUnder(boardStillsPrefix(row, 1))).length).toBeGreaterThan(0);
  });

  // Proves input-too-few-credits-first-picture.
  it('is refused with an explanation without enough credits, and reserves and paints nothing', async () => {
    await givePlan(id, { subscription: 'hobby', credits: 9 });
    const poor = await paint(ids());
    expect([poor.status, (await poor.json()).detail]).toEqual([
      402,
      expect.stringMatching(/^Painting reserves the video’s 10 credits\. /u),
    ]);
    expect(await balance()).toBe(9);
    const row = await storyboards().find(id, board.id);
    expect(row).toMatchObject({ pictures: {}, orders: 0 });
    expect(row?.draft).toBeUndefined();
    const held = await Array.fromAsync(budgets().open(now()));
    expect(held.filter(({ videoId }) => videoId === board.id)).toEqual([]);
    await givePlan(id, { subscription: 'hobby', credits: 10 });
    const [first = ''] = ids();
    await paint([first]);
    const painted = await quiet();
    const again = await paint([first]);
    expect([again.status, (await again.json()).detail]).toEqual([
      402,
      expect.stringMatching(/^Painting a scene again costs 1 credit, and you don’t have enough left\./u),
    ]);
    expect((await read()).scenes[0]).toEqual(painted.scenes[0]);
  });

  // Proves input-painter-declines-slow-moderator.
  it('shows an explanation only on the scene that the model declined, and paints the others', async () => {
    await scriptFaults('openai', 'images/generations', [
      { kind: 'status', status: 400, code: 'moderation_blocked' },
    ]);
    await paint(ids());
    const { scenes } = await quiet();
    const declined = scenes.filter(({ problem }) => problem !== undefined);
    expect(declined.map(({ problem }) => problem)).toEqual([
      'We couldn’t paint this picture: the image generator declined the new picture. No credit was used for it.',
    ]);
    expect(scenes.filter(({ still }) => still !== undefined)).toHaveLength(1);
    expect(await balance()).toBe(before - 10);
  });

  // Proves input-process-dies-write-start-execution.
  it('starts a minute later, at the same price, if its execution could not be started', async () => {
    await scriptFaults(
      'stepFunctions',
      'StartExecution',
      Array.from({ length: 3 }, () => ({ kind: 'status' as const, status: 500 })),
    );
    expect((await paint(ids().slice(0, 1))).status).toBe(202);
    expect((await read()).scenes[0]?.isPainting).toBe(true);
    await runDuties(() => new Date(Date.now() + 61_000));
    expect((await quiet()).scenes[0]?.still).toBeDefined();
    expect(await balance()).toBe(before - 10);
  });

  it('is refused with an explanation for deleted scenes, and for a scene without words', async () => {
    const gone = await paint(['nothere']);
    expect(gone.status).toBe(404);
    expect((await gone.json()).detail).toMatch(/aren’t there any more/u);
    const scenes = [{ id: 'blank', narration: '', picture: '' }];
    await creator.patch(`/api/storyboards/${board.id}`, { version: 1, scenes });
    expect((await (await paint(['blank'])).json()).detail).toMatch(/^Scene 1 has nothing to paint\./u);
    expect(await balance()).toBe(before);
  });

  // Proves input-scene-deleted-create-pressed-draft.
  fullIt('leaves no files behind for a scene deleted meanwhile, and doesn’t count that scene', async () => {
    await paint(ids());
    const [, second] = board.scenes;
    const scenes = [{ id: second?.id ?? '', narration: 'Only this.', picture: 'a lamp' }];
    expect((await creator.patch(`/api/storyboards/${board.id}`, { version: 1, scenes })).status).toBe(200);
    await expect
      .poll(
        async () =>
          Object.values((await storyboards().find(id, board.id))?.pictures ?? {}).every(
            ({ painting }) => painting === undefined,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    const row = await storyboards().find(id, board.id);
    if (row === undefined) throw new Error('It is gone.');
    const kept = Object.values(row.pictures).filter(({ still }) => still !== undefined);
    expect(row.draft?.painted).toBe(kept.length);
    await expect.poll(() => filesUnder(storyboardPrefix(row))).toHaveLength(kept.length);
  });
});

describe('discarding what was painted', () => {
  it('returns ten credits minus one per painted scene, erases every file, and settles the budget', async () => {
    await paint(ids().slice(0, 1));
    await quiet();
    const row = await storyboards().find(id, board.id);
    if (row === undefined) throw new Error('It is gone.');
    expect((await creator.delete(`/api/storyboards/${board.id}`)).status).toBe(200);
    expect(await balance()).toBe(before - 1);
    await runDuties(() => new Date(Date.now() + HOUR_MS));
    expect(await filesUnder(storyboardPrefix(row))).toEqual([]);
    expect(await filesUnder(boardStillsPrefix(row, 1))).toEqual([]);
  });

  // Proves input-scene-deleted-create-pressed-draft.
  it('stops painting pictures in progress, returns all credits, and leaves no files behind', async () => {
    await paint(ids());
    const row = await storyboards().find(id, board.id);
    if (row === undefined) throw new Error('It is gone.');
    expect((await creator.delete(`/api/storyboards/${board.id}`)).status).toBe(200);
    expect(await balance()).toBeGreaterThanOrEqual(before - 10);
    await expect.poll(() => filesUnder(storyboardPrefix(row)), { timeout: 20_000 }).toEqual([]);
    // Here the hour passes instantly, so the painting in progress may still write a file after the first sweep.
    const stillsAfterSweep = async (): Promise<string[]> => {
      await runDuties(() => new Date(Date.now() + HOUR_MS));
      return filesUnder(boardStillsPrefix(row, 1));
    };
    await expect.poll(stillsAfterSweep, { timeout: 20_000 }).toEqual([]);
  });

  // Proves paintStoryboard.
  fullIt(
    'happens automatically once a draft has been left untouched for a day; its scenes stay, but its pictures are deleted',
    async () => {
      await paint(ids().slice(0, 1));
      await quiet();
      const row = await storyboards().find(id, board.id);
      if (row === undefined) throw new Error('It is gone.');
      await runDuties(() => new Date(Date.now() + 25 * HOUR_MS));
      const after = await read();
      expect(after.draft).toBeUndefined();
      expect(after.scenes.map(({ narration }) => narration)).toEqual(
        board.scenes.map(({ narration }) => narration),
      );
      expect(after.scenes.every(({ still }) => still === undefined)).toBe(true);
      expect(await returnedCredits(id)).toBe(9);
      expect(await filesUnder(storyboardPrefix(row))).toEqual([]);
      expect(await filesUnder(boardStillsPrefix(row, 1))).toEqual([]);
    },
  );
});
