import { expect, it } from 'vitest';
import { keysOf } from '#test/support/browser/hands/keys.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { openStoryboard } from '#test/support/browser/pages.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';

signInForEach({ at: '/dashboard' });

it('a creator writes, reorders, paints, plays and films a storyboard using only the keyboard', async () => {
  const story = await giveStory(id, { title: 'The Lamp', scenes: wordyScenes });
  await page.goto(`/dashboard/studio/${await openStoryboard(page, { storyId: story.id })}`);
  const words = page.getByRole('textbox', { name: 'Words of scene 1' });
  await words.waitFor();
  const count = await page.getByRole('list', { name: 'Scenes' }).getByRole('listitem').count();
  const first = await words.inputValue();
  const keys = keysOf(page);

  await keys.tabTo('textbox', 'Words of scene 1');
  await keys.press('Control+Home');
  await keys.type('Listen. ');
  await keys.press('Control+Enter');
  expect(await words.inputValue()).toBe('Listen.');
  await keys.use('button', 'Later');
  await keys.press('Control+z', 2);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await words.inputValue()).toBe(`Listen. ${first}`);

  await keys.tabTo('combobox', 'Camera');
  await keys.press('ArrowDown', 2);
  await keys.use('button', 'Paint All (10 credits)');
  await page.getByRole('button', { name: 'All Painted' }).waitFor();
  expect(await page.getByRole('list', { name: 'Scenes' }).locator('img').count()).toBe(count);
  await keys.tabTo('slider', 'Zoom', 'Shift+Tab');
  await keys.press('ArrowRight', 4);

  await keys.tabTo('slider', 'Moment of the preview');
  const moment = page.getByRole('slider', { name: 'Moment of the preview' });
  await keys.press('Home');
  await keys.press('ArrowRight');
  expect(await moment.inputValue()).toBe('30');
  await keys.press('Space');
  await expect.poll(() => moment.inputValue().then(Number)).toBeGreaterThan(40);
  await keys.press('Space');
  await page.getByText('Saved', { exact: true }).waitFor();
  await keys.use('button', 'Create Video');
  await page.getByRole('dialog', { name: 'The Lamp' }).waitFor();
  expect(keys.faults()).toEqual([]);
});
