import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Slots } from '#local/support/slots.ts';

it('jobs run in order of arrival, except that some give way to all others that wait', async () => {
  const slots = new Slots(1);
  const begun: string[] = [];
  const job = (name: string) => async (): Promise<void> => {
    begun.push(name);
    await nextTurn();
  };
  await Promise.all([
    slots.run(job('scene 1'), true),
    slots.run(job('scene 2'), true),
    slots.run(job('scene 3'), true),
    slots.run(job('sound')),
    slots.run(job('film')),
  ]);
  expect(begun).toEqual(['scene 1', 'sound', 'film', 'scene 2', 'scene 3']);
});
