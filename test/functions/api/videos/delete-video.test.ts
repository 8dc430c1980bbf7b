import { expect, it, vi } from 'vitest';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { defined, takeFrom } from '#test/support/values.ts';
import { openHouse } from '#test/support/ways/house.ts';

it('deleting a video for good returns the credits for pictures in progress, and leaves none of their files behind', async () => {
  const { table, close } = await startTable();
  try {
    const house = await openHouse(table);
    await house.grant(20);
    const { creator, executions, objects } = house;
    const balance = async () => balanceOf(await house.credits.account(house.owner, house.now()), house.now());
    const work = async () => {
      while (executions.waiting.length > 0) await executions.runNext();
    };
    const board = defined(await creator.open());
    await creator.film(board.id);
    await work();
    const [video] = takeFrom((await house.films.list(house.owner, undefined)).items);
    const before = await balance();
    await creator.openVideo(video.id);
    const scenes = defined(await creator.read(video.id)).scenes.map((scene) => scene.id);
    await creator.paint(video.id, scenes.slice(0, 2));
    expect(await balance()).toBe(before - 2);
    await creator.delete(video.id, true);
    expect(await balance()).toBe(before);
    // The painting steps continue until they find that the video is gone.
    await work();
    house.wait(1);
    await house.tend();
    expect([...objects.keys()]).toEqual([]);
  } finally {
    vi.useRealTimers();
    await close();
  }
});
