import { expect, test } from 'vitest';
import { DutyIncomplete, runDuty } from '#functions/runtime/step/run-duty.ts';

const dutyOver = (items: readonly string[], counted: object[] = []) => {
  const tended: string[] = [];
  const duty = {
    name: 'RescueRenders',
    due: () => items,
    about: (item: string) => ({ videoId: item }),
    tend: async (item: string) => {
      if (item === 'broken') throw new Error('It cannot be read.');
      tended.push(item);
      return 'started';
    },
    counts: async (numbers: object) => {
      counted.push(numbers);
      return {};
    },
  };
  return { duty, tended };
};

test('handles the other items when one fails, and ends the run with an error', async () => {
  const counted: object[] = [];
  const { duty, tended } = dutyOver(['first', 'broken', 'last'], counted);
  const error = await runDuty(duty).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DutyIncomplete);
  expect(error).toMatchObject({ message: '1 of 3 failed' });
  expect(tended).toEqual(['first', 'last']);
  expect(counted).toEqual([{ started: 2, failed: 1 }]);
});

test('reports a run as reused if nothing was due, which keeps its duration out of the metrics', async () => {
  expect(await runDuty(dutyOver([]).duty)).toMatchObject({ reused: true });
  expect(await runDuty(dutyOver(['first']).duty)).toMatchObject({ reused: false });
});
