import { expect, it } from 'vitest';
import { userDataStore } from '#functions/store/export/user-data-store.ts';
import { mailPreferenceStore } from '#functions/store/mail/mail-preference-store.ts';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { giveAccount } from '#test/support/publishing/give-account.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
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

it('an export contains the connected accounts and the publications, without anything that gives access to them', async () => {
  const owner = await here.newOwner();
  await giveAccount(connectionStore(here.table), owner, { id: 'youtube-UC1', name: 'Night Stories' });
  const link = 'https://www.youtube.com/shorts/lamp';
  const { id } = await givePublication(here.table, owner, {
    status: 'published',
    remote: { id: 'lamp' },
    link,
  });

  const data = userDataStore(here.table);
  const [connection] = await Array.fromAsync(data.rows(owner, 'connections.json'));
  expect(connection).toMatchObject({ platform: 'youtube', name: 'Night Stories', madeForKids: false });
  expect(connection).not.toHaveProperty('tokens');
  const [publication] = await Array.fromAsync(data.rows(owner, 'publications.json'));
  expect(publication).toMatchObject({ id, videoTitle: 'The lamp', account: 'Night Stories', link });
  expect(publication).not.toHaveProperty('remote');
});

it('an export contains the account’s time zone', async () => {
  const owner = await here.newOwner();
  await mailPreferenceStore(here.table).saveTimeZone(owner, 'Asia/Tokyo');
  const rows = userDataStore(here.table).rows(owner, 'account.json');
  expect(await Array.fromAsync(rows)).toMatchObject([{ timeZone: 'Asia/Tokyo' }]);
});
