import { describe, expect, it } from 'vitest';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { newId } from '#functions/wiring/clock.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { giveAccount } from '#test/support/publishing/give-account.ts';

const table = useTable();
const connectionsWith = (clientId: string) => connectionStore(table, async () => ({ youtube: { clientId } }));

describe('an account that was connected with another app', () => {
  // Proves publish-own-app.
  it('is hidden until that app is in use again', async () => {
    const owner = newId();
    const ofStage = connectionStore(table);
    await giveAccount(ofStage, owner, { id: 'stage', name: 'Night Stories' });
    await giveAccount(ofStage, owner, { id: 'mine', name: 'Day Stories', app: 'mine' });
    await giveAccount(ofStage, owner, { id: 'inbox', name: 'Ada', platform: 'tiktok' });
    const idsIn = async (connections = ofStage) => (await connections.list(owner)).map(({ id }) => id);
    expect(await idsIn()).toEqual(['inbox', 'stage']);
    expect(await idsIn(connectionsWith('mine'))).toEqual(['inbox', 'mine']);
    expect(await idsIn(connectionsWith('another'))).toEqual(['inbox']);
    expect(await ofStage.find(owner, 'mine')).toBeUndefined();
    expect(await connectionsWith('mine').find(owner, 'mine')).toMatchObject({ name: 'Day Stories' });
  });

  it('is replaced when it is reconnected; one connected with the same app is not', async () => {
    const owner = newId();
    const connect = (app: string | undefined, name: string) =>
      giveAccount(connectionStore(table), owner, { id: 'one', name, ...(app !== undefined && { app }) });
    const connected = [
      await connect(undefined, 'of the stage'),
      await connect(undefined, 'of the stage again'),
      await connect('mine', 'mine'),
      await connect('mine', 'mine again'),
      await connect('another', 'of another app'),
      await connect(undefined, 'of the stage once more'),
    ];
    expect(connected).toEqual([true, false, true, false, true, true]);
    expect(await connectionStore(table).find(owner, 'one')).toMatchObject({ name: 'of the stage once more' });
  });
});
