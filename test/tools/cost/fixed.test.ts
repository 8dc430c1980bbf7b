import { expect, it } from 'vitest';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { fixedSection } from '#tools/cost/sections/fixed.ts';

const rowsOf = async (stage: string): Promise<unknown[]> => {
  const { tables } = fixedSection(await inputOf(generatedMonth({ requests: 5, videos: 1 }), { stage }));
  return tables.flatMap(({ rows }) => rows.map(([what]) => what));
};
const USE = ['use (variable)', 'payment fees (variable, with revenue)'];

it('a private stage pays for its secrets and a few alarms', async () => {
  expect(await rowsOf('alice')).toEqual(['secrets', 'metrics watched by alarms', ...USE]);
});

it('prod also pays for custom metrics, a dashboard and its firewalls', async () => {
  expect(await rowsOf('prod')).toEqual([
    'secrets',
    'metrics watched by alarms',
    'own metrics',
    'dashboard',
    'firewalls',
    'rules of the firewalls',
    ...USE,
  ]);
});

it('a local run costs nothing while nobody uses it', async () => {
  expect(await rowsOf('local')).toEqual(USE);
});
