import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Slots } from '#local/support/slots.ts';

it('jobs run in order of arrival, except that an urgent one goes before all that still wait', async () => {
  const slots = new Slots(1);
  const begun: string[] = [];
  const job = (name: string) => async (): Promise<void> => {
    begun.push(name);
    await nextTurn();
  };
  await Promise.all([
    slots.run(job('scene 1')),
    slots.run(job('scene 2')),
    slots.run(job('scene 3')),
    slots.run(job('sound'), true),
  ]);
  expect(begun).toEqual(['scene 1', 'sound', 'scene 2', 'scene 3']);
});
