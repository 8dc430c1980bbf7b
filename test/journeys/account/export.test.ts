import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { unzip } from '#test/support/builders/unzip.ts';
import { defined } from '#test/support/values.ts';

const PACKING_LIMIT_MS = 60_000;

signInForEach({ at: '/dashboard' });

// Proves dashboard-everything-in-account-archive, requestExport, readExport, openExport.
it('in Settings, a creator exports everything, and finds it all in the archive', async () => {
  const story = await giveStory(id, { title: 'The Lamp Room' });
  const film = await givePlayableFilm(id);
  await page.goto('/dashboard/settings');
  const section = page.getByRole('region', { name: 'Your Data' });
  await section.getByText(/One ZIP file with what we store/u).waitFor();
  await section.getByRole('button', { name: 'Export My Data' }).focus();
  await page.keyboard.press('Enter');
  const link = section.getByRole('button', { name: 'Download Archive' });
  await link.waitFor({ timeout: PACKING_LIMIT_MS });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^veilcast-\d{4}-\d\d-\d\d\.zip$/u);
  const files = await unzip(await readFile(await download.path()));
  const stories = JSON.parse(defined(files.get('data/stories.json')).toString());
  expect(stories).toContainEqual(expect.objectContaining({ id: story.id, title: 'The Lamp Room' }));
  const [video] = JSON.parse(defined(files.get('data/videos.json')).toString());
  expect(video.id).toBe(film);
  expect(defined(files.get(`${video.folder}/captions.vtt`)).toString()).toContain('WEBVTT');
  expect(defined(files.get('README.txt')).toString()).toContain('What each video cost us');
  await section.getByText(/You can download it 2 times until/u).waitFor();
  // The export is still there after a reload, and another can be requested.
  await page.reload();
  await link.waitFor();
  await section.getByRole('button', { name: 'Export Again' }).waitFor();
});
