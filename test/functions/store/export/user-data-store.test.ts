import { expect, it } from 'vitest';
import { userDataStore } from '#functions/store/export/user-data-store.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { useSeriesTable } from '#test/support/series/series-table.ts';

const NOW = new Date('2026-03-07T20:00:00Z');
const here = useSeriesTable(NOW);

it('an export contains the series, the waiting ideas and the runs, as their creator sees them', async () => {
  const owner = await here.newOwner();
  const series = seriesOf(owner);
  const [taken, waits] = [ideaOf(series), ideaOf(series, { text: 'The lamp that answered.' })];
  await here.series.create(series, [taken, waits], 1, { now: NOW });
  const run = runOf(taken);
  await here.runs.begin(run, { before: series, after: series });

  const data = userDataStore(here.table);
  const rows = (file: string) => Array.fromAsync(data.rows(owner, file));
  const { id, choice, status } = series;
  expect(await rows('series.json')).toMatchObject([{ id, choice, status }]);
  expect(await rows('ideas.json')).toEqual([waits]);
  expect(await rows('runs.json')).toMatchObject([{ id: run.id, airing: run.airing, idea: taken }]);
  for (const file of ['series.json', 'runs.json'])
    for (const internal of ['pk', 'gsi1pk', 'version', 'revision'])
      for (const row of await rows(file)) expect(row).not.toHaveProperty(internal);
});
