import { expect, it } from 'vitest';
import { startTable } from '#test/support/cloud/store-here.ts';
import { boardStage, OWNER } from '#test/support/storyboards/board-stage.ts';
import { defined } from '#test/support/values.ts';

// Proves input-ledger-drafts-budgets-losses-add.
it('a storyboard discarded while being spoken keeps its budget reserved until the voice must have finished', async () => {
  const { table, close } = await startTable();
  try {
    const stage = boardStage(table);
    await stage.grant(20);
    await stage.open();
    const [id = ''] = stage.ids;
    const board = defined(await stage.boards.find(OWNER, id));
    expect(await stage.speak(board)).toMatchObject({ kind: 'speaking' });
    const open = () => Array.fromAsync(stage.budgets.open(stage.now()));
    expect(await open()).toMatchObject([{ videoId: id }]);
    await stage.discard(board);
    expect(await open()).toMatchObject([{ videoId: id, failedAt: expect.any(String) }]);
    await stage.settle();
    expect(await open()).toEqual([]);
  } finally {
    await close();
  }
});
